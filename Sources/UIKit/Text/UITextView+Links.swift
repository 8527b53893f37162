import Foundation

// How this works: [A] UITextView: links can be followed in a text that can be selected and not be edited. The delegate is asked for the item's action
// (iOS 17), else whether the link may be followed, else it is opened. [A] textView(_:primaryActionFor:defaultAction:):
// the older methods are not called where the newer one is there.

extension UITextView {
  /// A tap on the text.
  /// - Parameter point: In the view's own coordinates.
  /// - Returns: Whether a link or a marked part is there.
  func followLink(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let item = item(at: point) else { return false }
    // By itself the view opens the link in another app, and this one stays as it is.
    let action = UIAction { _ in }
    if let own = delegateMethods.textView(self, primaryActionFor: item, defaultAction: action) {
      own?.perform(sender: self)
      return true
    }
    guard case .link(let url) = item.content else { return true }
    let allows =
      delegateMethods.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      ?? delegateMethods.textView(self, shouldInteractWith: url, in: item.range)
    if allows ?? true { action.perform(sender: self) }
    return true
  }

  /// The link or the marked part under a point. [A] A link is a URL, or a text that is one.
  private func item(at point: CGPoint) -> UITextItem? {
    let text = attributedText ?? NSAttributedString(string: "")
    guard let place = (characterRange(at: point) as? TextSpan)?.range.location,
      selectionRects(for: TextSpan(NSRange(location: place, length: 1))).contains(where: { $0.rect.contains(point) })
    else { return nil }
    var range = NSRange()
    let attributes = text.attributes(at: place, effectiveRange: &range)
    if let tag = attributes[.textItemTag] as? String { return UITextItem(.tag(tag), at: range) }
    let url = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    return url.map { UITextItem(.link($0), at: range) }
  }
}
