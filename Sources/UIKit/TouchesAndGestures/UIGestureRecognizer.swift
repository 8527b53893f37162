import Foundation

/// Watches the touches in a view and its subviews for a pattern.
@MainActor
open class UIGestureRecognizer: NSObject, _MethodTableProviding {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    @available(*, unavailable) case _other
    public static var recognized: State { .ended }
  }

  open nonisolated class func _methodTable() -> _MethodTable? { nil }

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? { assignedView }
  final weak var assignedView: UIView?
  /// A subclass sets it while it is told of touches; the actions follow when that has ended.
  open var state: State = .possible
  open var isEnabled = true { didSet { if !isEnabled { cancelWhatIsUnderWay() } } }
  /// [A] While true, the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false  // Stored only.
  /// [A] Until a recognizer that waits for further taps has failed, the view is not told that a touch has ended.
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true  // Stored only.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]  // Stored only.
  open var allowedPressTypes: [NSNumber] = []  // Stored only.
  open var name: String?
  /// In points of the window.
  var position: CGPoint = .zero
  private weak var window: UIWindow?
  private var targets: [(target: () -> AnyObject?, action: Selector)] = []
  private var required: [() -> UIGestureRecognizer?] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(({ [weak object] in object }, action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.target() === object) && (action == nil || $0.action == action) }
  }

  // MARK: The touches

  open internal(set) var numberOfTouches = 0

  /// In points of the view, or of the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window ?? window else { return position }
    return window.convert(position, to: view)
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}  // Never called.
  /// [A] Whether the recognizer sees an event at all; asked before the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// [A] Called when the gesture is over, whether it was recognised or not.
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.assignedGestureRecognizers?.removeAll { $0 === self }
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Others

  /// [A] The receiver waits until the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append({ [weak otherGestureRecognizer] in otherGestureRecognizer })
  }

  private var delegateMethods: OptionalMethods<any UIGestureRecognizerDelegate> { .init(assignedDelegate) }

  func mustWait(for other: UIGestureRecognizer) -> Bool {
    if required.contains(where: { $0() === other }) || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
    {
      return true
    }
    let byOwn = delegateMethods.gestureRecognizer(self, shouldRequireFailureOf: other)
    let byOther = other.delegateMethods.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
    return byOwn ?? false || byOther ?? false
  }

  /// [A] UIGestureRecognizerDelegate: it is enough that one of the two delegates allows it.
  func recognizesBeside(_ other: UIGestureRecognizer) -> Bool {
    if !other.canPrevent(self) || !canBePrevented(by: other) { return true }
    let pairs = [(self, other), (other, self)]
    return pairs.contains { one, two in
      one.delegateMethods.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two) ?? false
    }
  }

  /// Whether it and its delegate let it see the touch.
  func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard shouldReceive(event) else { return false }
    return delegateMethods.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the view and the delegate let it begin.
  var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegateMethods.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether a gesture that goes on has begun and is not over.
  var isUnderWay = false

  /// Whether the touches so far make the gesture.
  var isComplete: Bool { [.began, .changed, .ended].contains(state) }

  /// Whether one more tap would make the gesture, so that others may have to wait.
  var awaitsMoreTaps: Bool { false }

  func follow(_ touch: UITouch) {
    position = touch.position
    window = touch.window
    numberOfTouches = 1
  }

  /// Of an interface file.
  package var beginsSegue: (() -> Void)?

  /// [A] isEnabled: a gesture that is under way is cancelled.
  func cancelWhatIsUnderWay() {
    guard isUnderWay else { return }
    isUnderWay = false
    state = .cancelled
    sendActions()
  }

  /// Sends the actions.
  func recognize() {
    // [A] UIGestureRecognizer.State: one that goes on may be cancelled by its class; it can't fail any more.
    if isUnderWay, [.cancelled, .failed].contains(state) { return cancelWhatIsUnderWay() }
    if !isComplete { state = .ended }
    if state == .began || state == .ended && !isUnderWay { beginsSegue?() }
    sendActions()
  }

  private func sendActions() {
    for (target, action) in targets {
      guard let target = target() else { continue }
      _ObjectiveC.send(action, to: target, Array([self].prefix(action.argumentCount)))
    }
  }

  /// The gesture is over, recognised or not.
  func finish() {
    numberOfTouches = 0
    isUnderWay = false
    state = .possible
    reset()
  }
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
