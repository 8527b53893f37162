import Foundation

// How this works: a touch belongs to the view that it began on. The recognizers of that view and of the views around it
// receive it first. When the touch ends, those whose gesture is complete are asked from the innermost outwards. One that is
// recognised prevents the others, unless a delegate allows both, and cancels the touch in the view, unless
// `cancelsTouchesInView` is false. A gesture that goes on, such as a pan, is recognised as soon as it begins, and tells of each change
// until it ends. An enabled control prevents the recognizers of the views around it.
// [A] UIGestureRecognizer; UIGestureRecognizerDelegate; Using responders and the responder chain to handle events.

/// One event on its way into a window.
@MainActor
struct TouchDelivery {
  let window: UIWindow
  let event: UIEvent

  func deliver() {
    for touch in event.allTouches ?? [] where touch.window === window {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began: begin(touch, in: view)
      case .moved, .stationary: move(touch, in: view)
      case .cancelled: cancel(touch, in: view)
      case .ended: end(touch, in: view)
      case .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  private func begin(_ touch: UITouch, in view: UIView) {
    let recognizers = recognizers(around: view).filter { $0.isEnabled && $0.receives(touch, of: event) }
    touch.assignedGestureRecognizers = recognizers
    for recognizer in recognizers {
      recognizer.follow(touch)
      recognizer.touchesBegan([touch], with: event)
    }
    view.touchesBegan([touch], with: event)
    recognizeWhatHasBegun(touch, in: view)
  }

  /// Gestures that go on and have begun by now; and those that are complete before the finger is lifted, as of a recognizer of the app's own
  /// that takes the finger's coming down for a gesture.
  private func recognizeWhatHasBegun(_ touch: UITouch, in view: UIView) {
    let recognizers = touch.gestureRecognizers ?? []
    for recognizer in recognizers where !recognizer.isUnderWay && [.began, .ended].contains(recognizer.state) {
      let isOver = recognizer.state == .ended
      // [A] require(toFail:): it begins once what it waits for has failed, be that later in the same touch.
      if waits(recognizer, among: recognizers) { continue }
      start(recognizer, among: recognizers, touch, in: view)
      guard isOver else { continue }
      // [A] reset(): a recognizer that has recognised its gesture gets no more of the touch.
      if recognizer.isUnderWay {
        touch.wasRecognised = true
        for other in recognizers where other !== recognizer && !other.isUnderWay && !other.recognizesBeside(recognizer)
        {
          other.state = .failed
        }
      }
      touch.assignedGestureRecognizers?.removeAll { $0 === recognizer }
      recognizer.finish()
    }
  }

  private func waits(_ recognizer: UIGestureRecognizer, among recognizers: [UIGestureRecognizer]) -> Bool {
    recognizers.contains { $0 !== recognizer && $0.state == .possible && recognizer.mustWait(for: $0) }
  }

  private func move(_ touch: UITouch, in view: UIView) {
    let recognizers = touch.gestureRecognizers ?? []
    for recognizer in recognizers {
      recognizer.follow(touch)
      recognizer.touchesMoved([touch], with: event)
    }
    for recognizer in recognizers where recognizer.isUnderWay && recognizer.state == .changed { recognizer.recognize() }
    recognizeWhatHasBegun(touch, in: view)
    guard !touch.isTakenFromView else { return }
    guard touch.isTakenByScrollView(from: view) else { return view.touchesMoved([touch], with: event) }
    touch.isTakenFromView = true
    view.touchesCancelled([touch], with: event)
  }

  /// A gesture that goes on begins, unless another one that is under way prevents it.
  private func start(
    _ recognizer: UIGestureRecognizer, among recognizers: [UIGestureRecognizer], _ touch: UITouch, in view: UIView
  ) {
    let others = recognizers.filter { $0 !== recognizer }
    guard recognizer.mayBegin, others.filter(\.isUnderWay).allSatisfy({ recognizer.recognizesBeside($0) }),
      !others.contains(where: { recognizer.mustWait(for: $0) && $0.state != .failed })
    else {
      recognizer.state = .failed
      return
    }
    recognizer.isUnderWay = true
    recognizer.recognize()
    guard recognizer.cancelsTouchesInView, !touch.isTakenFromView else { return }
    touch.isTakenFromView = true
    view.touchesCancelled([touch], with: event)
  }

  private func cancel(_ touch: UITouch, in view: UIView) {
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.touchesCancelled([touch], with: event)
      recognizer.cancelWhatIsUnderWay()
      recognizer.finish()
    }
    view.touchesCancelled([touch], with: event)
  }

  private func end(_ touch: UITouch, in view: UIView) {
    let recognizers = touch.gestureRecognizers ?? []
    for recognizer in recognizers {
      recognizer.follow(touch)
      recognizer.touchesEnded([touch], with: event)
    }
    let underWay = recognizers.filter(\.isUnderWay)
    let (recognised, waiting) = outcome(recognizers.filter { !$0.isUnderWay }, beside: underWay)
    for recognizer in underWay + recognised { recognizer.recognize() }
    touch.wasRecognised = touch.wasRecognised || !(underWay + recognised).isEmpty
    let pending = AppState.current.pendingTaps
    var touches = pending.takeTouches()
    if touch.isTakenFromView {
      touch.phase = .cancelled
    } else {
      touches.append(.init(touch: touch, view: view, event: event))
    }
    // [A] UIGestureRecognizer.delaysTouchesEnded: the view is told of the end once the recognizer has failed.
    let isHeld = recognised.isEmpty && recognizers.contains { $0.delaysTouchesEnded && $0.awaitsMoreTaps }
    if !isHeld { for touch in touches { touch.end(isCancelled: recognised.contains(where: \.cancelsTouchesInView)) } }
    for recognizer in recognizers where !waiting.contains(where: { $0 === recognizer }) { recognizer.finish() }
    pending.postpone(waiting, holding: isHeld ? touches : [])
  }

  /// From the innermost view outwards; in one view the one that was added last comes first.
  private func recognizers(around view: UIView) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for ancestor in sequence(first: view, next: \.superview) {
      result += (ancestor.gestureRecognizers ?? []).reversed()
      if let textView = ancestor as? UITextView, textView.isEditable, textView.isSelectable {
        result.append(textView.editingTap)
      }
      // [A] UIGestureRecognizer: default control actions prevent overlapping gestures.
      if let control = ancestor as? UIControl, control.isEnabled { break }
    }
    return result
  }

