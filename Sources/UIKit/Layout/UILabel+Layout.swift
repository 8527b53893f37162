import Foundation

extension UILabel {
  /// The width that the label asks for and the height that its text takes at the width it has.
  func textSize(wrappedAt width: CGFloat?) -> CGSize {
    let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    let natural = TextMeasure.size(of: text ?? "", font, width: preferred, lines: numberOfLines)
    guard let width, width < natural.width else { return natural }
    let wrapped = TextMeasure.size(of: text ?? "", font, width: width, lines: numberOfLines)
    return CGSize(width: natural.width, height: wrapped.height)
  }
}
