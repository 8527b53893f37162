/// The quotation marks of a language, as its printers set them.
struct QuotationMarks {
  let double: (open: String, close: String)
  let single: (open: String, close: String)

  /// - Parameter language: A tag of BCP 47.
  init(language: String) {
    let tag = language.lowercased()
    let code = tag.split(separator: "-").first.map(String.init) ?? ""
    switch code {
    case _ where tag.hasSuffix("-ch"): (double, single) = (("«", "»"), ("‹", "›"))
    case "de", "cs", "sk", "sl", "bg", "is", "lt", "et", "sr", "hr", "mk": (double, single) = (("„", "“"), ("‚", "‘"))
    case "pl", "ro", "hu": (double, single) = (("„", "”"), ("‚", "’"))
    case "fr": (double, single) = (("«\u{202F}", "\u{202F}»"), ("‹\u{202F}", "\u{202F}›"))
    case "es", "it", "pt", "el", "ru", "uk", "be", "ca", "no", "nb", "nn": (double, single) = (("«", "»"), ("“", "”"))
    case "da": (double, single) = (("»", "«"), ("›", "‹"))
    case "sv", "fi": (double, single) = (("”", "”"), ("’", "’"))
    default: (double, single) = (("“", "”"), ("‘", "’"))
    }
  }

  /// What somebody saw or typed in a sentence about it: `type "milk"` as `type “milk”`. A sentence that shows code, or in which it is not clear
  /// which quotes belong together, stays as it is: what stands between quotes must not be changed.
  func set(in sentence: String) -> String {
    let quotes = sentence.count { $0 == "\"" }
    let quoted = /(^|[\s(])"([^"]*)"(?=$|[\s,;:?!.)])/
    guard quotes > 0, sentence.matches(of: quoted).count * 2 == quotes,
      !sentence.contains(/\w\([^)]*"|\[[^\]]*"/)
    else { return sentence }
    // A clause that the language quotes as a whole.
    let marks = sentence.hasPrefix(double.open) ? single : double
    return sentence.replacing(quoted) { "\($0.1)\(marks.open)\($0.2)\(marks.close)" }
  }
}
