internal import Synchronization

// How this works: Linux has no Objective-C runtime, so a class does not know its methods by name. For each class of a
// submission the `Interop` stage writes a table: the methods that Objective-C would see, the outlets, and the delegate
// methods that the class implements. The tables are registered before the app is launched; UIKit looks methods up
// in them, from the object's own class up to its oldest ancestor, as `objc_msgSend` does.

/// A method that can be called by its Objective-C name.
public struct _Method: Sendable {
  package let selector: Selector
  package let invoke: @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

  /// - Parameter invoke: Calls the method on the receiver with as many arguments as the name has colons.
  public init(
    _ selector: Selector, _ invoke: @escaping @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?
  ) {
    self.selector = selector
    self.invoke = invoke
  }
}

/// A property that a scene sets by its name, as a nib does.
public struct _Outlet: Sendable {
  package let key: String
  package let set: @MainActor (_ receiver: AnyObject, _ value: Any?) -> Void
  package let get: @MainActor (_ receiver: AnyObject) -> Any?

  /// Of a property that tells its observers of changes, by its own class.
  nonisolated(unsafe) package let keyPath: AnyKeyPath?

  /// Whether it is `dynamic`, stored or not: what proxies of an appearance can be told.
  package let isDynamic: Bool

  /// Whether its type ends in an exclamation mark: whoever uses it takes it for connected.
  package let isImplicitlyUnwrapped: Bool

  public init(
    _ key: String, get: @escaping @MainActor (_ receiver: AnyObject) -> Any?,
    set: @escaping @MainActor (_ receiver: AnyObject, _ value: Any?) -> Void, keyPath: AnyKeyPath? = nil,
    isDynamic: Bool = false, isImplicitlyUnwrapped: Bool = false
  ) {
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    self.keyPath = keyPath
    self.isDynamic = isDynamic || keyPath != nil
    self.key = key
    self.get = get
    self.set = set
  }
}

/// A class that cannot be named from outside its file, because it is local, generic or private inside another, overrides
/// this with its table.
public struct _MethodTable: Sendable {
  package let methods: [_Method]
  package let outlets: [_Outlet]

  public init(methods: [_Method], outlets: [_Outlet]) {
    self.methods = methods
    self.outlets = outlets
  }
}

/// The part of the Objective-C runtime that UIKit's patterns rest on.
public enum _ObjectiveC {
  /// What generated code says of the program's text. It is the same in each run, so it is no part of `AppState`: a class
  /// keeps its methods when another app begins. Threads other than the main one send messages too; hence the lock.
  private struct Registry {
    var tables: [ObjectIdentifier: _MethodTable] = [:]
    /// By the place of a `#selector`: file, line and column.
    var selectors: [String: Selector] = [:]
  }

  private static let registry = Mutex(Registry())

  /// Called by generated code before the app is launched: once for the class, and once for each of its extensions.
  public static func register(_ type: AnyClass, _ table: _MethodTable) {
    registry.withLock { registry in
      let known = registry.tables[ObjectIdentifier(type)]
      registry.tables[ObjectIdentifier(type)] = _MethodTable(
        methods: (known?.methods ?? []) + table.methods, outlets: (known?.outlets ?? []) + table.outlets)
    }
  }

  /// Called by generated code before the app is launched.
  /// - Parameter column: 1-based, in bytes of UTF-8, of the parenthesis: what `#column` says.
  public static func register(selector: Selector, file: String, line: Int, column: Int) {
    registry.withLock { $0.selectors["\(file):\(line):\(column)"] = selector }
  }

  static func selector(file: String, line: Int, column: Int) -> Selector {
    let known = registry.withLock { $0.selectors["\(file):\(line):\(column)"] }
    return known ?? { _unsupported("the #selector at \(file):\(line):\(column), of which no name is known") }()
  }

  /// By the class.
  static var registeredTables: [ObjectIdentifier: _MethodTable] { registry.withLock { $0.tables } }
}

/// Makes an argument of a message into what the method's parameter wants. The type is inferred from the method.
@MainActor public func _argument<T>(_ arguments: [Any?], _ index: Int, as type: T.Type = T.self) -> T {
  _ObjectiveC.convert(arguments[index], to: type)
}

/// - Parameter uses: The members that the method asks of the argument.
@MainActor public func _argument<T>(_ arguments: [Any?], _ index: Int, uses: [String]) -> T {
  _ObjectiveC.convert(arguments[index], to: T.self) { object in
    if let type = T.self as? AnyClass { _ObjectiveC.refuse(uses, of: object, as: type) }
  }
}
