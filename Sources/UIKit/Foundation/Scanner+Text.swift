import Foundation

/// What `Scanner` hands over as Objective-C's class, by a pointer to an `NSString?`: Foundation on Linux has the forms with `String?` alone.
extension Scanner {
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.hand(scanUpToString(string), to: result)
  }

  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.hand(scanString(string), to: result)
  }

  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.hand(scanCharacters(from: set), to: result)
  }

  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    Self.hand(scanUpToCharacters(from: set), to: result)
  }

  private static func hand(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = text as NSString
    return true
  }
}
