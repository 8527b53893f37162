import Foundation

/// Something whose looks can be set for all of its kind at once.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A kind of object that a proxy can be narrowed to.
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// [A] - Parameter containerTypes: The innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    let proxies = AppState.current.appearanceProxies
    if let known = proxies.first(where: { $0.isFor(self, in: containerTypes) })?.view as? Self { return known }
    let made = _Class(self)(frame: .zero)
    AppState.current.appearanceProxies.append(AppearanceProxy(made, in: containerTypes))
    return made
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
    @available(*, unavailable) case _other
  }
}

extension UIViewController: UIAppearanceContainer {}
