import Foundation

// Nothing is drawn: what bars look like is stored.

/// How a bar looks.
@MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill  // Stored only.
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() { super.init() }
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  open func configureWithDefaultBackground() {}  // Does nothing.
  open func configureWithOpaqueBackground() {}  // Does nothing.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]  // Stored only.
  open var titlePositionAdjustment = UIOffset.zero  // Stored only.
  open var buttonAppearance = UIBarButtonItemAppearance()  // Stored only.
  open var doneButtonAppearance = UIBarButtonItemAppearance()  // Stored only.
  open var backButtonAppearance = UIBarButtonItemAppearance()  // Stored only.
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}
