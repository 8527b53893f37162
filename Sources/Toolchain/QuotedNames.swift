extension CompilerDiagnostic {
  /// A name or a type that a message quotes: `'Field' (aka 'UITextField')`.
  package struct QuotedName: Hashable, Sendable {
    package var text: String
    /// What `text` is an alias of.
    package var aliased: String?

    package init(text: String, aliased: String? = nil) {
      self.text = text
      self.aliased = aliased
    }
  }

  /// In the order of the message. The compiler quotes all names that it says with straight single quotation marks.
  package var quotedNames: [QuotedName] {
    var names: [QuotedName] = []
    var rest = message[...]
    while let opening = rest.firstIndex(of: "'") {
      let start = rest.index(after: opening)
      guard let closing = rest[start...].firstIndex(of: "'") else { break }
      var name = QuotedName(text: String(rest[start..<closing]))
      rest = rest[closing...].dropFirst()
      if rest.hasPrefix(" (aka '"), let end = rest.dropFirst(7).firstIndex(of: "'") {
        name.aliased = String(rest.dropFirst(7)[..<end])
        rest = rest[end...].dropFirst()
      }
      names.append(name)
    }
    return names
  }
}
