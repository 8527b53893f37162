import Foundation

// Nothing is drawn: what bars look like is stored.

/// How the buttons of a bar look.
@MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  open var normal = UIBarButtonItemStateAppearance()
  open var highlighted = UIBarButtonItemStateAppearance()
  open var disabled = UIBarButtonItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }
}

/// How a button of a bar looks in one state.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero  // Stored only.
  open var backgroundImage: UIImage?
}

@MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()  // Stored only.
  open var doneButtonAppearance = UIBarButtonItemAppearance()  // Stored only.
}

@MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()  // Stored only.
  open var inlineLayoutAppearance = UITabBarItemAppearance()  // Stored only.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()  // Stored only.
  open var selectionIndicatorTintColor: UIColor?  // Stored only.
  open var selectionIndicatorImage: UIImage?  // Stored only.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic  // Stored only.
  open var stackedItemWidth: CGFloat = 0  // Stored only.
  open var stackedItemSpacing: CGFloat = 0  // Stored only.
}

/// How the items of a tab bar look.
@MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
    @available(*, unavailable) case _other
  }
  open var normal = UITabBarItemStateAppearance()
  open var selected = UITabBarItemStateAppearance()
  open var disabled = UITabBarItemStateAppearance()
  open var focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: Style) { self.init() }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }
  open func configureWithDefault(for style: Style) {}  // Does nothing.
}

/// How an item of a tab bar looks in one state.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero  // Stored only.
  open var iconColor: UIColor?  // Stored only.
  open var badgeBackgroundColor: UIColor?  // Stored only.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]  // Stored only.
  open var badgePositionAdjustment = UIOffset.zero  // Stored only.
  open var badgeTitlePositionAdjustment = UIOffset.zero  // Stored only.
}
