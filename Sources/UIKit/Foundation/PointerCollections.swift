import Foundation

// Foundation on Linux has no collections that hold their elements weakly. These keep the order in which elements came, which Foundation
// promises nobody. An element may be of a protocol's type, as an Objective-C protocol is there: Swift on Linux takes no such type for a
// class.

/// How a collection holds its elements, and when two of them are the same.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)

    /// What decides how a pointer is held.
    fileprivate var isWeak: Bool { rawValue & 0xff == Self.weakMemory.rawValue }
    fileprivate var comparesPointers: Bool { contains(.objectPointerPersonality) }

    /// Ends the run where memory is asked for that only pointers of C have.
    fileprivate func check(_ type: String) {
      let known: Options = [.weakMemory, .objectPointerPersonality, .copyIn]
      guard isSubset(of: known), isWeak || rawValue & 0xff == 0 else {
        _unsupported("pointers of C in \(type), with the options \(rawValue)")
      }
    }
  }
}

/// Something that a collection holds, weakly or not.
private final class HeldObject {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  var object: AnyObject? { strongObject ?? weakObject }

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weakObject = object
    let copy = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
    strongObject = options.isWeak ? nil : copy ?? object
  }

  func isSame(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.comparesPointers, let one = object as? NSObject else { return false }
    return one.isEqual(other)
  }
}

/// [A] NSHashTable: a set that may hold its members weakly; a member that has gone is no longer in it.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var members: [HeldObject] = []

  public init(options: NSPointerFunctions.Options = [], capacity: Int) {
    options.check("NSHashTable")
    self.options = options
  }

  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }
  public override convenience init() { self.init(options: [], capacity: 0) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var live: [AnyObject] { members.compactMap(\.object) }

  open func add(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    members.removeAll { $0.object == nil }
    if !members.contains(where: { $0.isSame(object, options) }) { members.append(HeldObject(object, options)) }
  }

  open func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    members.removeAll { $0.object == nil || $0.isSame(object, options) }
  }

  open func removeAllObjects() { members = [] }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    return members.first { $0.isSame(object, options) }?.object as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open var count: Int { live.count }
  open var allObjects: [ObjectType] { live.compactMap { $0 as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: live).objectEnumerator() }

  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
}

/// [A] NSMapTable: a dictionary that may hold its keys or its values weakly; an entry of which one has gone is no longer in it.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions, valueOptions: NSPointerFunctions.Options
  private var entries: [(key: HeldObject, value: HeldObject)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    keyOptions.check("NSMapTable")
    valueOptions.check("NSMapTable")
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public override convenience init() { self.init(keyOptions: []) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var live: [(key: AnyObject, value: AnyObject)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
    return entries.first { $0.key.isSame(key, keyOptions) }?.value.object as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    removeObject(forKey: aKey)
    guard let object = anObject.map({ $0 as AnyObject }) else { return }
    entries.append((HeldObject(key, keyOptions), HeldObject(object, valueOptions)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    entries.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.isSame(key, keyOptions) }
  }

  open func removeAllObjects() { entries = [] }

  open var count: Int { live.count }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.value)).objectEnumerator() }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var values: [AnyHashable: ObjectType] = [:]
    for (key, value) in live {
      if let key = key as? NSObject, let value = value as? ObjectType { values[key] = value }
    }
    return values
  }
}
