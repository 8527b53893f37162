import Foundation

/// An observation by a closure: it lasts as long as this object does. Foundation on Linux leaves it out.
open class NSKeyValueObservation: NSObject {
  fileprivate weak var object: NSObject?
  fileprivate let key: String
  @MainActor fileprivate let handler: (_ object: NSObject, _ old: Any?, _ new: Any?) -> Void

  @MainActor
  fileprivate init(
    of object: NSObject, _ key: String, handler: @escaping (_ object: NSObject, _ old: Any?, _ new: Any?) -> Void
  ) {
    (self.object, self.key, self.handler) = (object, key, handler)
    super.init()
  }

  /// [A] Ends the observation, once.
  open func invalidate() {
    guard let object else { return }
    self.object = nil
    object.removeObserver(self, forKeyPath: key)
  }

  @MainActor func tell(_ change: [NSKeyValueChangeKey: Any]) {
    if let object { handler(object, change[.oldKey], change[.newKey]) }
  }
}

/// What an observer by closure is told.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// [A] Only where the options ask for it.
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Gives each class `observe(_:options:changeHandler:)` with its own key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// [A] The caller keeps the result: the observation ends with it.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = ObservableKeys.name(of: keyPath, in: self) else {
      _unsupported("observe(_:options:changeHandler:) for this key path of \(_ObjectiveC.className(of: self))")
    }
    let observation = NSKeyValueObservation(of: self, key) { object, old, new in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: new as? Value, oldValue: old as? Value, indexes: nil, isPrior: false))
    }
    KeyValueObservers.add(observation, to: self, key, options, nil)
    return observation
  }
}

/// Key paths that say of themselves that they change, by the classes whose code writes them.
@MainActor
private enum ObservableKeys {
  static func name(of keyPath: AnyKeyPath, in object: NSObject) -> String? {
    let sizes: [AnyKeyPath] = [
      \UIScrollView.contentSize, \UITableView.contentSize, \UICollectionView.contentSize, \UITextView.contentSize,
    ]
    let offsets: [AnyKeyPath] = [
      \UIScrollView.contentOffset, \UITableView.contentOffset, \UICollectionView.contentOffset,
      \UITextView.contentOffset,
    ]
    if sizes.contains(keyPath) { return "contentSize" }
    if offsets.contains(keyPath) { return "contentOffset" }
    return nameOfState(keyPath) ?? _ObjectiveC.observableKey(keyPath, of: object)
  }

  /// Of a control.
  private static func nameOfState(_ keyPath: AnyKeyPath) -> String? {
    let isEnabled: [AnyKeyPath] = [
      \UIControl.isEnabled, \UIButton.isEnabled, \UITextField.isEnabled, \UISwitch.isEnabled, \UISlider.isEnabled,
      \UIStepper.isEnabled, \UISegmentedControl.isEnabled, \UIDatePicker.isEnabled,
    ]
    let isSelected: [AnyKeyPath] = [\UIControl.isSelected, \UIButton.isSelected]
    let isHighlighted: [AnyKeyPath] = [\UIControl.isHighlighted, \UIButton.isHighlighted]
    if isEnabled.contains(keyPath) { return "enabled" }
    if isSelected.contains(keyPath) { return "selected" }
    return isHighlighted.contains(keyPath) ? "highlighted" : nil
  }
}
