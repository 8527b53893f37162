internal import Foundation

/// The words of a site in its language.
///
///     strings.text("hintNumber", ["number": 1, "count": 2])    // "Hint 1 of 2"
///     strings.count("steps", 7)                                // "7 steps"
struct PageStrings {
  /// A tag of BCP 47.
  let language: String
  private let texts: [String: StringsFile.Text]

  /// - Parameter files: Each of later ones goes before those of earlier ones.
  init(_ files: [StringsFile], language: String) {
    self.language = language
    texts = files.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
  }

  /// - Returns: The name itself where there is no such text.
  func text(_ name: String, _ values: KeyValuePairs<String, Any> = [:]) -> String {
    switch texts[name] {
    case .plain(let text): Self.fill(text, values)
    case .forms(let forms):
      Self.fill(
        forms[
          PluralCategory(of: values.first { $0.key == "count" }?.value as? Int ?? 0, in: language)] ?? forms[.other]
          ?? name, values)
    case nil: name
    }
  }

  func count(_ name: String, _ number: Int) -> String { text(name, ["count": number]) }

  /// What templates see: the texts without values.
  var plain: [String: String] {
    texts.compactMapValues { text in
      if case .plain(let text) = text { text } else { nil }
    }.filter { !$0.key.hasPrefix("script.") }
  }

  /// What the script reads, as JSON that can stand in HTML.
  var scriptJSON: String {
    var object: [String: Any] = [:]
    for (name, text) in texts where name.hasPrefix("script.") {
      switch text {
      case .plain(let text): object[String(name.dropFirst(7))] = text
      case .forms(let forms):
        object[String(name.dropFirst(7))] = Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, $0.value) })
      }
    }
    let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data("{}".utf8), as: UTF8.self)
      .replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  /// `rtl` for what is written from right to left.
  var direction: String {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    let script = parts.dropFirst().first { $0.count == 4 }
    if let script { return ["arab", "hebr", "thaa", "syrc", "nkoo"].contains(script) ? "rtl" : "ltr" }
    return ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(parts.first ?? "") ? "rtl" : "ltr"
  }

  private static func fill(_ text: String, _ values: KeyValuePairs<String, Any>) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      // What is no name of a value stays as it is.
      if let value = values.first(where: { $0.key == rest[rest.index(after: open)..<close] })?.value {
        result += "\(value)"
        rest = rest[rest.index(after: close)...]
      } else {
        result += "{"
        rest = rest[rest.index(after: open)...]
      }
    }
    return result + rest
  }
}
