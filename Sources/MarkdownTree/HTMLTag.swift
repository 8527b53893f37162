/// A start or end tag, read with CommonMark's grammar for raw HTML.
package struct HTMLTag {
  /// In lower case.
  package let name: String
  package let isEnd: Bool
  /// By name in lower case; of several with one name the first. An attribute without a value has an empty one.
  package let attributes: [String: String]
  /// The tag as it was written.
  package let source: Substring

  /// Takes the tag at the beginning of the text away from it; `nil` when there is none, and then the text stays.
  package init?(_ text: inout Substring) {
    let all = text.unicodeScalars
    var rest = all.dropFirst()
    isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    let name = rest.prefix(while: Self.isNamePart)
    guard all.first == "<", let first = name.first, first.properties.isAlphabetic, first.isASCII else { return nil }
    rest = rest[name.endIndex...]

    var attributes: [String: String] = [:]
    while true {
      let afterBlanks = rest.drop(while: Self.isBlank)
      let hasBlanks = afterBlanks.startIndex != rest.startIndex
      rest = afterBlanks
      if rest.first == ">" { break }
      if rest.starts(with: "/>".unicodeScalars) {
        rest = rest.dropFirst()
        break
      }
      guard hasBlanks, let (key, value) = Self.attribute(&rest) else { return nil }
      if attributes[key] == nil { attributes[key] = value }
    }

    self.name = String(name).lowercased()
    self.attributes = attributes
    let end = all.index(after: rest.startIndex)
    source = text[..<end]
    text = text[end...]
  }

  private static func attribute(_ rest: inout Substring.UnicodeScalarView) -> (key: String, value: String)? {
    let key = rest.prefix { isNamePart($0) || "_:.".unicodeScalars.contains($0) }
    guard !key.isEmpty else { return nil }
    rest = rest[key.endIndex...]
    let afterKey = rest.drop(while: isBlank)
    guard afterKey.first == "=" else { return (String(key).lowercased(), "") }
    rest = afterKey.dropFirst().drop(while: isBlank)
    guard let value = value(&rest) else { return nil }
    return (String(key).lowercased(), value.replacing("&amp;", with: "&"))
  }

  private static func value(_ rest: inout Substring.UnicodeScalarView) -> String? {
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return nil }
      defer { rest = rest[end...].dropFirst() }
      return String(rest[..<end])
    }
    let value = rest.prefix { !isBlank($0) && !"\"'=<>`".unicodeScalars.contains($0) }
    rest = rest[value.endIndex...]
    return value.isEmpty ? nil : String(value)
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
  }
}
