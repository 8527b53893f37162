internal import AppProtocol
internal import UIKit

extension BinaryFloatingPoint {
  /// A number that a message can have: what is nowhere counts as being at the corner, and what takes for ever as taking no time.
  var finite: Self { isFinite ? self : 0 }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width.finite, height: size.height.finite) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX.finite, y: rect.minY.finite, width: rect.width.finite, height: rect.height.finite)
  }

  /// Points of the screen from points of a window, which need not begin at the screen's corner.
  @MainActor init(_ rect: CGRect, in window: UIWindow?) {
    self.init(rect.offsetBy(dx: window?.frame.minX ?? 0, dy: window?.frame.minY ?? 0))
  }
}

extension ScrollState {
  @MainActor init(_ view: UIScrollView) {
    self.init(
      contentOffset: Point(x: view.contentOffset.x.finite, y: view.contentOffset.y.finite),
      contentSize: Size(view.contentSize),
      contentInset: Insets(
        top: view.contentInset.top.finite, left: view.contentInset.left.finite,
        bottom: view.contentInset.bottom.finite, right: view.contentInset.right.finite))
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
