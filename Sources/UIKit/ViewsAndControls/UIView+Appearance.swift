import Foundation

/// Something whose looks can be set for all of its kind at once. The proxy stores what it is told; nothing is drawn by it.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A kind of object that a proxy can be narrowed to.
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self {
    if let known = AppState.current.appearanceProxies[ObjectIdentifier(self)] as? Self { return known }
    let made = _Class(self)(frame: .zero)
    AppState.current.appearanceProxies[ObjectIdentifier(self)] = made
    return made
  }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

extension UIViewController: UIAppearanceContainer {}
