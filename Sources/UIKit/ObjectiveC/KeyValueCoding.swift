import Foundation

// How this works: Objective-C finds a property by its name. The tables have those of a learner's class that it would see, and a few of
// UIKit's own. UIKit has many more, some of which no header names, `cancelButtonText` of a search bar: a key that is lacking is the
// program's mistake only where the program's own class declares it, or where the object is none of UIKit's.

/// What Foundation on Linux leaves out: properties by their names. A class of its own that has such a method, `NSDictionary`, keeps it.
extension NSObjectProtocol where Self: NSObject {
  public func setValue(_ value: Any?, forKey key: String) {
    if KeyedCollection.set(value, key, of: self) { return }
    guard let outlet = _ObjectiveC.outlet(key, of: self) else {
      if let owner = mayHave(key) { _unsupported("setValue(_:forKey:) with the key '\(key)' of \(owner)") }
      raiseUndefined(key, isSetting: true)
    }
    nonisolated(unsafe) let (receiver, value) = (self, value)
    unisolated { outlet.set(receiver, value) }
  }

  public func value(forKey key: String) -> Any? {
    if let found = KeyedCollection.value(key, of: self) { return found }
    guard let outlet = _ObjectiveC.outlet(key, of: self) ?? accessor(key) else {
      if let owner = mayHave(key) { _unsupported("value(forKey:) with the key '\(key)' of \(owner)") }
      raiseUndefined(key, isSetting: false)
    }
    nonisolated(unsafe) let receiver = self
    return unisolated { outlet.get(receiver) }
  }

  /// [A] Key-Value Coding Programming Guide, the search for the getter: a method of the key's name will do, and that of `hidden` is
  /// called `isHidden`.
  private func accessor(_ key: String) -> _Outlet? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return nil }
    return _ObjectiveC.outlet(first.lowercased() + key.dropFirst(3), of: self)
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// [A] Each key but the last is asked for; where one of them has no value, nothing is set.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let owner = self.value(forKeyPath: String(keyPath[..<dot])) else { return }
    guard let object = owner as? NSObject else {
      _unsupported("setValue(_:forKeyPath:) with '\(keyPath)': \(type(of: owner)) is no object")
    }
    object.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !keyPath.contains("@") else { _unsupported("value(forKeyPath:) with the operator in '\(keyPath)'") }
    guard keys.count == 2 else { return value(forKey: keyPath) }
    guard let next = value(forKey: keys[0]) else { return nil }
    guard let object = next as? NSObject else {
      _unsupported("value(forKeyPath:) with '\(keyPath)': \(type(of: next)) is no object")
    }
    return object.value(forKeyPath: keys[1])
  }

  /// The class of UIKit's that may have the key; `nil` where none can.
  fileprivate func mayHave(_ key: String) -> String? {
    guard let owner = _ObjectiveC.ancestry(of: type(of: self)).first(where: _ObjectiveC.isApples),
      owner != NSObject.self, !Mirror(reflecting: self).declares(key)
    else { return nil }
    return _ObjectiveC.className(owner)
  }

  private func raiseUndefined(_ key: String, isSetting: Bool) -> Never {
    let method = isSetting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
    _raise(
      "NSUnknownKeyException",
      "[<\(_ObjectiveC.className(of: self)) \(_ObjectiveC.address)> \(method)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }
}

/// Foundation's classes whose values are found by keys of the program's own.
private enum KeyedCollection {
  /// Whether the object is one of them.
  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    switch object {
    case let defaults as UserDefaults: _Defaults.set(value, forKey: key, in: defaults)
    case let dictionary as NSMutableDictionary:
      // [A] NSMutableDictionary, setValue(_:forKey:): no value removes what is there.
      guard let value else { dictionary.removeObject(forKey: key); break }
      dictionary.setObject(value, forKey: key as NSString)
    default: return false
    }
    return true
  }

  /// `nil` where the object is none of them; otherwise what it has for the key.
  static func value(_ key: String, of object: NSObject) -> Any?? {
    switch object {
    case let defaults as UserDefaults: .some(_Defaults.object(forKey: key, in: defaults))
    case let dictionary as NSDictionary: .some(dictionary.object(forKey: key))
    // [A] NSArray, value(forKey:): an array with the value of each element; `NSNull` for none.
    case let array as NSArray: array.map { ($0 as AnyObject as? NSObject)?.value(forKey: key) ?? NSNull() }
    default: nil
    }
  }
}

extension Mirror {
  /// Whether a class of the program's has a stored property of that name.
  fileprivate func declares(_ name: String) -> Bool {
    for mirror in sequence(first: self, next: \.superclassMirror) {
      guard let type = mirror.subjectType as? AnyClass, !_ObjectiveC.isApples(type) else { return false }
      if mirror.children.contains(where: { [name, "$__lazy_storage_$_" + name].contains($0.label) }) { return true }
    }
    return false
  }
}

extension _ObjectiveC {
  /// Sets a property by its path, as an interface file asks for it. [O] A key that the object does not have is told on the console, and the app
  /// goes on without.
  /// - Parameter place: Where the file says it.
  package static func setAttribute(_ path: String, of object: NSObject, to value: Any?, at place: String) {
    let keys = path.split(separator: ".").map(String.init)
    guard let key = keys.last else { return }
    var owner = object
    for key in keys.dropLast() {
      guard let next = owner.value(forKey: key) as? NSObject else { return }
      owner = next
    }
    if let outlet = outlet(key, of: owner) {
      nonisolated(unsafe) let (receiver, value) = (owner, value)
      return unisolated { outlet.set(receiver, value) }
    }
    if let type = owner.mayHave(key) { _unsupported("the attribute '\(key)' of \(type)\(place)") }
    let name = className(of: owner)
    FileHandle.standardError.write(
      Data(
        ("Failed to set (\(key)) user defined inspected property on (\(name)): [<\(name) \(address)> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).\n").utf8))
  }

  /// Whether an object is of one of UIKit's own classes.
  package static func isOfUIKit(_ object: AnyObject) -> Bool { isApples(type(of: object)) }

  /// Whether a class is UIKit's or Foundation's.
  static func isApples(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") || name.hasPrefix("Foundation.")
  }
}
