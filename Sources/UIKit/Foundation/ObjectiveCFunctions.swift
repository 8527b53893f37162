import Foundation

// Functions and constants of C's and Objective-C's that Foundation on Linux leaves out.

/// What `NSMutableCharacterSet(…)` is made into: on Linux only copies can be changed.
public func _changeable(_ set: NSMutableCharacterSet) -> NSMutableCharacterSet {
  set.mutableCopy() as? NSMutableCharacterSet ?? set
}

public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let MAXFLOAT = Float.greatestFiniteMagnitude

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

extension NSMutableString {
  /// [A] NSMutableString, appendFormat(_:): the text of the format is added at the end.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}

public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Runs the closure: there is no pool to empty.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { _VirtualTime.date.timeIntervalSinceReferenceDate }

/// `String(format: "%@", object)` writes the object's description.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())]
  }
}

// MARK: Functions of C's that take no text for one on Apple's systems, by their types: glibc's headers say that there must be one

public func strcmp(_ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?) -> Int32 {
  Foundation.strcmp(one!, other!)
}
public func strncmp(_ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
  Foundation.strncmp(one!, other!, count)
}
public func strlen(_ text: UnsafePointer<CChar>?) -> Int { Int(Foundation.strlen(text!)) }
public func atoi(_ text: UnsafePointer<CChar>?) -> Int32 { Foundation.atoi(text!) }
public func atof(_ text: UnsafePointer<CChar>?) -> Double { Foundation.atof(text!) }

/// [A] Of Apple's systems alone: 1 on the main thread, 0 on another.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

// MARK: Associated objects

/// How long an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
  @available(*, unavailable) case _other
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(key, of: object as AnyObject)
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(value, key, of: object as AnyObject, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN) }

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// What was associated with objects. [A] It goes with its object: here, when the program next comes to rest.
package enum AssociatedObjects {
  struct Entry: @unchecked Sendable {
    weak var owner: AnyObject?
    var values: [Int: () -> Any?] = [:]
  }

  private static var entries: LockedValue<[ObjectIdentifier: Entry]> { SharedAppState.current.associatedObjects }

  static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    entries.withLock { entries in
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.values[Int(bitPattern: key)]?()
    }
  }

  static func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject, isWeak: Bool) {
    let kept: (() -> Any?)?
    if isWeak, let target = value.map({ $0 as AnyObject }) {
      kept = { [weak target] in target }
    } else {
      kept = value.map { value in { value } }
    }
    // What is released here is so outside of the lock: its `deinit` may ask for associated objects.
    let old = entries.withLock { entries in
      let gone = entries.filter { $0.value.owner == nil }
      for key in gone.keys { entries[key] = nil }
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
      let before = entry.values.updateValue({ nil }, forKey: Int(bitPattern: key))
      entry.values[Int(bitPattern: key)] = kept
      entries[ObjectIdentifier(object)] = entry
      return (gone, before)
    }
    _ = old
  }

  /// Lets go of what belonged to objects that are gone.
  package static func dropThoseOfNobody() {
    // What is released may have been the last to hold another owner.
    while true {
      let gone = entries.withLock { entries in
        let gone = entries.filter { $0.value.owner == nil }
        for key in gone.keys { entries[key] = nil }
        return gone
      }
      if gone.isEmpty { return }
    }
  }

  static func removeAll(of object: AnyObject) {
    let old = entries.withLock { $0.removeValue(forKey: ObjectIdentifier(object)) }
    _ = old
  }
}
