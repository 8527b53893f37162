import Foundation

/// Watches the touches in a view and its subviews for a pattern.
@MainActor
open class UIGestureRecognizer: NSObject, _MethodTableProviding {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  open nonisolated class func _methodTable() -> _MethodTable? { nil }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var state: State = .possible
  open var isEnabled = true
  /// [A] While true, the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  var position: CGPoint = .zero
  private var targets: [(target: () -> AnyObject?, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public init?(coder: NSCoder) { super.init() }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(({ [weak object] in object }, action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { (object == nil || $0.target() === object) && (action == nil || $0.action == action) }
  }

  /// In points of the view, or of the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return position }
    return window.convert(position, to: view)
  }
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// How many taps make the gesture; `nil` when taps do not.
  var tapsNeeded: Int? { nil }

  func recognize() {
    state = .ended
    for (target, action) in targets {
      guard let target = target() else { continue }
      _ObjectiveC.send(action, to: target, Array([self].prefix(action.argumentCount)))
    }
    state = .possible
  }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  override var tapsNeeded: Int? { numberOfTouchesRequired == 1 ? numberOfTapsRequired : nil }
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
