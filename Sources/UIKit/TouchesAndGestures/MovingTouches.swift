import Foundation

extension UIWindow {
  /// A finger that comes down at a point, stays there for so many seconds of virtual time, and is lifted. Timers of the app fire meanwhile.
  package func press(at point: CGPoint, seconds: TimeInterval) {
    guard let (touch, event) = touchDown(at: point) else { return }
    let start = AppState.current.clock.now
    let presses = (touch.gestureRecognizers ?? []).compactMap {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration
    }
    for moment in Set(presses.filter { $0 <= seconds } + [seconds]).sorted() {
      AppState.current.clock.advance(to: start + moment)
      send(touch, event, .stationary, at: point)
    }
    send(touch, event, .ended, at: point)
  }

  /// A finger that moves from one point to another in a quarter of a second.
  /// - Returns: Whether a recognizer or a view has made something of it: a gesture was recognised.
  @discardableResult
  package func swipe(from start: CGPoint, to end: CGPoint) -> Bool {
    guard let (touch, event) = touchDown(at: start) else { return false }
    let (steps, seconds) = (10, 0.25)
    let began = AppState.current.clock.now
    var isRecognised = false
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      AppState.current.clock.advance(to: began + seconds * Double(part))
      send(
        touch, event, .moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      isRecognised = isRecognised || (touch.gestureRecognizers ?? []).contains(where: \.isUnderWay)
    }
    send(touch, event, .ended, at: end)
    return isRecognised || touch.wasRecognised
  }

  /// A finger that stays where it comes down, then moves to another point in half a second, and is lifted there.
  /// - Returns: Whether a recognizer or a control has made something of it.
  func drag(from start: CGPoint, staying seconds: TimeInterval, to end: CGPoint) -> Bool {
    guard let (touch, event) = touchDown(at: start) else { return false }
    let clock = AppState.current.clock
    let began = clock.now
    let presses = (touch.gestureRecognizers ?? []).compactMap {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration
    }
    for moment in Set(presses.filter { $0 <= seconds } + [seconds]).sorted() {
      clock.advance(to: began + moment)
      send(touch, event, .stationary, at: start)
    }
    let steps = 10
    var isRecognised = false
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      clock.advance(to: began + seconds + 0.5 * Double(part))
      send(
        touch, event, .moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      isRecognised = isRecognised || (touch.gestureRecognizers ?? []).contains(where: \.isUnderWay)
    }
    let isKeptByControl = touch.view is UIControl && !touch.isTakenFromView
    send(touch, event, .ended, at: end)
    return isRecognised || touch.wasRecognised || isKeptByControl
  }

  /// `nil` where nothing takes touches.
  private func touchDown(at point: CGPoint) -> (UITouch, UIEvent)? {
    let touch = UITouch(at: point, in: self)
    let event = UIEvent()
    event.timestamp = touch.timestamp
    guard let view = hitTest(point, with: event) else { return nil }
    touch.assignedView = view
    event.assignedAllTouches = [touch]
    UIApplication.shared.sendEvent(event)
    return (touch, event)
  }

  private func send(_ touch: UITouch, _ event: UIEvent, _ phase: UITouch.Phase, at point: CGPoint) {
    touch.phase = phase
    touch.position = point
    touch.timestamp = AppState.current.clock.now
    event.timestamp = touch.timestamp
    UIApplication.shared.sendEvent(event)
  }
}
