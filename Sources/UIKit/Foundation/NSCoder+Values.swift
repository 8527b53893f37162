import Foundation

// For the objects of UIKit that can be archived.

extension NSCoder {
  /// Nothing where there is none: of a key that is not there, Foundation's coder here fails where Apple's answers `nil`.
  func object<Value: NSObject & NSSecureCoding>(of type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// Numbers under one key, for what has many of them.
  func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
    encode(NSArray(array: numbers.map { NSNumber(value: Double($0)) }), forKey: key)
  }
  /// Nothing where there is no such key.
  func numbers(forKey key: String) -> [CGFloat] {
    guard containsValue(forKey: key) else { return [] }
    let numbers = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [Any] ?? []
    return numbers.compactMap {
      ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? ($0 as? Double).map { CGFloat($0) }
    }
  }
}
