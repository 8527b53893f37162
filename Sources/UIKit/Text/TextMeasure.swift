import Foundation

/// Sizes of text without fonts: each character is half as wide as the font is high. Deterministic, not exact.
enum TextMeasure {
  static func width(of text: String, _ font: UIFont?) -> CGFloat {
    (CGFloat(text.count) * (font?.pointSize ?? 17) / 2).rounded(.up)
  }

  /// How far text reaches below the line it stands on.
  static func descent(of font: UIFont) -> CGFloat { (font.pointSize * 0.24).rounded() }

  /// The lines that text takes up, broken between words where a line is full.
  static func lineCount(of text: String, _ font: UIFont?, width limit: CGFloat) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { count, paragraph in
      var lines = 1
      var used: CGFloat = 0
      let space = width(of: " ", font)
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let wide = width(of: String(word), font)
        if used > 0, used + space + wide > limit {
          lines += 1
          used = 0
        }
        // A word that is wider than a line is broken within.
        if wide > limit, limit > 0 { lines += Int((wide / limit).rounded(.up)) - 1 }
        used += (used > 0 ? space : 0) + (limit > 0 ? min(wide, limit) : wide)
      }
      return count + lines
    }
  }

  /// The size of text of several lines.
  /// - Parameters:
  ///   - limit: The width to break at; `nil` breaks at the text's own line ends alone.
  ///   - maximum: The most lines that are shown; 0 for any number.
  static func size(of text: String, _ font: UIFont?, width limit: CGFloat?, lines maximum: Int) -> CGSize {
    let natural = text.split(separator: "\n").map { width(of: String($0), font) }.max() ?? 0
    let count = text.isEmpty ? 0 : lineCount(of: text, font, width: limit ?? .infinity)
    let shown = maximum == 0 ? count : min(count, maximum)
    let height = CGFloat(shown) * (font?.lineHeight ?? 21)
    return CGSize(width: min(natural, limit ?? natural), height: height)
  }
}
