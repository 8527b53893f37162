import Foundation

extension NSPredicate {
  /// Ends the app in Apple's words [O] when the format can't be read.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let test = try? PredicateFormat.test(predicateFormat, arguments ?? []) else {
      _raise("NSInvalidArgumentException", "Unable to parse the format string \"\(predicateFormat)\"")
    }
    self.init { object, _ in test(object) }
  }
}

/// What predicates and sort descriptors ask of objects: values by the paths of their keys.
enum PredicateObject {
  /// - Parameter path: `name`, `SELF.name`, `owner.name`.
  static func value(at path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { object, key in
      key.lowercased() == "self" ? object : value(of: String(key), in: object)
    }
  }

  private static func value(of key: String, in object: Any?) -> Any? {
    if key.hasPrefix("@") { _unsupported("the key '\(key)' of collections, in NSPredicate or NSSortDescriptor") }
    switch object {
    case nil: return nil
    case let dictionary as [String: Any]: return dictionary[key]
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let text as String: return value(of: key, inText: text)
    case let text as NSString: return value(of: key, inText: String(describing: text))
    case let list as [Any]: return list.map { value(of: key, in: $0) }
    case let object as NSObject: return object.value(forKey: key)
    case let other?:
      _raise(
        "NSUnknownKeyException",
        "[<\(type(of: other)) \(_ObjectiveC.address)> valueForUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key \(key).")
    }
  }

  private static func value(of key: String, inText text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    case "description": text
    case "intValue", "integerValue": (text as NSString).integerValue
    case "doubleValue": (text as NSString).doubleValue
    default:
      _raise(
        "NSUnknownKeyException",
        "[<NSTaggedPointerString \(_ObjectiveC.address)> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
  }
}
