/// What a character does to the text around it, wherever the text goes. The one place that says which characters are not just
/// shown; each format then says what becomes of them.
package enum ScalarClass: Sendable {
  /// Is shown, and nothing else.
  case plain
  case lineFeed, tab, carriageReturn
  /// C0 and C1 controls: a terminal obeys them, and XML has no place for most.
  case control
  /// Line and paragraph separators, which some readers take for line ends.
  case separator
  /// Embeddings, overrides and isolates: they turn the direction of what stands around them.
  /// Source: Unicode Standard Annex #9, "Directional Formatting Characters".
  case direction
  /// Marks that have a direction and no glyph: right in a text of a right-to-left script.
  case directionMark
  /// No glyph and no width.
  case invisible
  /// Stands for no character: noncharacters, and private use, whose glyphs differ from font to font.
  case unassigned

  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A: self = .lineFeed
    case 0x09: self = .tab
    case 0x0D: self = .carriageReturn
    // What most texts are made of is decided first.
    case 0x20..<0x7F: self = .plain
    case 0..<0x20, 0x7F...0x9F: self = .control
    case 0xA0..<0x0300: self = .plain
    case 0x2028, 0x2029: self = .separator
    case 0x202A...0x202E, 0x2066...0x2069: self = .direction
    case 0x061C, 0x200E, 0x200F: self = .directionMark
    case 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: self = .invisible
    default:
      let isNothing = scalar.properties.isNoncharacterCodePoint || scalar.properties.generalCategory == .privateUse
      self = isNothing ? .unassigned : .plain
    }
  }
}
