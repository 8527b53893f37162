/// The words of what `serve` adds to the pages of a site, in its language.
package struct ServedStrings: Sendable {
  private let strings: PageStrings

  fileprivate init(_ strings: PageStrings) { self.strings = strings }

  /// A tag of BCP 47.
  package var language: String { strings.language }
  /// `ltr`, or `rtl` for what is written from right to left.
  package var direction: String { strings.direction }
  /// A text that needs no value: `serve.noPage`.
  package func text(_ name: String) -> String { strings.text(name) }

  /// What an examiner has said, in this language where that is known.
  package func told(_ text: String) -> ToldText { ToldText(strings.told(text)) }

  /// Several that belong together: all in this language, or all as they are.
  package func told(_ texts: [String]) -> [ToldText] {
    let (said, language) = strings.told(texts)
    return said.map { ToldText(($0, language)) }
  }

  /// All of them, and forms for numbers, by their names; as JSON that can stand in a script. What `site.js` says, and the page of a class, is not
  /// there.
  package var json: String {
    strings.json { name in
      ["script.", "gradebook.", "told."].contains { name.hasPrefix($0) } ? nil : name
    }
  }
}

/// What an examiner has said, on a page.
package struct ToldText: Sendable, Hashable, Encodable {
  package var text: String
  /// A tag of BCP 47, where it is another language than the page's.
  package var lang: String?

  package init(_ text: String) { self.text = text }

  fileprivate init(_ told: (text: String, language: String?)) { (text, lang) = (told.text, told.language) }
}

extension TemplateSet {
  /// The words of what `serve` adds to pages; what is missing in the language is English.
  package func servedStrings(in language: String) -> ServedStrings { ServedStrings(strings(in: language)) }
}
