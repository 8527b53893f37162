import Foundation

/// The device's display.
@MainActor
open class UIScreen: NSObject {
  public class var main: UIScreen { AppState.current.mainScreen }
  open class var screens: [UIScreen] { [main] }

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: AppState.current.device.screenSize) }
  /// [A] In pixels, of the screen as it is upright, however the device is turned.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: uprightBounds.width * scale, height: uprightBounds.height * scale)
  }
  private var uprightBounds: CGRect {
    CGRect(x: 0, y: 0, width: min(bounds.width, bounds.height), height: max(bounds.width, bounds.height))
  }
  open var scale: CGFloat { 2 }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  open var maximumFramesPerSecond: Int { 60 }
  open var wantsSoftwareDimming = false  // Stored only.
  /// [A] Upright, however the device is turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { UIView(frame: uprightBounds) }

  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  public nonisolated class var modeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenModeDidChangeNotification")
  }
}
