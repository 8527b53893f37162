internal import AppProtocol
internal import Foundation
internal import ReferenceModel

/// Something that check code has read from the screen, kept so that a failed expectation can speak of it.
///
/// `the keyboard` `is` `up`; or `the text field "item"` `shows` `"Figs"`.
struct Reading: Sendable {
  enum Style: Sendable {
    case value
    /// Says how many of something there are.
    case count(noun: String)
    /// What it is called when it holds and when not, and how a user would expectedWords for it: `up`, `down`, `it up`, `it gone`.
    case flag(yes: String, no: String, wanted: String, unwanted: String)
    /// How an element moved: `jumped`, and as a expectedWords `it to jump`.
    case movement
  }

  var subject: String
  var verb: String
  var value: any Sendable
  var style = Style.value

  /// `the keyboard is up`
  var clause: String { "\(subject) \(verb) \(words(value))" }

  /// How a value of this kind is shown: `up`, `"Figs"`, `3 rows`.
  func words(_ value: Any) -> String {
    switch style {
    case .value: ValueWords.words(value)
    case .count(let noun): (value as? Int).map { Words.count($0, noun) } ?? ValueWords.words(value)
    case .movement: Movement.words(value as? Movement)
    case .flag(let yes, let no, _, _): (value as? Bool).map { $0 ? yes : no } ?? ValueWords.words(value)
    }
  }

  /// What stands after the word "expected": `it gone`, `"Figs"`.
  func expectedWords(_ value: Any) -> String {
    if case .flag(_, _, let wanted, let unwanted) = style, let value = value as? Bool {
      return value ? wanted : unwanted
    }
    if case .movement = style { return Movement.expectedWords(value as? Movement) }
    return words(value)
  }
}

/// Values of check code in words.
enum ValueWords {
  static func words(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      // Only code has values that may be absent, and there an empty text is something else.
      guard let wrapped = mirror.children.first?.value else { return "nil" }
      return (wrapped as? String)?.isEmpty == true ? "an empty text" : words(wrapped)
    }
    switch value {
    case let text as String: return Words.quoted(text)
    case let texts as [String]:
      return texts.isEmpty ? "nothing" : texts.map { Words.quoted($0) }.joined(separator: ", ")
    case let flag as Bool: return flag ? "true" : "false"
    case let number as CGFloat: return Words.decimal(Double(number))
    case let number as Double: return Words.decimal(number)
    case let frame as CGRect:
      let numbers = [frame.width, frame.height, frame.minX, frame.minY].map { Words.decimal(Double($0)) }
      return "\(numbers[0]) × \(numbers[1]) points at (\(numbers[2]), \(numbers[3]))"
    default: break
    }
    return Words.cut(String(describing: value))
  }
}
