internal import AppProtocol
internal import UIKit

extension CGFloat {
  /// A number that a report can have: what is nowhere counts as being at the corner.
  fileprivate var known: CGFloat { isFinite ? self : 0 }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width.known, height: size.height.known) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX.known, y: rect.minY.known, width: rect.width.known, height: rect.height.known)
  }

  /// Points of the screen from points of a window, which need not begin at the screen's corner.
  @MainActor init(_ rect: CGRect, in window: UIWindow?) {
    self.init(rect.offsetBy(dx: window?.frame.minX ?? 0, dy: window?.frame.minY ?? 0))
  }
}

extension ScrollState {
  @MainActor init(_ view: UIScrollView) {
    self.init(
      contentOffset: Point(x: view.contentOffset.x.known, y: view.contentOffset.y.known),
      contentSize: Size(view.contentSize),
      contentInset: Insets(
        top: view.contentInset.top, left: view.contentInset.left, bottom: view.contentInset.bottom,
        right: view.contentInset.right))
  }
}

extension UIDeviceOrientation {
  init(_ orientation: Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}
