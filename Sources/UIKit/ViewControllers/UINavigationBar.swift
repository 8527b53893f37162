internal import DeviceMeasures
import Foundation

/// The bar at the top of the screen: the title of the top item, its buttons, and the way back.
@MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarItemHost {
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UINavigationBarDelegate)?

  /// In points.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  // MARK: The stack

  private var stack: [UINavigationItem] = []
  open var items: [UINavigationItem]? {
    get { stack }
    set {
      stack = newValue ?? []
      setNeedsLayout()
    }
  }
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegateMethods.navigationBar(self, shouldPush: item) ?? true else { return }
    items = stack + [item]
    delegateMethods.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegateMethods.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items = stack.dropLast()
    delegateMethods.navigationBar(self, didPop: item)
    return item
  }

  private var delegateMethods: OptionalMethods<any UINavigationBarDelegate> { .init(assignedDelegate) }

  // MARK: Look

  open var barStyle = UIBarStyle.default  // Stored only.
  /// [A] True by default since iOS 7.
  open var isTranslucent = true
  open var barTintColor: UIColor?  // Stored only.
  open var prefersLargeTitles = false { didSet { navigationController?.layOutLargeTitleAnew() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?  // Stored only.
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance: UINavigationBarAppearance {  // Stored only.
    get {
      if let assignedAppearance { return assignedAppearance }
      let made = UINavigationBarAppearance()
      assignedAppearance = made
      return made
    }
    set { assignedAppearance = newValue.copied() }
  }
  /// Nothing as long as nobody has asked for it, so that a proxy's can be told from a bar's own.
  var assignedAppearance: UINavigationBarAppearance?
  @NSCopying open var compactAppearance: UINavigationBarAppearance?  // Stored only.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?  // Stored only.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?  // Stored only.
  open var barPosition: UIBarPosition { .top }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  // MARK: What it shows

  /// The controller whose stack the bar mirrors; it decides about the way back.
  weak var navigationController: UINavigationController?
  lazy var content = NavigationBarContent(bar: self)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Items do not know in which bar they stand, so the bar looks at them whenever the screen is laid out.
  open override func layoutIfNeeded() {
    setNeedsLayout()
    super.layoutIfNeeded()
  }
  open override func layoutSubviews() { content.update() }
  func installItems() { setNeedsLayout() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ViewMeasures.barHeight)
  }

  func goBack() {
    if let navigationController {
      guard let item = topItem, delegateMethods.navigationBar(self, shouldPop: item) ?? true else { return }
      navigationController.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }
}

/// Decides about, and is told of, the moves of a bar that stands alone. All requirements are optional.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
