import Foundation

/// The phone itself.
@MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { AppState.current.currentDevice }
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "\(AppState.current.device.systemVersion).0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { AppState.current.device.isPad ? .pad : .phone }

  // MARK: How it is held

  open var orientation: UIDeviceOrientation { AppState.current.device.orientation }
  private var generations = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }
  /// [A] UIDevice: the notifications come between this call and the end, and calls may be nested.
  open func beginGeneratingDeviceOrientationNotifications() { generations += 1 }
  open func endGeneratingDeviceOrientationNotifications() { generations = max(0, generations - 1) }

  open func playInputClick() {}  // Does nothing.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
  @available(*, unavailable) case _other
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  @available(*, unavailable) case _other
  public var isValidInterfaceOrientation: Bool { isPortrait || self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
