import Foundation

// How this works: a message is looked up in the receiver's class, then in its superclass, and so on. Three sources
// are asked for each class: what the class says itself (`_methodTable`), what generated code registered, and UIKit's own
// methods that are commonly the target of an action (`UIKitMethods.swift`).

/// A class that brings its own method table, because generated code outside its file cannot name it.
public protocol _MethodTableProviding: AnyObject {
  static func _methodTable() -> _MethodTable?
}

extension _ObjectiveC {
  /// The class of an object, its superclass, and so on.
  static func ancestry(of type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
  }

  private static func tables(
    of type: AnyClass, _ registered: [ObjectIdentifier: _MethodTable]
  ) -> [_MethodTable] {
    var result: [_MethodTable] = []
    if let provider = type as? any _MethodTableProviding.Type, let own = provider._methodTable() { result.append(own) }
    if let table = registered[ObjectIdentifier(type)] { result.append(table) }
    if let builtIn = _UIKitMethods.table(of: type) { result.append(builtIn) }
    return result
  }

  static func method(_ selector: Selector, of receiver: AnyObject) -> _Method? {
    let name = AppleNames.canonical(selector.name)
    let registered = registeredTables
    for type in ancestry(of: Swift.type(of: receiver)) {
      // [A] UIResponder declares the edit actions and implements none; only texts do.
      if type == UIResponder.self, EditingAction(rawValue: name) != nil { continue }
      for table in tables(of: type, registered) {
        if let method = table.methods.first(where: { AppleNames.canonical($0.selector.name) == name }) {
          return method
        }
      }
    }
    return nil
  }

  static func outlet(_ key: String, of receiver: AnyObject) -> _Outlet? {
    let registered = registeredTables
    for type in ancestry(of: Swift.type(of: receiver)) {
      for table in tables(of: type, registered) {
        if let outlet = table.outlets.first(where: { $0.key == key }) { return outlet }
      }
    }
    return nil
  }

  /// The class, of a class and those that it inherits from, that has a property or a method of a name of Swift's.
  static func declarer(of name: String, _ type: AnyClass) -> AnyClass? {
    let registered = registeredTables
    let isQuestion = name.hasPrefix("is") && name.count > 2
    let key = isQuestion ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    return ancestry(of: type).first { type in
      tables(of: type, registered).contains { table in
        table.outlets.contains { [name, key].contains($0.key) }
          || table.methods.contains { $0.selector.name.prefix { $0 != ":" } == name }
      }
    }
  }

  /// A learner's properties that are `dynamic`, of an object's class and those that it inherits from.
  static func dynamicOutlets(of object: AnyObject) -> [_Outlet] {
    let registered = registeredTables
    return ancestry(of: type(of: object)).flatMap { tables(of: $0, registered) }.flatMap(\.outlets)
      .filter(\.isDynamic)
  }

  /// The name of a learner's property that can be observed, by its key path from the class that declares it.
  static func observableKey(_ keyPath: AnyKeyPath, of object: AnyObject) -> String? {
    let registered = registeredTables
    for type in ancestry(of: Swift.type(of: object)) {
      for table in tables(of: type, registered) {
        if let outlet = table.outlets.first(where: { $0.keyPath == keyPath }) { return outlet.key }
      }
    }
    return nil
  }

  package static func responds(_ receiver: AnyObject, to selector: Selector) -> Bool {
    method(selector, of: receiver) != nil
  }

  /// Calls the method, or ends the app in Apple's words when the receiver has none of that name.
  @discardableResult
  package static func send(_ selector: Selector, to receiver: AnyObject, _ arguments: [Any?] = []) -> Any? {
    guard let method = method(selector, of: receiver) else {
      _raise(
        "NSInvalidArgumentException",
        "-[\(className(of: receiver)) \(selector.name)]: unrecognized selector sent to instance \(address)")
    }
    return call(method, receiver, arguments)
  }

  /// What an optional method returns; `nil` when the receiver does not implement it. UIKit's own delegates are called
  /// through `OptionalMethods`, which checks the types.
  @discardableResult
  static func ask<Result>(
    _ receiver: AnyObject?, _ selector: Selector, _ arguments: [Any?], as type: Result.Type = Result.self
  ) -> Result? {
    guard let receiver, let method = method(selector, of: receiver) else { return nil }
    return convert(call(method, receiver, arguments), to: Result.self)
  }

  /// Objective-C knows no actors: a method runs on the thread that sends the message.
  private static func call(_ method: _Method, _ receiver: AnyObject, _ arguments: [Any?]) -> Any? {
    var arguments = arguments
    while arguments.count < method.selector.argumentCount { arguments.append(nil) }
    nonisolated(unsafe) let (receiver, sent) = (receiver, arguments)
    return unisolated { method.invoke(receiver, sent) }
  }

  /// `YourApp.TaskListController`, and `UITextField` for a class of UIKit's own.
  package static func className(of object: AnyObject) -> String { className(type(of: object)) }

  package static func className(_ type: AnyClass) -> String {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }

  /// Stands where Apple prints an object's address: the same in each run, so that reports can be compared.
  package static let address = "0x600000c00000"
}
