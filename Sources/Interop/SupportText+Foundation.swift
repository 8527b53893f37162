extension SupportText.Part {
  static let textsOfAttributedText = """
    import Foundation
    extension Foundation::NSMutableAttributedString {
      public var mutableString: Foundation::NSMutableString { UIKit::_TextOfAttributed(self) }
    }
    extension Foundation::NSMutableString {
      @discardableResult
      public func replaceOccurrences(
        of target: Swift::String, with replacement: Swift::String, options: Foundation::NSString.CompareOptions = [],
        range searchRange: Foundation::NSRange
      ) -> Swift::Int {
        UIKit::_TextOfAttributed.replaceOccurrences(of: target, with: replacement, options, searchRange, in: self)
      }
    }

    """

  /// `compare(_:)` of an `NSNumber` is overridden there, so that no extension can hide it: a number that is written is an `NSDecimalNumber`.
  static let decimalNumbersText = """
    import Foundation
    extension Foundation::NSDecimalNumber {
      public func compare(_ decimalNumber: Foundation::NSDecimalNumber) -> Foundation::ComparisonResult {
        UIKit::_DecimalNumbers.compare(self, decimalNumber)
      }
      public func adding(
        _ other: Foundation::NSDecimalNumber, withBehavior behavior: (any Foundation::NSDecimalNumberBehaviors)?
      ) -> Foundation::NSDecimalNumber { UIKit::_DecimalNumbers.rounded(self.adding(other), behavior) }
      public func subtracting(
        _ other: Foundation::NSDecimalNumber, withBehavior behavior: (any Foundation::NSDecimalNumberBehaviors)?
      ) -> Foundation::NSDecimalNumber { UIKit::_DecimalNumbers.rounded(self.subtracting(other), behavior) }
      public func multiplying(
        by other: Foundation::NSDecimalNumber, withBehavior behavior: (any Foundation::NSDecimalNumberBehaviors)?
      ) -> Foundation::NSDecimalNumber { UIKit::_DecimalNumbers.rounded(self.multiplying(by: other), behavior) }
      public func dividing(
        by other: Foundation::NSDecimalNumber, withBehavior behavior: (any Foundation::NSDecimalNumberBehaviors)?
      ) -> Foundation::NSDecimalNumber { UIKit::_DecimalNumbers.rounded(self.dividing(by: other), behavior) }
      public func raising(
        toPower power: Swift::Int, withBehavior behavior: (any Foundation::NSDecimalNumberBehaviors)?
      ) -> Foundation::NSDecimalNumber { UIKit::_DecimalNumbers.rounded(self.raising(toPower: power), behavior) }
      public func multiplying(
        byPowerOf10 power: Swift::Int16, withBehavior behavior: (any Foundation::NSDecimalNumberBehaviors)?
      ) -> Foundation::NSDecimalNumber { UIKit::_DecimalNumbers.rounded(self.multiplying(byPowerOf10: power), behavior) }
    }

    """

  static let errorTextsText = """
    import Foundation
    extension Swift::Error {
      public var localizedDescription: Swift::String { UIKit::_ErrorTexts.description(of: self) }
    }
    extension Foundation::NSError {
      public var localizedDescription: Swift::String { UIKit::_ErrorTexts.description(of: self) }
    }

    """

  static let systemVersionText = """
    import Foundation
    extension Foundation::ProcessInfo {
      public var operatingSystemVersion: Foundation::OperatingSystemVersion { UIKit::_SystemVersion.current }
      public var operatingSystemVersionString: Swift::String { UIKit::_SystemVersion.text }
      public func isOperatingSystemAtLeast(_ version: Foundation::OperatingSystemVersion) -> Swift::Bool {
        UIKit::_SystemVersion.isAtLeast(version)
      }
      public var systemUptime: Foundation::TimeInterval { UIKit::CACurrentMediaTime() }
    }

    """

  static let dispatchTimeText = """
    import Dispatch
    extension Dispatch::DispatchTime {
      public static func now() -> Dispatch::DispatchTime { UIKit::_VirtualTime.dispatchTime }
    }

    """

  /// An initializer of `NSMutableOrderedSet` that is the same as the one of its superclass would override it, which no extension can do:
  /// one for elements of any type goes before it.
  static let collectionsText = """
    import Foundation
    extension Foundation::NSArray {
      public convenience init(objects elements: Any...) { self.init(array: elements) }
      public func index(of anObject: Any) -> Swift::Int { UIKit::_Collections.index(of: anObject, in: self) }
      public func index(of anObject: Any, in range: Foundation::NSRange) -> Swift::Int {
        UIKit::_Collections.index(of: anObject, in: range, of: self)
      }
    }
    extension Foundation::NSMutableArray {
      public func remove(_ anObject: Any) { UIKit::_Collections.remove(anObject, from: self) }
      public func remove(_ anObject: Any, in range: Foundation::NSRange) {
        UIKit::_Collections.remove(anObject, in: range, from: self)
      }
      public func removeObjects(in otherArray: [Any]) { UIKit::_Collections.remove(otherArray, from: self) }
    }
    extension Foundation::NSSet {
      public func isEqual(to otherSet: Swift::Set<Swift::AnyHashable>) -> Swift::Bool {
        count == otherSet.count && isSubset(of: otherSet)
      }
      public func isSubset(of otherSet: Swift::Set<Swift::AnyHashable>) -> Swift::Bool {
        UIKit::_Collections.isSubset(allObjects, of: otherSet)
      }
      public func intersects(_ otherSet: Swift::Set<Swift::AnyHashable>) -> Swift::Bool {
        UIKit::_Collections.intersects(allObjects, otherSet)
      }
    }
    extension Foundation::NSDictionary {
      public func isEqual(to otherDictionary: [Swift::AnyHashable: Any]) -> Swift::Bool {
        UIKit::_Collections.isEqual(self, otherDictionary)
      }
      public func keysSortedByValue(comparator cmptr: (Any, Any) -> Foundation::ComparisonResult) -> [Any] {
        UIKit::_Collections.keys(of: self, by: cmptr)
      }
      public func keysSortedByValue(
        options opts: Foundation::NSSortOptions = [], usingComparator cmptr: (Any, Any) -> Foundation::ComparisonResult
      ) -> [Any] { UIKit::_Collections.keys(of: self, by: cmptr) }
    }
    extension Foundation::NSMutableDictionary {
      public func setObject(_ anObject: Any, forKey aKey: any Foundation::NSCopying) {
        UIKit::_Collections.set(anObject, for: aKey, in: self)
      }
    }
    extension Foundation::NSOrderedSet {
      public convenience init(array: [Any]) { self.init(orderedSet: UIKit::_Collections.orderedSet(of: array)) }
      public convenience init(objects elements: Any...) {
        self.init(orderedSet: UIKit::_Collections.orderedSet(of: elements))
      }
      public func index(of object: Any) -> Swift::Int { UIKit::_Collections.index(of: object, in: self) }
      public func isSubset(of set: Swift::Set<Swift::AnyHashable>) -> Swift::Bool {
        UIKit::_Collections.isSubset(array, of: set)
      }
      public func intersectsSet(_ set: Swift::Set<Swift::AnyHashable>) -> Swift::Bool {
        UIKit::_Collections.intersects(array, set)
      }
    }
    extension Foundation::NSMutableOrderedSet {
      public convenience init<Element>(array: [Element]) {
        self.init(orderedSet: UIKit::_Collections.orderedSet(of: array))
      }
      public convenience init<Element>(objects elements: Element...) {
        self.init(orderedSet: UIKit::_Collections.orderedSet(of: elements))
      }
      public func remove(_ val: Any) { UIKit::_Collections.remove([val], from: self) }
      public func removeObjects(in array: [Any]) { UIKit::_Collections.remove(array, from: self) }
      public func intersect(_ other: Foundation::NSOrderedSet) {
        UIKit::_Collections.keep(in: self) { other.contains($0) }
      }
      public func intersectSet(_ other: Swift::Set<Swift::AnyHashable>) {
        let others = UIKit::_Collections.orderedSet(of: other.map { $0.base })
        UIKit::_Collections.keep(in: self) { others.contains($0) }
      }
      public func minus(_ other: Foundation::NSOrderedSet) {
        UIKit::_Collections.keep(in: self) { !other.contains($0) }
      }
      public func minusSet(_ other: Swift::Set<Swift::AnyHashable>) {
        UIKit::_Collections.remove(other.map { $0.base }, from: self)
      }
    }

    """

  static let literalTextsText = """
    import Foundation
    extension Foundation::NSString {
      public func isEqual(to aString: Swift::String) -> Swift::Bool { UIKit::_Substrings.isLiterally(self, aString) }
    }

    """

  static let pathsText = """
    import Foundation
    extension Foundation::NSString {
      public var deletingLastPathComponent: Swift::String { UIKit::_Paths.deletingLastComponent(of: self) }
      public func appendingPathComponent(_ str: Swift::String) -> Swift::String { UIKit::_Paths.appending(str, to: self) }
    }

    """

  static let xmlText = """
    import \(FoundationParts.xmlReading)
    extension XMLParser {
      @discardableResult
      public func parse() -> Swift::Bool { self.\(FoundationParts.xmlReading)::parse() && parserError == nil }
    }

    """

  /// A coder's methods must not be as good as those with which the unarchiver overrides them; what is read from the unarchiver itself is read as
  /// Foundation on Linux does.
  static let archivesText = """
    import Foundation
    extension Foundation::NSCoder {
      @_disfavoredOverload
      public func decodeObject(forKey key: Swift::String) -> Any? {
        containsValue(forKey: key) ? self.Foundation::decodeObject(forKey: key) : nil
      }
      @_disfavoredOverload
      public func decodeObject<Value>(of cls: Value.Type, forKey key: Swift::String) -> Value?
      where Value: Foundation::NSObject, Value: Foundation::NSCoding {
        guard containsValue(forKey: key) else { return nil }
        return UIKit::_Archives.accepted(self.Foundation::decodeObject(of: [cls], forKey: key), [cls], by: self) as? Value
      }
      @_disfavoredOverload
      public func decodeObject(of classes: [Swift::AnyClass]?, forKey key: Swift::String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        return UIKit::_Archives.accepted(self.Foundation::decodeObject(of: classes, forKey: key), classes ?? [], by: self)
      }
    }
    extension Foundation::NSKeyedUnarchiver {
      public static func unarchivedObject<Value>(ofClass cls: Value.Type, from data: Foundation::Data) throws -> Value?
      where Value: Foundation::NSObject, Value: Foundation::NSCoding { try UIKit::_Archives.object(of: cls, from: data) }
      public static func unarchivedObject(ofClasses classes: [Swift::AnyClass], from data: Foundation::Data) throws -> Any? {
        try UIKit::_Archives.object(of: classes, from: data)
      }
      public static func unarchivedArrayOfObjects<Value>(ofClass cls: Value.Type, from data: Foundation::Data) throws -> [Value]?
      where Value: Foundation::NSObject, Value: Foundation::NSCoding {
        try UIKit::_Archives.collection(Foundation::NSArray.self, of: [cls], from: data, as: [Value].self)
      }
      public static func unarchivedArrayOfObjects(ofClasses classes: [Swift::AnyClass], from data: Foundation::Data) throws -> [Any]? {
        try UIKit::_Archives.collection(Foundation::NSArray.self, of: classes, from: data, as: [Any].self)
      }
      public static func unarchivedDictionary<Key, Value>(
        ofKeyClass keyClass: Key.Type, objectClass valueClass: Value.Type, from data: Foundation::Data
      ) throws -> [Key: Value]?
      where Key: Foundation::NSObject, Key: Foundation::NSCoding, Value: Foundation::NSObject, Value: Foundation::NSCoding {
        try UIKit::_Archives.collection(Foundation::NSDictionary.self, of: [keyClass, valueClass], from: data, as: [Key: Value].self)
      }
      public static func unarchivedDictionary(
        ofKeyClasses keyClasses: [Swift::AnyClass], objectClasses valueClasses: [Swift::AnyClass], from data: Foundation::Data
      ) throws -> [Swift::AnyHashable: Any]? {
        try UIKit::_Archives.collection(
          Foundation::NSDictionary.self, of: keyClasses + valueClasses, from: data, as: [Swift::AnyHashable: Any].self)
      }
      public static func unarchiveTopLevelObjectWithData(_ data: Foundation::Data) throws -> Any? {
        try UIKit::_Archives.root(of: data)
      }
    }

    """

  static let lossyTextsText = """
    import Foundation
    extension Swift::String {
      public func data(
        using encoding: Swift::String.Encoding, allowLossyConversion: Swift::Bool = false
      ) -> Foundation::Data? {
        UIKit::_LossyText.data(self, using: encoding, isLossy: allowLossyConversion)
      }
    }

    """

  static let defaultsText = """
    import Foundation
    extension Foundation::UserDefaults {
      public func object(forKey defaultName: Swift::String) -> Any? {
        UIKit::_Defaults.object(forKey: defaultName, in: self)
      }
      public func set(_ value: Any?, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Int, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Float, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Double, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func set(_ value: Swift::Bool, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(value, forKey: defaultName, in: self)
      }
      public func removePersistentDomain(forName domainName: Swift::String) {
        UIKit::_Defaults.removeAll(of: domainName, in: self)
      }
      public func removeObject(forKey defaultName: Swift::String) {
        UIKit::_Defaults.removeObject(forKey: defaultName, in: self)
      }
      public func set(_ url: Foundation::URL?, forKey defaultName: Swift::String) {
        UIKit::_Defaults.set(url, forKey: defaultName, in: self)
      }
      public func url(forKey defaultName: Swift::String) -> Foundation::URL? { UIKit::_Defaults.url(forKey: defaultName, in: self) }
    }

    """

  static let foldersText = """
    import Foundation
    public func NSSearchPathForDirectoriesInDomains(
      _ directory: Foundation::FileManager.SearchPathDirectory, _ domainMask: Foundation::FileManager.SearchPathDomainMask,
      _ expandTilde: Swift::Bool
    ) -> [Swift::String] { UIKit::_AppFolders.urls(for: directory, in: domainMask).map { $0.path } }
    extension Foundation::FileManager {
      public func copyItem(at srcURL: Foundation::URL, to dstURL: Foundation::URL) throws {
        try UIKit::_Files.copy(from: srcURL, to: dstURL, by: self)
      }
      public func copyItem(atPath srcPath: Swift::String, toPath dstPath: Swift::String) throws {
        try UIKit::_Files.copy(
          from: Foundation::URL(fileURLWithPath: srcPath), to: Foundation::URL(fileURLWithPath: dstPath), by: self)
      }
      public func replaceItemAt(
        _ originalItemURL: Foundation::URL, withItemAt newItemURL: Foundation::URL, backupItemName: Swift::String? = nil,
        options: Foundation::FileManager.ItemReplacementOptions = []
      ) throws -> Foundation::URL? {
        try UIKit::_Files.replace(originalItemURL, with: newItemURL, backupItemName: backupItemName, options)
      }
      public func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
      ) -> [Foundation::URL] { UIKit::_AppFolders.urls(for: directory, in: domainMask) }
      public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: Foundation::URL?,
        create shouldCreate: Swift::Bool
      ) throws -> Foundation::URL {
        try UIKit::_AppFolders.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
      }
    }

    """

  static let waitingText = """
    import Dispatch
    extension Dispatch::DispatchSemaphore {
      public func wait() { UIKit::_Waiting.wait(for: self) }
      public func wait(timeout: Dispatch::DispatchTime) -> Dispatch::DispatchTimeoutResult {
        UIKit::_Waiting.wait(for: self, timeout: timeout)
      }
      public func wait(wallTimeout: Dispatch::DispatchWallTime) -> Dispatch::DispatchTimeoutResult {
        UIKit::_Waiting.wait(for: self, wallTimeout: wallTimeout)
      }
    }
    extension Dispatch::DispatchGroup {
      public func wait() { UIKit::_Waiting.wait(for: self) }
      public func wait(timeout: Dispatch::DispatchTime) -> Dispatch::DispatchTimeoutResult {
        UIKit::_Waiting.wait(for: self, timeout: timeout)
      }
      public func wait(wallTimeout timeout: Dispatch::DispatchWallTime) -> Dispatch::DispatchTimeoutResult {
        UIKit::_Waiting.wait(for: self, wallTimeout: timeout)
      }
    }

    """

  static let timerSourcesText = """
    public typealias DispatchSource = UIKit::_DispatchSource
    public typealias DispatchSourceTimer = UIKit::_DispatchSourceTimer

    """
}
