import Foundation

// Where there is Objective-C, a class is an object, and so it is compared as one.

/// Whether both are the same class, or neither is one.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
  lhs.map(ObjectIdentifier.init) == rhs.map(ObjectIdentifier.init)
}

/// Whether they are not the same class.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { !(lhs === rhs) }
