import Foundation

/// What generated code calls for collections of Foundation's that hold values. Foundation on Linux does not find a number again, of which it
/// makes another object each time; keeps in a set with an order what it is made of twice; and does not come to an end when it intersects.
public enum _Collections {
  /// Each element once, where it came first.
  public static func orderedSet(of elements: [Any]) -> NSMutableOrderedSet {
    let set = NSMutableOrderedSet()
    for element in elements { set.add(element) }
    return set
  }

  /// [A] NSArray, index(of:): that of the first object that is equal, or `NSNotFound`.
  public static func index(of value: Any, in array: NSArray) -> Int {
    (0..<array.count).first { isEqual(array[$0], value) } ?? NSNotFound
  }

  /// [A] NSOrderedSet, index(of:): the same.
  public static func index(of value: Any, in set: NSOrderedSet) -> Int {
    (0..<set.count).first { isEqual(set[$0], value) } ?? NSNotFound
  }

  /// [A] NSArray, index(of:in:): counted from the beginning of the array.
  public static func index(of value: Any, in range: NSRange, of array: NSArray) -> Int {
    (range.location..<range.location + range.length).first { isEqual(array[$0], value) } ?? NSNotFound
  }

  /// [A] NSMutableArray, remove(_:): every object that is equal to it.
  public static func remove(_ value: Any, from array: NSMutableArray) {
    remove(value, in: NSRange(location: 0, length: array.count), from: array)
  }

  /// [A] NSMutableArray, removeObjects(in:): every object that is equal to one of them, and has its hash.
  public static func remove(_ values: [Any], from array: NSMutableArray) {
    let removed = NSSet(array: values)
    for index in (0..<array.count).reversed() where removed.contains(array[index]) { array.removeObject(at: index) }
  }

  /// [A] NSMutableArray, remove(_:in:).
  public static func remove(_ value: Any, in range: NSRange, from array: NSMutableArray) {
    for index in (range.location..<range.location + range.length).reversed() where isEqual(array[index], value) {
      array.removeObject(at: index)
    }
  }

  /// [A] NSDictionary, keysSortedByValue(comparator:): it is the values that are compared, and on Linux it was the keys.
  public static func keys(of dictionary: NSDictionary, by compare: (Any, Any) -> ComparisonResult) -> [Any] {
    dictionary.map { (key: $0.key, value: $0.value) }
      .sorted { compare($0.value, $1.value) == .orderedAscending }
      .map(\.key)
  }

  /// Those of a set that fulfil a condition are left.
  public static func keep(in set: NSMutableOrderedSet, where isKept: (Any) -> Bool) {
    for index in (0..<set.count).reversed() where !isKept(set[index]) { set.removeObject(at: index) }
  }

  public static func remove(_ values: [Any], from set: NSMutableOrderedSet) {
    let removed = NSSet(array: values)
    keep(in: set) { !removed.contains($0) }
  }

  /// [A] NSSet and NSOrderedSet, isSubset(of:): whether every object is in the other, too.
  public static func isSubset(_ objects: [Any], of other: Set<AnyHashable>) -> Bool {
    let others = NSSet(array: other.map(\.base))
    return objects.allSatisfy { others.contains($0) }
  }

  /// [A] NSSet, intersects(_:), and NSOrderedSet, intersectsSet(_:): whether any object is in the other, too.
  public static func intersects(_ objects: [Any], _ other: Set<AnyHashable>) -> Bool {
    let others = NSSet(array: other.map(\.base))
    return objects.contains { others.contains($0) }
  }

  /// [A] NSDictionary, isEqual(to:): as many entries, and for each key a value that is equal.
  public static func isEqual(_ dictionary: NSDictionary, _ other: [AnyHashable: Any]) -> Bool {
    dictionary.count == other.count
      && other.allSatisfy { key, value in dictionary.object(forKey: key.base).map { isEqual($0, value) } ?? false }
  }

  /// [A] NSMutableDictionary, setObject(_:forKey:): a key is whatever can be copied, and it is copied.
  public static func set(_ value: Any, for key: any NSCopying, in dictionary: NSMutableDictionary) {
    guard let key = key.copy(with: nil) as? AnyHashable else {
      _unsupported("NSMutableDictionary with keys that are no NSObject")
    }
    dictionary.setObject(value, forKey: key)
  }

  private static func isEqual(_ first: Any, _ second: Any) -> Bool {
    let (first, second) = (first as AnyObject, second as AnyObject)
    return first === second || (first as? NSObject)?.isEqual(second) == true
  }
}
