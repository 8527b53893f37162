import Foundation

/// One touch of the screen.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    @available(*, unavailable) case _other
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    @available(*, unavailable) case _other
    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var phase: Phase = .began
  open var view: UIView? { assignedView }
  final weak var assignedView: UIView?
  open var window: UIWindow? { assignedWindow }
  final weak var assignedWindow: UIWindow?
  open internal(set) var tapCount = 1
  /// Seconds of virtual time.
  open internal(set) var timestamp: TimeInterval = 0
  open var gestureRecognizers: [UIGestureRecognizer]? { assignedGestureRecognizers }
  final var assignedGestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var type: TouchType = .direct
  /// [A] 1 is the force of an average touch.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  /// In points.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }

  /// Whether a gesture that goes on has taken it away from its view.
  var isTakenFromView = false
  /// Whether a gesture was recognised when it ended.
  var wasRecognised = false

  /// In points of the window.
  var position: CGPoint = .zero { didSet { previousPosition = oldValue } }
  /// The location before the last movement, in points of the window.
  private(set) var previousPosition: CGPoint = .zero

  /// Where it began, in points of the window, and when, in seconds of virtual time.
  private(set) var start: (position: CGPoint, time: TimeInterval) = (.zero, 0)

  /// A touch that begins at a point of a window.
  convenience init(at position: CGPoint, in window: UIWindow) {
    self.init()
    assignedWindow = window
    self.position = position
    previousPosition = position
    timestamp = AppState.current.clock.now
    start = (position, timestamp)
  }

  /// In points of the view, or of the window.
  open func location(in view: UIView?) -> CGPoint { place(position, in: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousPosition, in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }
}
