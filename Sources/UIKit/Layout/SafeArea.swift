internal import DeviceMeasures
import Foundation

// How this works: the window has the insets of the device. A view has what reaches into it of its superview's, and what its
// controller adds. Nothing is stored: the answer follows from the frames as they are.

extension DeviceModel {
  /// In points, as the phone is held. [O] The status bar and the home indicator.
  package var safeAreaInsets: UIEdgeInsets {
    let area = measures.form.safeArea(isLandscape: interfaceOrientation.isLandscape)
    return UIEdgeInsets(top: area.top, left: area.side, bottom: area.bottom, right: area.side)
  }
}

extension UIView {
  /// [A] safeAreaInsets: zero for a view that is not on the screen.
  var currentSafeAreaInsets: UIEdgeInsets {
    guard let superview else {
      return window == nil
        ? .zero : AppState.current.device.safeAreaInsets.reaching(into: frame, of: UIScreen.main.bounds)
    }
    guard window != nil else { return .zero }
    var insets = superview.safeAreaInsets
    if let controller, let bars = controller.parent?.barInsets() {
      insets = insets.covering(bars)
    }
    insets = insets.reaching(into: untransformedFrame, of: superview.bounds)
    if let own = controller?.additionalSafeAreaInsets { insets = insets.adding(own) }
    return insets
  }
}

extension UIView {
  /// Bars came or went: the view's safe area is another, though its frame is the same.
  func safeAreaChanged() {
    setNeedsLayout()
    (self as? UIScrollView)?.followInset()
    for subview in subviews { subview.safeAreaChanged() }
  }
}

extension UIViewController {
  /// How far this container's bars cover its view, from each edge.
  func barInsets() -> UIEdgeInsets {
    guard let container = viewIfLoaded else { return .zero }
    var insets = UIEdgeInsets.zero
    func cover(_ bar: UIView, isAtTop: Bool) {
      guard bar.superview === container, !bar.isHidden else { return }
      if isAtTop { insets.top = bar.frame.maxY } else { insets.bottom = container.bounds.height - bar.frame.minY }
    }
    if let navigation = self as? UINavigationController {
      cover(navigation.navigationBar, isAtTop: true)
      cover(navigation.toolbar, isAtTop: false)
    }
    if let tabs = self as? UITabBarController { cover(tabs.tabBar, isAtTop: false) }
    return insets
  }
}

extension UIEdgeInsets {
  /// What is left of them in a part of the rectangle that they are insets of. Where the part hangs out of the rectangle, they are no larger for
  /// that, and nothing where all of it is outside: content that is laid out by them would grow by them.
  func reaching(into part: CGRect, of whole: CGRect) -> UIEdgeInsets {
    guard part.isEmpty || part.intersects(whole) else { return .zero }
    func reaching(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return UIEdgeInsets(
      top: reaching(top, part.minY - whole.minY), left: reaching(left, part.minX - whole.minX),
      bottom: reaching(bottom, whole.maxY - part.maxY), right: reaching(right, whole.maxX - part.maxX))
  }

  /// On each edge the larger one.
  func covering(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
