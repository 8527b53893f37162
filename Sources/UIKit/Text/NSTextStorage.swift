import Foundation

// How this works: a text storage is an attributed string whose subclasses may keep the text elsewhere: they answer `string` and
// `attributes(at:effectiveRange:)`, and change what they keep in `replaceCharacters(in:with:)` and `setAttributes(_:range:)`. All other changes are
// made of these two here, because Foundation's on Linux would change the string's own memory instead.

/// Told when the text of a storage changes.
@MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// The text of a text view, with its attributes.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What has changed since the last editing was processed.
  open private(set) var editedMask: EditActions = []
  /// In UTF-16 units of the text as it is now; [A] `NSNotFound` while nothing is edited.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units the text has become longer.
  open private(set) var changeInLength = 0
  private var depth = 0
  private var isProcessing = false

  public init() { super.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Asking

  /// By what a subclass answers for each place; Foundation's would look into the string's own memory.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateRuns(in: enumerationRange, options: opts, value: { $0 }) {
      ($0 as NSDictionary).isEqual($1 as NSDictionary)
    } body: {
      block($0, $1, $2)
    }
  }
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateRuns(in: enumerationRange, options: opts, value: { $0[attrName] }) { first, second in
      guard let first, let second else { return first == nil && second == nil }
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return (first as AnyObject) === (second as AnyObject)
    } body: {
      block($0, $1, $2)
    }
  }

  /// - Parameters:
  ///   - value: What is asked for of the attributes at a place.
  ///   - isSame: Whether two places belong to one run.
  private func enumerateRuns<Value>(
    in range: NSRange, options: NSAttributedString.EnumerationOptions, value: ([NSAttributedString.Key: Any]) -> Value,
    isSame: (Value, Value) -> Bool, body: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var runs: [(value: Value, range: NSRange)] = []
    let end = min(range.location + range.length, length)
    var index = range.location
    while index < end {
      var known = NSRange(location: index, length: 1)
      let new = value(attributes(at: index, effectiveRange: &known))
      let next = min(end, max(index + 1, known.location + known.length))
      if let last = runs.last, isSame(last.value, new) {
        runs[runs.count - 1].range.length += next - index
      } else {
        runs.append((new, NSRange(location: index, length: next - index)))
      }
      index = next
    }
    var stop: ObjCBool = false
    for run in options.contains(.reverse) ? runs.reversed() : runs where !stop.boolValue {
      body(run.value, run.range, &stop)
    }
  }

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    unisolated { aLayoutManager.textStorage = storage }
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    unisolated { aLayoutManager.textStorage = nil }
  }

  // MARK: Editing

  open override func beginEditing() { depth += 1 }
  /// [A] The last of several processes what has been edited.
  open override func endEditing() {
    depth = max(0, depth - 1)
    processIfDone()
  }

  /// [O] What an override of `processEditing()` changes is part of the editing that it processes.
  private func processIfDone() {
    guard depth == 0, !editedMask.isEmpty, !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// [A] Notes a change; without `beginEditing()` it is processed at once.
  /// - Parameters:
  ///   - editedRange: As it was before the change.
  ///   - delta: By how many UTF-16 units the text has become longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      let old = self.editedRange
      let end = max(old.location + old.length + delta, now.location + now.length)
      let start = min(old.location, now.location)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    processIfDone()
  }

  /// [A] Tells the delegate, fixes attributes, tells the delegate again and then the layout managers. A subclass may change attributes before it
  /// calls this.
  open func processEditing() {
    let told = (editedMask, editedRange, changeInLength)
    nonisolated(unsafe) let storage = self
    unisolated {
      let methods = OptionalMethods<any NSTextStorageDelegate>(storage.delegate)
      methods.textStorage(storage, willProcessEditing: told.0, range: told.1, changeInLength: told.2)
      methods.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    unisolated {
      for manager in storage.layoutManagers { manager.storageChanged(mask, range, delta) }
    }
    NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
  }

  public class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  public class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  // MARK: The two changes that all others are made of

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Reading, by what a subclass answers

  open override var length: Int { string.utf16.count }
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, run in
      copy.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return copy
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, run, _ in
      setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeRuns(in: range) { $0.merging(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeRuns(in: range) { $0.filter { $0.key != name } }
  }

  private func changeRuns(
    in range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachRun(in: range) { runs.append((change($0), $1)) }
    beginEditing()
    for (attributes, run) in runs { setAttributes(attributes, range: run) }
    endEditing()
  }

  /// The parts of a range within which the attributes are the same.
  private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var place = range.location
    let end = range.location + range.length
    while place < end {
      var run = NSRange(location: place, length: 1)
      let found = attributes(at: place, effectiveRange: &run)
      let next = min(end, max(place + 1, run.location + run.length))
      body(found, NSRange(location: place, length: next - place))
      place = next
    }
  }
}
