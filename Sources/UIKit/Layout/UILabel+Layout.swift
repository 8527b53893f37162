import Foundation

extension UILabel {
  /// The width that the label asks for and the height that its text takes at the width it has.
  func textSize(wrappedAt width: CGFloat?) -> CGSize {
    let preferred = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    let natural = size(wrappedAt: preferred)
    guard let width, width < natural.width else { return natural }
    let wrapped = size(wrappedAt: width)
    return CGSize(width: natural.width, height: wrapped.height)
  }
}
