import Foundation

// How this works: a view that lies under a translucent bar is not told of it; it asks when it wants to know. The nearest
// container with bars above it says how much of it they cover. [A] UIView, safeAreaInsets.

extension UIView {
  /// In points: how much of the view the bars of the controllers around it cover at the top and the bottom.
  var barInsets: UIEdgeInsets {
    for content in sequence(first: self, next: \.superview) {
      guard let container = content.superview, let covered = container.controller?.bars(over: content) else { continue }
      let frame = convert(bounds, to: container)
      return UIEdgeInsets(
        top: frame.minY < covered.top ? min(frame.height, covered.top - frame.minY) : 0, left: 0,
        bottom: frame.maxY > covered.bottom ? min(frame.height, frame.maxY - covered.bottom) : 0, right: 0)
    }
    return .zero
  }
}

extension UIViewController {
  /// Between the bars: from the lower edge of the upper one to the upper edge of the lower one, in points of this
  /// controller's view; `nil` when it has no bars over that view.
  fileprivate func bars(over content: UIView) -> (top: CGFloat, bottom: CGFloat)? {
    switch self {
    case let navigation as UINavigationController where content !== navigation.navigationBar:
      (
        navigation.isNavigationBarHidden ? 0 : navigation.navigationBar.frame.maxY,
        navigation.isToolbarHidden ? navigation.view.bounds.height : navigation.toolbar.frame.minY
      )
    case let tabs as UITabBarController where content !== tabs.tabBar: (0, tabs.tabBar.frame.minY)
    default: nil
    }
  }
}

extension UIScrollView {
  /// [A] contentInsetAdjustmentBehavior: the part under bars is added to the insets, unless the behaviour is `.never`.
  var barAdjustment: UIEdgeInsets { contentInsetAdjustmentBehavior == .never ? .zero : barInsets }

  /// A scroll view that showed the beginning of its content shows it still after the bars have moved.
  func followBars() {
    let top = adjustedContentInset.top
    if contentOffset.y == -followedTop { contentOffset.y = -top }
    followedTop = top
  }
}

extension UINavigationController {
  func tellScrollViewsOfBars() {
    for case let scrollView as UIScrollView in topViewController?.viewIfLoaded?.subtree ?? [] {
      scrollView.followBars()
    }
  }
}
