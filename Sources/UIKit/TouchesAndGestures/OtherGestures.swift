import Foundation

// The events of a check are taps, and drags of what scrolls. These recognizers are of other gestures, so they never
// recognise one; their properties are stored.

@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// [A] Half a second unless it is set.
  open var minimumPressDuration: TimeInterval = 0.5  // Stored only.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In points.
  open var allowableMovement: CGFloat = 10  // Stored only.
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1  // Stored only.
  open var maximumNumberOfTouches = Int.max  // Stored only.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}  // Does nothing; visible.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

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
}

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
