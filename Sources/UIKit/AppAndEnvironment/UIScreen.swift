import Foundation

/// The device's display.
@MainActor
open class UIScreen: NSObject {
  public class var main: UIScreen { AppState.current.mainScreen }
  open class var screens: [UIScreen] { [main] }

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: AppState.current.device.screenSize) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { 2 }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
}
