internal import AppProtocol
internal import UIKit

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }

  /// Points of the screen from points of a window, which need not begin at the screen's corner.
  @MainActor init(_ rect: CGRect, in window: UIWindow?) {
    self.init(rect.offsetBy(dx: window?.frame.minX ?? 0, dy: window?.frame.minY ?? 0))
  }
}

extension ScrollState {
  @MainActor init(_ view: UIScrollView) {
    self.init(
      contentOffset: Point(x: view.contentOffset.x, y: view.contentOffset.y),
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
