/// How the app's screen lies on the phone.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  @available(*, unavailable) case _other
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// [A] UIInterfaceOrientation: the content turns against the device, so that left and right change places.
  init?(following device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    default: return nil
    }
  }
}

/// Several of them.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  func contains(_ orientation: UIInterfaceOrientation) -> Bool { rawValue & 1 << orientation.rawValue != 0 }
}
