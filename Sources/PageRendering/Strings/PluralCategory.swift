/// Which form a language uses for a number of things, as Unicode's CLDR names the forms.
///
/// `Intl.PluralRules` answers the same in a browser.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// - Parameters:
  ///   - count: Whole and not negative.
  ///   - language: A tag of BCP 47. A language that is not known here has one form for one and another for all else, as English.
  init(of count: Int, in language: String) {
    let language = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    let (ten, hundred) = (count % 10, count % 100)
    let isTeen = (11...14).contains(hundred)
    self =
      switch language {
      case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": .other
      case "fr", "pt", "hi", "bn", "fa", "hy": count < 2 ? .one : .other
      case "ru", "uk", "be":
        ten == 1 && hundred != 11 ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
      case "pl": count == 1 ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
      case "cs", "sk": count == 1 ? .one : (2...4).contains(count) ? .few : .other
      case "hr", "sr", "bs": ten == 1 && hundred != 11 ? .one : (2...4).contains(ten) && !isTeen ? .few : .other
      case "sl": hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
      case "lt":
        ten == 1 && !(11...19).contains(hundred)
          ? .one : (2...9).contains(ten) && !(11...19).contains(hundred) ? .few : .other
      case "ro": count == 1 ? .one : count == 0 || (1...19).contains(hundred) ? .few : .other
      case "ar":
        switch (count, hundred) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
      case "he": count == 1 ? .one : count == 2 ? .two : .other
      default: count == 1 ? .one : .other
      }
  }
}
