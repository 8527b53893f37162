import Foundation

// Nothing is drawn: what bars look like is stored.

/// How the buttons of a bar look.
@MainActor
open class UIBarButtonItemAppearance: NSObject {
  open var normal = UIBarButtonItemStateAppearance()
  open var highlighted = UIBarButtonItemStateAppearance()
  open var disabled = UIBarButtonItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// How a button of a bar looks in one state.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()  // Stored only.
  open var doneButtonAppearance = UIBarButtonItemAppearance()  // Stored only.
}

@MainActor
open class UITabBarAppearance: UIBarAppearance {}
