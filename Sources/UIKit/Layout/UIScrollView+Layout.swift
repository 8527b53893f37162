import Foundation

extension UIScrollView {
  /// What the safe area, and the keyboard below a table that makes room for it, add to the content's inset.
  ///
  /// [A] UIScrollView.ContentInsetAdjustmentBehavior
  var insetAdjustment: UIEdgeInsets {
    var insets = safeAreaInsets
    let scrolls = (
      across: contentSize.width > bounds.width || alwaysBounceHorizontal,
      down: contentSize.height > bounds.height || alwaysBounceVertical || isUnderNavigationBar
    )
    switch contentInsetAdjustmentBehavior {
    case .never: insets = .zero
    case .always: break
    default:
      if !scrolls.across { (insets.left, insets.right) = (0, 0) }
      if !scrolls.down { (insets.top, insets.bottom) = (0, 0) }
    }
    insets.bottom = max(insets.bottom, keyboardInset)
    return insets
  }

  /// [A] ContentInsetAdjustmentBehavior.automatic: the top and bottom of a controller in a navigation controller, always.
  private var isUnderNavigationBar: Bool {
    guard contentInsetAdjustmentBehavior == .automatic, let content = controller ?? superview?.controller else {
      return false
    }
    return content.automaticallyAdjustsScrollViewInsets && content.parent is UINavigationController
      && (content.view === self || content.view?.subviews.first === self)
  }

  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
