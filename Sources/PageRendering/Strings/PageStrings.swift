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

  /// What templates see: the texts without values by their names, those of a list below its name.
  var plain: [String: Any] {
    var plain: [String: Any] = [:]
    var lists: [String: [String: String]] = [:]
    for (name, found) in texts {
      guard case .plain(let text) = found else { continue }
      if let dot = name.firstIndex(of: ".") {
        lists[String(name[..<dot]), default: [:]][String(name[dot...].dropFirst())] = text
      } else {
        plain[name] = text
      }
    }
    for (name, list) in lists { plain[name] = list }
    return plain
  }

  /// What `site.js` reads.
  var scriptJSON: String { json { $0.hasPrefix("script.") ? String($0.dropFirst(7)) : nil } }

  /// What a script reads, as JSON that can stand in HTML and in a script.
  /// - Parameter scriptName: What the script calls a text; `nil` for one that it does not say.
  func json(named scriptName: (String) -> String?) -> String {
    var object: [String: Any] = [:]
    for (name, text) in texts {
      guard let key = scriptName(name) else { continue }
      switch text {
      case .plain(let text): object[key] = text
      case .forms(let forms):
        object[key] = Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, $0.value) })
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
