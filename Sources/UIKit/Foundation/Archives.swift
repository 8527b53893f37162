import Foundation

/// What generated code calls to read archives. Foundation on Linux ends the app for an object of a class that was not expected, and has nothing of
/// the whole when one key is missing.
public enum _Archives {
  /// [A] NSKeyedUnarchiver, unarchivedObject(ofClasses:from:): what is of another class, or not made for secure coding, is an error. Values of
  /// property lists are accepted inside of a collection.
  public static func object(of classes: [AnyClass], from data: Data) throws -> Any? {
    guard let object = try root(of: data, isStrict: true) else { return nil }
    try check(object, classes)
    return object
  }

  public static func object<Value>(of type: Value.Type, from data: Data) throws -> Value?
  where Value: NSObject, Value: NSCoding {
    try object(of: [type], from: data).map { try cast($0 as AnyObject) }
  }

  /// [A] NSKeyedUnarchiver, unarchivedArrayOfObjects(ofClasses:from:) and unarchivedDictionary(ofKeyClasses:objectClasses:from:): a
  /// collection with something else in it is an error.
  public static func collection<Value>(
    _ collection: AnyClass, of classes: [AnyClass], from data: Data, as type: Value.Type
  ) throws -> Value? { try object(of: [collection] + classes, from: data).map { try cast($0) } }

  private static func cast<Value>(_ object: Any) throws -> Value {
    guard let value = object as? Value else { throw CocoaError(.coderReadCorrupt) }
    return value
  }

  /// Of whatever class.
  public static func root(of data: Data) throws -> Any? { try root(of: data, isStrict: false) }

  /// What a coder has read for one of its objects.
  /// - Returns: `nil` where it reads securely and this is of another class; then there is nothing of the whole.
  public static func accepted<Value>(_ value: Value?, _ classes: [AnyClass], by coder: NSCoder) -> Value? {
    let (identifier, archives) = (ObjectIdentifier(coder), SharedAppState.current.archives)
    guard let value, archives.withLock({ $0[identifier] }) != nil else { return value }
    do { try check(value, classes) } catch {
      archives.withLock { $0[identifier] = false }
      return nil
    }
    return value
  }

  private static func root(of data: Data, isStrict: Bool) throws -> Any? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    unarchiver.requiresSecureCoding = false
    let (identifier, archives) = (ObjectIdentifier(unarchiver), SharedAppState.current.archives)
    if isStrict { archives.withLock { $0[identifier] = true } }
    defer {
      archives.withLock { $0[identifier] = nil }
      unarchiver.finishDecoding()
    }
    let key = NSKeyedArchiveRootObjectKey
    let object = unarchiver.containsValue(forKey: key) ? unarchiver.decodeObject(forKey: key) : nil
    if let error = unarchiver.error { throw error }
    if archives.withLock({ $0[identifier] }) == false { throw CocoaError(.coderReadCorrupt) }
    return object
  }

  private static func check(_ value: Any, _ classes: [AnyClass]) throws {
    guard let object = (value as AnyObject) as? NSObject, classes.contains(where: { object.isKind(of: $0) }),
      (type(of: object) as? any NSSecureCoding.Type)?.supportsSecureCoding == true
    else { throw CocoaError(.coderReadCorrupt) }
    let inside = classes + valuesOfPropertyLists
    switch object {
    case let array as NSArray: for element in array { try check(element, inside) }
    case let set as NSSet: for element in set { try check(element, inside) }
    case let dictionary as NSDictionary:
      for (key, value) in dictionary {
        try check(key, inside)
        try check(value, inside)
      }
    default: break
    }
  }

  private static let valuesOfPropertyLists: [AnyClass] = [
    NSString.self, NSNumber.self, NSDate.self, NSData.self, NSArray.self, NSDictionary.self,
  ]
}
