import Foundation

// How this works: a touch belongs to the view that it began on. Tap recognizers of that view and of the views around it
// see it too; the innermost that fits recognises, and then cancels the touch in the view (unless it says otherwise).
// A control keeps taps from the recognizers around it, as its own action comes first.
// [A] Event Handling Guide; UIGestureRecognizer, cancelsTouchesInView.

/// One event on its way into a window.
@MainActor
struct TouchDelivery {
  let window: UIWindow
  let event: UIEvent

  func deliver() {
    for touch in event.allTouches ?? [] where touch.window === window {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved, .stationary: view.touchesMoved([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      case .ended: end(touch, in: view)
      case .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  private func end(_ touch: UITouch, in view: UIView) {
    guard let recognizer = recognizer(for: touch, in: view) else {
      return view.touchesEnded([touch], with: event)
    }
    if recognizer.cancelsTouchesInView {
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
    recognizer.position = touch.position
    recognizer.recognize()
  }

  private func recognizer(for touch: UITouch, in view: UIView) -> UIGestureRecognizer? {
    for ancestor in sequence(first: view, next: \.superview) {
      for recognizer in (ancestor.gestureRecognizers ?? []).reversed() where recognizes(recognizer, touch) {
        return recognizer
      }
      // [A] UIGestureRecognizer: default control actions prevent overlapping gestures.
      if let control = ancestor as? UIControl, control.isEnabled { return nil }
    }
    return nil
  }

  private func recognizes(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, recognizer.tapsNeeded == touch.tapCount else { return false }
    let delegate = recognizer.delegate
    let receives = _ObjectiveC.ask(
      delegate, "gestureRecognizer:shouldReceiveTouch:", [recognizer, touch], as: Bool.self)
    let begins = _ObjectiveC.ask(delegate, "gestureRecognizerShouldBegin:", [recognizer], as: Bool.self)
    return receives ?? true && begins ?? true
  }
}

extension UIWindow {
  /// A finger down and up at a point of the window, as the touch screen sends it.
  package func tap(at point: CGPoint) {
    let touch = UITouch(at: point, in: self)
    let event = UIEvent()
    event.timestamp = touch.timestamp
    guard let view = hitTest(point, with: event) else { return }
    touch.view = view
    event.allTouches = [touch]
    UIApplication.shared.sendEvent(event)
    touch.phase = .ended
    UIApplication.shared.sendEvent(event)
  }
}
