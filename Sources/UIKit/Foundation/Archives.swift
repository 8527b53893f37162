import Foundation

/// What generated code calls to read archives. Foundation on Linux ends the app for an object of a class that was not expected, and has nothing of
/// the whole when one key is missing.
public enum _Archives {
  /// [A] NSKeyedUnarchiver, unarchivedObject(ofClasses:from:): what is of another class, or not made for secure coding, is an error. Values of
  /// property lists are accepted inside of a collection.
  public static func object(of classes: [AnyClass], from data: Data) throws -> Any? {
    guard let object = try root(of: data) else { return nil }
    try check(object, classes)
    return object
  }

  public static func object<Value>(of type: Value.Type, from data: Data) throws -> Value?
  where Value: NSObject, Value: NSCoding {
    try object(of: [type], from: data).flatMap { ($0 as AnyObject) as? Value }
  }

  /// [A] NSKeyedUnarchiver, unarchivedArrayOfObjects(ofClasses:from:).
  public static func array(of classes: [AnyClass], from data: Data) throws -> [Any]? {
    guard let object = try object(of: [NSArray.self] + classes, from: data) else { return nil }
    guard let array = object as? NSArray else { throw CocoaError(.coderReadCorrupt) }
    return array.map(\.self)
  }

  /// [A] NSKeyedUnarchiver, unarchivedDictionary(ofKeyClasses:objectClasses:from:).
  public static func dictionary(of classes: [AnyClass], from data: Data) throws -> NSDictionary? {
    guard let object = try object(of: [NSDictionary.self] + classes, from: data) else { return nil }
    guard let dictionary = object as? NSDictionary else { throw CocoaError(.coderReadCorrupt) }
    return dictionary
  }

  /// Of whatever class.
  public static func root(of data: Data) throws -> Any? {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    unarchiver.requiresSecureCoding = false
    defer { unarchiver.finishDecoding() }
    let key = NSKeyedArchiveRootObjectKey
    let object = unarchiver.containsValue(forKey: key) ? unarchiver.decodeObject(forKey: key) : nil
    if let error = unarchiver.error { throw error }
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
