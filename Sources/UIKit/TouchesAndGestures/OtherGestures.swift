import Foundation

/// A finger that stays where it is for a while.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// [A] Half a second unless it is set.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In points.
  open var allowableMovement: CGFloat = 10
  private var start: (time: TimeInterval, place: CGPoint)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first.map { ($0.timestamp, $0.position) }
    // Taps before the press, or several fingers, are nothing that a check's events do.
    if numberOfTapsRequired > 0 || numberOfTouchesRequired > 1 {
      state = .failed
    } else if minimumPressDuration <= 0 {
      state = .began
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    if isUnderWay {
      if touch.phase == .moved { state = .changed }
    } else if touch.position.distance(to: start.place) > allowableMovement {
      state = .failed
    } else if state == .possible, touch.timestamp - start.time >= minimumPressDuration {
      state = .began
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }
}

/// A finger that moves.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max  // Stored only.
  private var start = CGPoint.zero
  /// In points of the window, and seconds.
  private var last: (distance: CGPoint, time: TimeInterval) = (.zero, 0)
  private var previousTime: TimeInterval = 0
  /// [?] Points after which a movement is no tap any more.
  private static let slop: CGFloat = 10

  /// [A] How far the finger has moved since it began, or since the translation was set.
  ///
  /// In the coordinates of the view, as the speed.
  open func translation(in view: UIView?) -> CGPoint {
    Self.way(CGPoint(x: position.x - start.x, y: position.y - start.y), in: view)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    start = CGPoint(x: position.x - (end.x - origin.x), y: position.y - (end.y - origin.y))
  }
  /// [A] In points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let time = last.time - previousTime
    return time > 0 ? Self.way(CGPoint(x: last.distance.x / time, y: last.distance.y / time), in: view) : .zero
  }

  /// A way on the screen as a view has it that is turned or scaled.
  private static func way(_ way: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view.window != nil else { return way }
    let (origin, end) = (view.convert(CGPoint.zero, from: nil), view.convert(way, from: nil))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = position
    last = (.zero, touches.first?.timestamp ?? 0)
    if minimumNumberOfTouches > 1 { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.position, touch.previousPosition)
    previousTime = last.time
    last = (CGPoint(x: now.x - before.x, y: now.y - before.y), touch.timestamp)
    if isUnderWay {
      state = .changed
    } else if state == .possible, now.distance(to: start) >= Self.slop {
      state = .began
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isUnderWay ? .ended : .failed
  }
}

/// A pan that comes from an edge of the screen. No event of a check begins there.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// A finger that moves fast in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// [A] To the right unless it is set.
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var began: TimeInterval = 0
  /// [?] In points, and in seconds.
  private static let shortest: CGFloat = 30
  private static let longestDuration: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = position
    began = touches.first?.timestamp ?? 0
    if numberOfTouchesRequired > 1 { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    let (way, length) = movement(of: touch)
    state = length >= Self.shortest && direction.contains(way) ? .ended : .failed
  }
  /// [A] UISwipeGestureRecognizer: it fails where the finger goes another way, or is too slow, and what waits for that need not wait longer.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    let (way, length) = movement(of: touch)
    let isElsewhere = length >= Self.shortest && !direction.contains(way)
    if isElsewhere || touch.timestamp - began > Self.longestDuration { state = .failed }
  }

  private func movement(of touch: UITouch) -> (way: Direction, length: CGFloat) {
    let (x, y) = (touch.position.x - start.x, touch.position.y - start.y)
    return (abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up), max(abs(x), abs(y)))
  }
}

// No event of a check has two fingers, so these never recognise a gesture.

@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0  // Stored only.
  open var velocity: CGFloat { 0 }
}

/// A pointer that hovers. No event of a check moves one.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

extension CGPoint {
  /// In points.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
