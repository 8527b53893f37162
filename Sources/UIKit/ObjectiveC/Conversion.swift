import Foundation

// How this works: Objective-C passes objects, and each side sees them as its own type: `Notification` or
// `NSNotification`, `NSNumber` or `Bool`. Swift's `as?` on Linux knows only some of these pairs; the rest is here.
// And it does not look at what it passes: a method gets the sender in the place of its first parameter, whatever the
// parameter's type is. `#selector(UIView.endEditing(_:))` as a button's action works so.

/// An optional whose wrapped type is found at run time.
private protocol OptionalValue {
  static var absent: Any { get }
  static func present(converting value: Any) -> Any?
  var held: Any? { get }
}

extension Optional: OptionalValue {
  static var absent: Any { Self.none as Any }
  static func present(converting value: Any) -> Any? {
    _ObjectiveC.converted(value, to: Wrapped.self).map { Self.some($0) as Any }
  }
  var held: Any? { map { $0 as Any } }
}

/// What Swift bridges `nil` to, where a parameter is no optional.
private protocol EmptyValue { init() }

extension String: EmptyValue {}
extension Array: EmptyValue {}
extension Dictionary: EmptyValue {}
extension Set: EmptyValue {}
extension Data: EmptyValue {}

extension _Pointer {
  fileprivate var address: UInt { UInt(bitPattern: self) }
}

extension _ObjectiveC {
  /// The value as the type that a method's parameter or result wants; ends the app when that cannot be.
  ///
  /// - Parameter unlike: Called with what is no object of the type, before it is handed over all the same.
  static func convert<T>(_ value: Any?, to type: T.Type, unlike: (AnyObject?) -> Void = { _ in }) -> T {
    let value = flattened(value)
    if let converted = converted(value, to: type) ?? unchecked(value, as: type) { return converted }
    // A method that does not use its parameter never notices that it is another object, or none: `nil` is the address 0.
    if type is AnyClass || type == AnyObject.self {
      let object = value.map { $0 as AnyObject }
      unlike(object)
      return object.map { unsafeBitCast($0, to: type) } ?? unsafeBitCast(0, to: type)
    }
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    fflush(nil)
    FileHandle.standardError.write(Data("Could not cast value of type '\(given)' to '\(type)'.\n".utf8))
    abort()
  }

  /// Swift does not send messages to an object of another class than the parameter says, but reads its memory as if it were of that class.
  /// [A] On a phone each use is a message: it is answered by whoever knows it, and ends the app otherwise. `nil` answers with nothing.
  /// What both classes inherit from the same one is in the same place.
  ///
  /// - Parameter uses: What is asked of the argument.
  @MainActor
  static func refuse(_ uses: [String], of object: AnyObject?, as type: AnyClass) {
    guard let used = uses.first else { return }
    guard let object else { _unsupported("'\(used)' of a parameter \(type) that is nil") }
    let given: AnyClass = Swift.type(of: object)
    for use in uses {
      let wanted: AnyClass? = declarer(of: use, type)
      if let wanted, ancestry(of: given).contains(where: { $0 == wanted }) { continue }
      if declarer(of: use, given) != nil {
        _unsupported("'\(use)' of a \(className(of: object)) that is the parameter \(type)")
      }
      guard wanted != nil else { continue }
      _raise(
        "NSInvalidArgumentException",
        "-[\(className(of: object)) \(use)]: unrecognized selector sent to instance \(address)")
    }
  }

  fileprivate static func converted<T>(_ value: Any?, to type: T.Type) -> T? {
    if let optional = type as? any OptionalValue.Type {
      guard let value else { return optional.absent as? T }
      return (optional.present(converting: value) ?? optional.absent) as? T
    }
    if type == Void.self { return () as? T }
    guard let value else { return type == Any.self ? NSNull() as? T : nil }
    if let same = value as? T { return same }
    let other = bridged(value)
    return other as? T ?? number(other ?? value, as: type)
  }

