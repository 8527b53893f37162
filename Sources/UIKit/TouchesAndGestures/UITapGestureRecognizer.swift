import Foundation

/// Taps, one or several in a row.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// The tap count of the current touch.
  private var taps = 0

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps = touches.map(\.tapCount).max() ?? 0
  }

  // A check has one touch at a time.
  override var isComplete: Bool { numberOfTouchesRequired == 1 && taps == numberOfTapsRequired }
  override var awaitsMoreTaps: Bool { numberOfTouchesRequired == 1 && taps < numberOfTapsRequired }

  override func recognize() {
    state = .ended
    super.recognize()
  }

  override func finish() {
    taps = 0
    super.finish()
  }
}
