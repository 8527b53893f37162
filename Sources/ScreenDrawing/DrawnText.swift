internal import MarkupText

/// Text of an app as it is drawn: in one line, without what would change the text around it, and escaped.
enum DrawnText {
  /// In characters.
  private static let longest = 160

  /// The text in one line, without control characters, without marks that turn the direction of writing, and not longer than
  /// anybody would read. A line end is a blank.
  static func clean(_ text: String, to limit: Int = longest) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(4 * limit) {
      switch ScalarClass(scalar) {
      case .plain where scalar == "\u{200C}": continue  // Separates letters, and has no width of its own.
      case .plain: scalars.append(scalar)
      case .lineFeed, .carriageReturn, .tab, .separator: scalars.append(" ")
      case .control: scalars.append(["\u{B}", "\u{C}", "\u{85}"].contains(scalar) ? " " : "\u{FFFD}")
      case .direction, .directionMark, .invisible: continue
      case .unassigned: if !scalar.properties.isNoncharacterCodePoint { scalars.append(scalar) }
      }
    }
    let clean = String(scalars)
    return clean.count > limit ? clean.prefix(limit) + "…" : clean
  }

  /// The lines of a text, each ``clean(_:to:)``.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.prefix(60).map { clean(String($0)) }
  }

  /// Nothing of it is markup afterwards, in an element or in a quoted attribute.
  static func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  /// With blanks that SVG does not join: a person who types two sees two.
  static func keepingBlanks(_ text: String) -> String {
    guard text.contains("  ") || text.hasPrefix(" ") || text.hasSuffix(" ") else { return text }
    return text.replacing(" ", with: "\u{A0}")
  }
}
