internal import DeviceMeasures
import Foundation

/// The circumstances in which an interface is shown. [A] A value that anybody may read, on whichever thread.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels in a point; 0 when it is not specified.
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
    displayScale = scale
    preferredContentSizeCategory = category
    super.init()
  }
  public convenience override init() { self.init(horizontal: .unspecified) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  /// [A] Of each trait the last that is specified.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ unspecified: Value) -> Value {
      traitCollections.last { $0[keyPath: path] != unspecified }?[keyPath: path] ?? unspecified
    }
    self.init(
      horizontal: last(\.horizontalSizeClass, .unspecified), vertical: last(\.verticalSizeClass, .unspecified),
      idiom: last(\.userInterfaceIdiom, .unspecified), style: last(\.userInterfaceStyle, .unspecified),
      scale: last(\.displayScale, 0), category: last(\.preferredContentSizeCategory, .unspecified))
  }
  /// [A] Values that the closure sets are specified, the others are not.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(changing: UITraitCollection(), mutations)
  }
  /// [A] The same traits but for those that the closure sets.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(changing: self, mutations)
  }
  private convenience init(changing traits: UITraitCollection, _ mutations: (inout any UIMutableTraits) -> Void) {
    var changed: any UIMutableTraits = MutableTraits(traits)
    mutations(&changed)
    self.init(
      horizontal: changed.horizontalSizeClass, vertical: changed.verticalSizeClass, idiom: changed.userInterfaceIdiom,
      style: changed.userInterfaceStyle, scale: changed.displayScale, category: changed.preferredContentSizeCategory)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// [A] Human Interface Guidelines, Layout: phones are compact in both ways on their side, save that the larger ones are
  /// regular in width; upright they are regular in height alone. A tablet is regular in both.
  @MainActor
  convenience init(of device: DeviceModel) {
    let isLandscape = device.interfaceOrientation.isLandscape
    self.init(
      horizontal: device.isPad || isLandscape && device.measures.isLarge ? .regular : .compact,
      vertical: device.isPad || !isLandscape ? .regular : .compact, idiom: device.isPad ? .pad : .phone, style: .light,
      scale: UIScreen.main.scale, category: .large)
  }

  /// Those of the screen as it is now. [A] What is set lasts until the system sets it anew, before it calls the app's code; here it changes
  /// nothing, since colours are those of the view that shows them.
  open class var current: UITraitCollection {
    get { unisolated { UITraitCollection(of: AppState.current.device) } }
    set { _ = newValue }
  }

  func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }

  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  open var legibilityWeight: UILegibilityWeight { .regular }
  /// [A] Whether a colour may look otherwise.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }
  open func performAsCurrent(_ actions: () -> Void) { actions() }

  /// [A] Those that are specified must be the same.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    func fits<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ unspecified: Value) -> Bool {
      trait[keyPath: path] == unspecified || trait[keyPath: path] == self[keyPath: path]
    }
    return fits(\.horizontalSizeClass, .unspecified) && fits(\.verticalSizeClass, .unspecified)
      && fits(\.userInterfaceIdiom, .unspecified) && fits(\.userInterfaceStyle, .unspecified)
      && fits(\.displayScale, 0) && fits(\.preferredContentSizeCategory, .unspecified)
  }
}

/// Traits while they are being set.
public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

private struct MutableTraits: UIMutableTraits {
  var horizontalSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  var userInterfaceIdiom: UIUserInterfaceIdiom
  var userInterfaceStyle: UIUserInterfaceStyle
  var displayScale: CGFloat
  var preferredContentSizeCategory: UIContentSizeCategory

  init(_ traits: UITraitCollection) {
    (horizontalSizeClass, verticalSizeClass) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    (userInterfaceIdiom, userInterfaceStyle) = (traits.userInterfaceIdiom, traits.userInterfaceStyle)
    displayScale = traits.displayScale
    preferredContentSizeCategory = traits.preferredContentSizeCategory
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
  @available(*, unavailable) case _other
}

/// What has traits: a view, a controller, a screen.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// How far an interface lies above the others.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
  @available(*, unavailable) case _other
}

extension UITraitCollection {
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
  @available(*, unavailable) case _other
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
  @available(*, unavailable) case _other
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
  @available(*, unavailable) case _other
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
  @available(*, unavailable) case _other
}
