import Foundation

/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open internal(set) var phase: Phase = .began
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  open internal(set) var tapCount = 1
  /// Seconds of virtual time.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// In points of the window.
  var position: CGPoint = .zero

  open func location(in view: UIView?) -> CGPoint {
    guard let window, let view else { return position }
    return window.convert(position, to: view)
  }
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened on the screen at one moment.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  open var type: EventType { .touches }
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var timestamp: TimeInterval = 0
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
