import Foundation

// How this works: Objective-C changes an object's class to learn of its changes; here a property that can be observed says
// so itself. Of UIKit those are the ones that code observes: what a scroll view scrolls, and how far, and a control's state. Of a learner's class they are the stored
// properties that are `dynamic`, into which the `Interop` stage puts a call of `_didChange`.

/// What Foundation on Linux leaves out.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
  @available(*, unavailable) case _other
}

/// Who observes what.
@MainActor
enum KeyValueObservers {
  struct Observation {
    weak var object: NSObject?
    weak var observer: NSObject?
    /// Whose observation it is: a `deinit` removes it, when nothing weak leads to the object any more.
    let identifiers: [ObjectIdentifier]
    let keyPath: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
  }

  private static let scrollKeys: Set = ["contentSize", "contentOffset"]

  static func add(
    _ observer: NSObject, to object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let value = value(of: keyPath, in: object) else {
      _unsupported("key-value observing of '\(keyPath)' of \(_ObjectiveC.className(of: object))")
    }
    // A property tells that it has changed, and not that it is about to.
    if options.contains(.prior) { _unsupported("NSKeyValueObservingOptions.prior") }
    AppState.current.keyValueObservations.removeAll { $0.object == nil || $0.observer == nil }
    let observation = Observation(
      object: object, observer: observer, identifiers: [ObjectIdentifier(object), ObjectIdentifier(observer)],
      keyPath: keyPath, options: options, context: context)
    AppState.current.keyValueObservations.append(observation)
    if options.contains(.initial) { tell(observation, old: nil, new: value()) }
  }

  /// Reads the property; `nil` for one that does not tell of its changes.
  private static func value(of keyPath: String, in object: NSObject) -> (() -> Any)? {
    if let view = object as? UIScrollView, scrollKeys.contains(keyPath) {
      return { keyPath == "contentSize" ? view.contentSize as Any : view.contentOffset as Any }
    }
    if let control = object as? UIControl {
      switch keyPath {
      case "enabled": return { control.isEnabled }
      case "selected": return { control.isSelected }
      case "highlighted": return { control.isHighlighted }
      default: break
      }
    }
    guard let outlet = _ObjectiveC.outlet(keyPath, of: object), outlet.keyPath != nil else { return nil }
    return { outlet.get(object) ?? NSNull() }
  }

  /// [O] The words of the exception.
  static func remove(
    _ observer: NSObject, from object: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?? = nil
  ) {
    let index = AppState.current.keyValueObservations.lastIndex {
      $0.identifiers == [ObjectIdentifier(object), ObjectIdentifier(observer)] && $0.keyPath == keyPath
        && (context == nil || $0.context == context!)
    }
    guard let index else {
      let names = [observer, object].map { "<\(_ObjectiveC.className(of: $0)) \(_ObjectiveC.address)>" }
      _raise(
        "NSRangeException",
        "Cannot remove an observer \(names[0]) for the key path \"\(keyPath)\" from \(names[1]) because it is not "
          + "registered as an observer.")
    }
    AppState.current.keyValueObservations.remove(at: index)
  }

  /// Called by the property after it was set, whether the value is another or not.
  static func changed(_ object: NSObject, _ keyPath: String, from old: Any, to new: Any) {
    for observation in AppState.current.keyValueObservations
    where observation.object === object && observation.keyPath == keyPath {
      tell(observation, old: old, new: new)
    }
  }

  private static func tell(_ observation: Observation, old: Any?, new: Any) {
    guard let observer = observation.observer else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if observation.options.contains(.new) { change[.newKey] = new }
    if observation.options.contains(.old) { change[.oldKey] = old }
    if let closure = observer as? NSKeyValueObservation { return closure.tell(change) }
    if let responder = observer as? UIResponder {
      return responder.observeValue(
        forKeyPath: observation.keyPath, of: observation.object, change: change, context: observation.context)
    }
    let told: Void? = _ObjectiveC.ask(
      observer, "observeValueForKeyPath:ofObject:change:context:",
      [observation.keyPath, observation.object, change, observation.context])
    if told == nil {
      observer.observeValue(
        forKeyPath: observation.keyPath, of: observation.object, change: change, context: observation.context)
    }
  }
}

extension NSObjectProtocol {
  /// What `super.observeValue(…)` calls in a class that is no responder: its own method overrides none here.
  ///
  /// [A] NSObject, observeValue(forKeyPath:of:change:context:): who is told and does not implement it ends the app.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    _raiseInconsistency(
      "<\(_ObjectiveC.className(of: self)) \(_ObjectiveC.address)>: An -observeValueForKeyPath:ofObject:change:context: "
        + "message was received but not handled. Key path: \(keyPath ?? "(null)")")
  }
}

/// Called by the `didSet` of a learner's property that is `dynamic`.
public func _didChange<Value>(_ object: AnyObject, _ key: String, _ old: Value, _ new: Value) {
  guard let object = object as? NSObject else { return }
  nonisolated(unsafe) let observed = object
  nonisolated(unsafe) let (before, after): (Any, Any) = (old, new)
  unisolated { KeyValueObservers.changed(observed, key, from: before, to: after) }
}

// Objective-C's methods are isolated to no actor: they are called in `deinit`, too.
extension NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
    unisolated { KeyValueObservers.add(observer, to: object, keyPath, options, context) }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, observer) = (self, observer)
    unisolated { KeyValueObservers.remove(observer, from: object, keyPath) }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
    unisolated { KeyValueObservers.remove(observer, from: object, keyPath, .some(context)) }
  }
}
