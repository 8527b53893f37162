/// The words of what the server adds to pages, in the language of the site.
package struct AddedWords: Sendable, Equatable {
  /// A tag of BCP 47.
  package let language: String
  /// `ltr`, or `rtl` for what is written from right to left.
  let direction: String
  /// What scripts say, by its name; JSON that can stand in a script.
  private let json: String
  /// What the server's own pages say, by its name.
  private let texts: [String: String]

  /// English, as long as no words were read; scripts of pages that there are have theirs by then.
  init() { (language, direction, json, texts) = ("en", "ltr", "{}", OwnPages.english) }

  /// - Parameters:
  ///   - language: A tag of BCP 47.
  ///   - direction: `ltr` or `rtl`.
  ///   - json: What scripts say: an object of texts, or of forms for numbers, by name.
  ///   - text: What the server's own pages say, by its name.
  package init(language: String, direction: String, json: String, text: (String) -> String) {
    self.language = language
    self.direction = direction
    self.json = json
    texts = Dictionary(uniqueKeysWithValues: OwnPages.english.keys.map { ($0, text($0)) })
  }

  /// A text, as HTML.
  func html(_ name: String) -> String { OwnPages.escaped(texts[name] ?? "") }

  /// An expression of JavaScript.
  var script: String {
    let tag = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return "{ language: \"\(tag)\", texts: \(json) }"
  }
}