  /// Which recognizers are recognised now, and which have to wait for a further tap that may come.
  private func outcome(
    _ recognizers: [UIGestureRecognizer], beside underWay: [UIGestureRecognizer]
  ) -> (recognised: [UIGestureRecognizer], waiting: [UIGestureRecognizer]) {
    var recognised: [UIGestureRecognizer] = []
    var waiting: [UIGestureRecognizer] = []
    for recognizer in recognizers where recognizer.isComplete && recognizer.mayBegin {
      // What is under way prevents it: it is not kept for later.
      guard underWay.allSatisfy({ recognizer.recognizesBeside($0) }) else { continue }
      let rivals = recognizers.filter { $0 !== recognizer && recognizer.mustWait(for: $0) }
      if rivals.contains(where: { $0.isComplete }) { continue }
      if rivals.contains(where: { $0.awaitsMoreTaps }) {
        waiting.append(recognizer)
      } else if recognised.allSatisfy({ recognizer.recognizesBeside($0) }) {
        recognised.append(recognizer)
      } else if recognised.contains(where: { ($0.view as? UITextView)?.editingTap === $0 }) {
        Assumption.notice(.tapOfTextView)
      }
    }
    return (recognised, waiting)
  }
}

/// A touch that has ended, of which its view has not been told yet.
@MainActor
struct EndedTouch {
  let touch: UITouch
  let view: UIView
  let event: UIEvent

  func end(isCancelled: Bool) {
    guard isCancelled else { return view.touchesEnded([touch], with: event) }
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
  }
}

/// Recognizers whose gesture is complete, and touches whose end is held back, while a further tap may come.
@MainActor
final class PendingTaps {
  /// [?] Seconds in which the next tap has to come.
  private static let multiTapInterval: TimeInterval = 0.35
  private var recognizers: [UIGestureRecognizer] = []
  private var touches: [EndedTouch] = []
  private var timer: VirtualClock.ScheduledTimer?

  /// The recognizers are recognised after the interval, and the views told, unless ``cancel()`` is called before.
  func postpone(_ recognizers: [UIGestureRecognizer], holding touches: [EndedTouch]) {
    guard !recognizers.isEmpty || !touches.isEmpty else { return }
    if let timer { AppState.current.clock.cancel(timer) }
    (self.recognizers, self.touches) = (recognizers, touches)
    timer = AppState.current.clock.schedule(after: Self.multiTapInterval, awaited: true) { [self] in
      let postponed = self.recognizers
      self.recognizers = []
      for recognizer in postponed { recognizer.recognize() }
      let isCancelled = postponed.contains(where: \.cancelsTouchesInView)
      for touch in takeTouches() { touch.end(isCancelled: isCancelled) }
      for recognizer in postponed { recognizer.finish() }
    }
  }

  /// Those whose end is held back; the caller tells their views.
  func takeTouches() -> [EndedTouch] {
    defer { touches = [] }
    return touches
  }

  /// The next tap has come in time: none of the recognizers is recognised. Touches are held on.
  func cancel() {
    if let timer { AppState.current.clock.cancel(timer) }
    for recognizer in recognizers { recognizer.finish() }
    recognizers = []
  }
}

extension UIWindow {
  /// Sends touches that begin and end at a point of the window: one tap, or `count` taps in a row.
  package func tap(at point: CGPoint, count: Int = 1) {
    for number in 1...max(count, 1) {
      if number > 1 { AppState.current.pendingTaps.cancel() }
      let touch = UITouch(at: point, in: self)
      touch.tapCount = number
      let event = UIEvent()
      event.timestamp = touch.timestamp
      guard let view = hitTest(point, with: event) else {
        for held in AppState.current.pendingTaps.takeTouches() { held.end(isCancelled: false) }
        return
      }
      touch.assignedView = view
      event.assignedAllTouches = [touch]
      UIApplication.shared.sendEvent(event)
      touch.phase = .ended
      UIApplication.shared.sendEvent(event)
    }
  }
}
