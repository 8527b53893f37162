import Foundation

// How this works: a scroll view waits a moment before the view under a finger hears of it. A finger that moves far enough scrolls: the view's touch is
// cancelled, so that no row is selected and no button pressed by it. A control that has heard of the finger already keeps it.
// [A] UIScrollView, Overview, touchesShouldCancel(in:), canCancelContentTouches, delaysContentTouches
// [?] A finger that moves sideways over a row selects nothing, whether the row has actions or not.

extension UITouch {
  /// [?] Points after which a movement is no tap any more.
  private static let slop: CGFloat = 10
  /// [?] Seconds after which a view in a scroll view hears of a finger that stays.
  private static let contentDelay: TimeInterval = 0.15

  /// Whether a scroll view around the view takes the touch for its own.
  func isTakenByScrollView(from view: UIView) -> Bool {
    let (x, y) = (abs(position.x - start.position.x), abs(position.y - start.position.y))
    guard phase == .moved, max(x, y) > Self.slop else { return false }
    let hasHeard = timestamp - start.time >= Self.contentDelay
    return sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .contains { $0.takes(view, isSideways: x > y) && !(hasHeard && !$0.touchesShouldCancel(in: view)) }
  }
}

extension UIScrollView {
  /// Whether a finger that moves over the view in that direction is one that scrolls.
  fileprivate func takes(_ view: UIView, isSideways: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    if canScroll(isSideways: isSideways) || self is UITextView { return true }
    return (self is UITableView || self is UICollectionView) && !(isSideways && view is UISlider)
  }
}
