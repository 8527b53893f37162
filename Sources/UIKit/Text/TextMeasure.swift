import Foundation

/// Sizes of text without fonts: each character is half as wide as the font is high. Deterministic, not exact.
enum TextMeasure {
  static func width(of text: String, _ font: UIFont?) -> CGFloat {
    (CGFloat(text.count) * (font?.pointSize ?? 17) / 2).rounded(.up)
  }
}
