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

  /// What an examiner has said, in this language; as it is where that is not known.
  package func told(_ text: String) -> String { strings.told(text).text }

  /// All of them, and forms for numbers, by their names; as JSON that can stand in a script. What `site.js` says, and the page of a class, is not
  /// there.
  package var json: String {
    strings.json { name in
      ["script.", "gradebook.", "told."].contains { name.hasPrefix($0) } ? nil : name
    }
  }
}

extension TemplateSet {
  /// The words of what `serve` adds to pages; what is missing in the language is English.
  package func servedStrings(in language: String) -> ServedStrings { ServedStrings(strings(in: language)) }
}
