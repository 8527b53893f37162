import Foundation

// How this works: of what an app can observe only the size classes change, when the screen turns. [A] UITraitChangeObservable: the handler is called when
// one of the traits of the list has another value; registrations end with the object that made them.

/// One thing that a trait collection says.
@MainActor
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var identifier: String { get }
  static var name: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var identifier: String { String(reflecting: self) }
  public static var name: String { String(describing: self) }
}

public typealias UITrait = any UITraitDefinition.Type

/// A registration that can be ended.
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What tells an app that its traits have changed: views and view controllers.
@MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    add(
      TraitRegistration(traits) { environment, previous in
        if let environment = environment as? Self { handler(environment, previous) }
      })
  }
  /// The same for a closure that names its parameter's type: `{ (self: Self, _) in … }` in a class that may have subclasses.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(
      TraitRegistration(traits) { environment, previous in
        if let environment = environment as? Environment { handler(environment, previous) }
      })
  }
  /// - Parameter action: Gets the environment, and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return add(
      TraitRegistration(traits) { [weak target] environment, previous in
        guard let target else { return }
        _ObjectiveC.send(action, to: target, Array([environment, previous].prefix(action.argumentCount)))
      })
  }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.all.removeAll { $0 === registration }
  }
  private func add(_ registration: TraitRegistration) -> TraitRegistration {
    (self as? any TraitRegistering)?.traitRegistrations.all.append(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// What keeps registrations.
@MainActor
protocol TraitRegistering: AnyObject {
  var traitRegistrations: TraitRegistrations { get set }
}
extension UIView: TraitRegistering {}
extension UIViewController: TraitRegistering {}

@MainActor
struct TraitRegistrations {
  var all: [TraitRegistration] = []

  func tell(_ environment: any UITraitEnvironment, since old: UITraitCollection) {
    let new = environment.traitCollection
    for registration in all where registration.hasChanged(from: old, to: new) { registration.handler(environment, old) }
  }
}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
    super.init()
  }

  func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    traits.contains {
      $0 == UITraitHorizontalSizeClass.self && old.horizontalSizeClass != new.horizontalSizeClass
        || $0 == UITraitVerticalSizeClass.self && old.verticalSizeClass != new.verticalSizeClass
        || $0 == UITraitUserInterfaceStyle.self && old.userInterfaceStyle != new.userInterfaceStyle
    }
  }
}