  /// [A] NSNumber: it gives the value in whatever type of number it is asked for, rounded as C does. [O] So does an NSString with the number that it
  /// begins with: interface files have `value="8"` of the type string for a corner's radius.
  private static func number<T>(_ value: Any, as type: T.Type) -> T? {
    let text = (value as? String).map { NSNumber(value: ($0 as NSString).doubleValue) }
    guard let number = value as? NSNumber ?? text else { return nil }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(number.doubleValue) as? T }
    // [A] To Objective-C a value of an enumeration is the integer that stands for it.
    if let type = type as? any RawRepresentable.Type { return enumerated(number, as: type) as? T }
    guard let type = type as? any FixedWidthInteger.Type else { return nil }
    return type.init(truncatingIfNeeded: number.int64Value) as? T
  }

  private static func enumerated<Value: RawRepresentable>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let integer = Value.RawValue.self as? any FixedWidthInteger.Type
    return (integer?.init(truncatingIfNeeded: number.int64Value) as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  /// The value as a property's; `nil` where it can't be one.
  static func property<T>(_ value: Any?, as type: T.Type) -> T? {
    let value = flattened(value)
    if let optional = type as? any OptionalValue.Type, let value, !(value is NSNull) {
      // `nil as? Color?` is a `Color?`.
      guard let present = optional.present(converting: value) else { return nil }
      return present as? T
    }
    return converted(value is NSNull ? nil : value, to: type)
  }

  /// The value as Objective-C passes it: numbers and geometry are objects there. [A] NSObject, value(forKey:).
  static func object(_ value: Any?) -> Any? {
    switch flattened(value) {
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let rect as CGRect: NSValue(cgRect: rect)
    case let point as CGPoint: NSValue(cgPoint: point)
    case let size as CGSize: NSValue(cgSize: size)
    case let value as any RawRepresentable:
      (value.rawValue as? any FixedWidthInteger).map { NSNumber(value: Int64($0)) } ?? value
    case let value: value
    }
  }

  /// What a parameter that is no object holds when an object, or nothing, is passed for it: a pointer is true, and nothing
  /// is false; as a number it is an address.
  private static func unchecked<T>(_ value: Any?, as type: T.Type) -> T? {
    if type == Bool.self { return (value != nil) as? T }
    // [O] `nil` arrives as an empty string or an empty list.
    if value == nil, let type = type as? any EmptyValue.Type { return type.init() as? T }
    // [O] What is asked of an event that is none gives nothing, as of this one.
    if value == nil, type == UIEvent.self { return MainActor.assumeIsolated { UIEvent() } as? T }
    if type is any _Pointer.Type {
      let pointer = value as? any _Pointer
      return unsafeBitCast(pointer.map { $0.address } ?? 0, to: type)
    }
    guard let number = type as? any FixedWidthInteger.Type else { return nil }
    return number.init(truncatingIfNeeded: value == nil ? 0 : 0x6000_00c0) as? T
  }

  private static func bridged(_ value: Any) -> Any? {
    switch value {
    case let notification as Notification:
      return NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
    case let notification as NSNotification:
      return Notification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
    case let string as String: return NSString(string: string)
    case let string as NSString: return String(describing: string)
    case let path as IndexPath: return path as NSIndexPath
    case let flag as Bool: return NSNumber(value: flag)
    case let number as Int: return NSNumber(value: number)
    case let number as Double: return NSNumber(value: number)
    case let number as CGFloat: return NSNumber(value: Double(number))
    default: return nil
    }
  }

  /// An optional in an optional is one optional to Objective-C.
  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    // To ask for a conformance is several times as quick as a mirror.
    guard let optional = value as? any OptionalValue else { return value }
    return flattened(optional.held)
  }
}

/// What generated code returns for a method without a result.
@MainActor public func _result(_ nothing: Void) -> Any? { nil }

/// What generated code returns for a method with a result.
@MainActor public func _result<T>(_ value: T) -> Any? { value }

/// The same for one that may return nothing: no object then, and not one that holds nothing.
@MainActor public func _result<T>(_ value: T?) -> Any? { value.map { $0 as Any } }
