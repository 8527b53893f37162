import Foundation

/// What Foundation on Linux leaves out of `NSObject`, because it rests on Objective-C's runtime.
extension NSObjectProtocol {
  public func responds(to aSelector: Selector!) -> Bool { _ObjectiveC.responds(self, to: aSelector) }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { sent(aSelector, []) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { sent(aSelector, [object]) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    sent(aSelector, [object1, object2])
  }

  private func sent(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = _ObjectiveC.send(selector, to: self, Array(arguments.prefix(selector.argumentCount)))
    return result.map { Unmanaged.passUnretained(SharedAppState.current.autorelease($0 as AnyObject)) }
  }
}

extension SharedAppState {
  /// Keeps the object alive until 32 others were returned after it.
  fileprivate func autorelease(_ object: AnyObject) -> AnyObject {
    autoreleased.withLock { recent in
      if recent.count >= 32 { recent.removeFirst() }
      recent.append(object)
    }
    return object
  }
}

extension _ObjectiveC {
  /// Whether a scene can connect an outlet of that name.
  package static func hasOutlet(_ key: String, _ receiver: AnyObject) -> Bool { outlet(key, of: receiver) != nil }
  /// Whether it has one that is declared with an exclamation mark.
  package static func insists(onOutlet key: String, _ receiver: AnyObject) -> Bool {
    outlet(key, of: receiver)?.isImplicitlyUnwrapped ?? false
  }
}

extension NSObject {
  /// [A] The name of the class, as `NSStringFromClass` has it.
  public class func description() -> String { _ObjectiveC.className(self) }
  /// [A] The class that it inherits from.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }
  public var superclass: AnyClass? { Self.superclass() }
  /// [A] The class itself, as the method of the same name of its objects says it.
  public class func classForCoder() -> AnyClass { self }
}
