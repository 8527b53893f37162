internal import Foundation

/// The words of a site in its language.
///
///     strings.text("hintNumber", ["number": 1, "count": 2])    // "Hint 1 of 2"
///     strings.count("steps", 7)                                // "7 steps"
struct PageStrings {
  /// A tag of BCP 47.
  let language: String
  private let texts: [String: StringsFile.Text]
  /// Of what is told in the page's language, and of what is told in English.
  private let quotes, englishQuotes: QuotationMarks
  /// `nil` in English, and where the language has no words for it.
  private let toldWords: ToldWords?
  /// What templates see: the texts that need no value.
  let forTemplates: TemplateWords
  /// What `site.js` reads.
  let scriptJSON: String

  /// - Parameter files: Each of later ones goes before those of earlier ones.
  init(_ files: [StringsFile], language: String) {
    self.language = language
    quotes = QuotationMarks(language: language)
    englishQuotes = QuotationMarks(language: Self.isEnglish(language) ? language : "en")
    texts = files.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
    let (english, own) = (Self.told(files.first?.texts ?? [:]), Self.told(texts))
    toldWords = Self.isEnglish(language) || english == own ? nil : ToldWords(english: english, own: own)
    forTemplates = TemplateWords(
      texts.compactMapValues { if case .plain(let text) = $0 { text } else { nil } }.filter {
        !$0.key.hasPrefix("told.")
      })
    scriptJSON = Self.json(of: texts) { $0.hasPrefix("script.") ? String($0.dropFirst(7)) : nil }
  }

  private static func told(_ texts: [String: StringsFile.Text]) -> [String: String] {
    var told: [String: String] = [:]
    for case (let name, .plain(let text)) in texts where name.hasPrefix("told.") { told[name] = text }
    return told
  }

  private static func isEnglish(_ language: String) -> Bool {
    language.lowercased().split(separator: "-").first == "en"
  }

  /// `en` where the page has another language: for what is English everywhere.
  var english: String? { Self.isEnglish(language) ? nil : "en" }

  /// What an examiner has said, in the language of the page where that is known.
  /// - Returns: The text, and its language where that is another one than the page's.
  func told(_ text: String) -> (text: String, language: String?) {
    if let said = toldWords?.said(text) { return (quotes.set(in: said), nil) }
    return (englishQuotes.set(in: text), english)
  }

  /// What stands under a picture: its author's words are the page's already.
  func captioned(_ words: String) -> String { toldWords?.said(words) ?? words }

  /// Several that belong together: all in the one language, or all in the other.
  func told(_ texts: [String]) -> (texts: [String], language: String?) {
    let said = texts.compactMap { toldWords?.said($0) }
    return said.count == texts.count
      ? (said.map(quotes.set), nil) : (texts.map(englishQuotes.set), english)
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

  /// What a script reads, as JSON that can stand in HTML and in a script.
  /// - Parameter scriptName: What the script calls a text; `nil` for one that it does not say.
  func json(named scriptName: (String) -> String?) -> String { Self.json(of: texts, named: scriptName) }

  private static func json(of texts: [String: StringsFile.Text], named scriptName: (String) -> String?) -> String {
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
    return ScriptData.escaped(data ?? Data("{}".utf8))
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
