import Foundation

/// Taps, one or several in a row.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// The tap count of the current touch.
  private var taps = 0

  private var start = CGPoint.zero
  /// [?] In points: how far a finger may move. [A] Handling tap gestures: not significantly.
  private static let slop: CGFloat = 45

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = position }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if position.distance(to: start) > Self.slop { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps = touches.map(\.tapCount).max() ?? 0
  }

  // A check has one touch at a time.
  override var isComplete: Bool {
    state != .failed && numberOfTouchesRequired == 1 && taps == numberOfTapsRequired
  }
  override var awaitsMoreTaps: Bool {
    state != .failed && numberOfTouchesRequired == 1 && taps < numberOfTapsRequired
  }

  override func recognize() {
    state = .ended
    super.recognize()
  }

  override func finish() {
    taps = 0
    super.finish()
  }
}
