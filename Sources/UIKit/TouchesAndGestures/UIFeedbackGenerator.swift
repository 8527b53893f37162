import Foundation

/// Makes the phone tap or shake, which nothing on the screen shows.
@MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Of a view, beside which it is felt where a device can tell.
  public convenience init(view: UIView) { self.init() }
  open func prepare() {}
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
    @available(*, unavailable) case _other
  }
  public init(style: FeedbackStyle) { super.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  public convenience override init() { self.init(style: .medium) }
  open func impactOccurred() {}  // Does nothing.
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}  // Does nothing.
}

@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
    @available(*, unavailable) case _other
  }
  open func notificationOccurred(_ notificationType: FeedbackType) {}  // Does nothing.
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}  // Does nothing.
}
