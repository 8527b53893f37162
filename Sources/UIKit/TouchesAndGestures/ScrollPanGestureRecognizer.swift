import Foundation

/// What an app sees of the finger that drags a scroll view. It sees no touches itself: the scroll view tells it.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// In points, as the finger goes: the content goes along with it.
  private var dragged = CGPoint.zero
  /// [?] In seconds: how long a drag takes.
  private static let duration: CGFloat = 0.25

  init(of scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    assignedView = scrollView
  }

  /// In points a millisecond, as the content goes.
  static func velocity(over distance: CGPoint) -> CGPoint {
    CGPoint(x: distance.x / duration / 1000, y: distance.y / duration / 1000)
  }

  func begin() {
    dragged = .zero
    state = .began
    recognize()
  }
  func move(by distance: CGPoint) {
    dragged = CGPoint(x: dragged.x + distance.x, y: dragged.y + distance.y)
    state = .changed
    recognize()
  }
  func end() {
    state = .ended
    recognize()
    finish()
  }

  override func translation(in view: UIView?) -> CGPoint { dragged }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) { dragged = translation }
  override func velocity(in view: UIView?) -> CGPoint {
    isComplete ? CGPoint(x: dragged.x / Self.duration, y: dragged.y / Self.duration) : .zero
  }
}
