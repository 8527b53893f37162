import Foundation

/// A bar with a button for each of several screens.
@MainActor
open class UITabBar: UIView {
  /// In points.
  static let standardHeight: CGFloat = 49
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open weak var delegate: (any UITabBarDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UITabBarDelegate)?
  open var standardAppearance: UITabBarAppearance {  // Stored only.
    get {
      if let assignedAppearance { return assignedAppearance }
      let made = UITabBarAppearance()
      assignedAppearance = made
      return made
    }
    set { assignedAppearance = newValue.copied() }
  }
  /// Nothing as long as nobody has asked for it, so that a proxy's can be told from a bar's own.
  var assignedAppearance: UITabBarAppearance?
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?  // Stored only.
  open var items: [UITabBarItem]? { didSet { build() } }
  open var selectedItem: UITabBarItem? { didSet { update() } }
  open var barTintColor: UIColor?  // Stored only.
  open var unselectedItemTintColor: UIColor?  // Stored only.
  open var barStyle = UIBarStyle.default  // Stored only.
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  /// How items are spread over the bar.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
    @available(*, unavailable) case _other
  }
  open var itemPositioning = ItemPositioning.automatic  // Stored only.
  /// In points.
  open var itemWidth: CGFloat = 0  // Stored only.
  open var itemSpacing: CGFloat = 0  // Stored only.
  open var selectionIndicatorImage: UIImage?  // Stored only.
  weak var tabBarController: UITabBarController?
  private var buttons: [UIButton] = []

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func build() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).indices.map { index in
      let button = UIButton(type: .system)
      button.addAction(UIAction { [unowned self] _ in choose(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func choose(_ index: Int) {
    guard let item = items?[index] else { return }
    // [A] shouldSelect: what the delegate refuses is not selected.
    if let tabBarController {
      // [O] A subclass that overrides it hears of the tap first, and finds the old selection.
      tabBarController.tabBar(self, didSelect: item)
      guard tabBarController.choose(index) else { return }
    } else {
      selectedItem = item
    }
    OptionalMethods<any UITabBarDelegate>(assignedDelegate).tabBar(self, didSelect: item)
  }

  private func update() {
    for (button, item) in zip(buttons, items ?? []) {
      if button.currentTitle != item.shownTitle { button.setTitle(item.shownTitle, for: .normal) }
      button.isSelected = item === selectedItem
      button.isEnabled = item.isEnabled
      button.accessibilityIdentifier = item.accessibilityIdentifier
    }
  }

  /// Items do not know in which bar they stand, so the bar looks at them whenever the screen is laid out.
  open override func layoutIfNeeded() {
    setNeedsLayout()
    super.layoutIfNeeded()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height - safeAreaInsets.bottom)
    }
  }
}

/// What a tab bar shows for a screen.
@MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
    @available(*, unavailable) case _other
  }

  open var badgeValue: String?  // Stored only; visible.
  open var badgeColor: UIColor?  // Stored only.
  open var selectedImage: UIImage?
  @NSCopying open var standardAppearance: UITabBarAppearance?  // Stored only.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?  // Stored only.
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  private var systemItem: SystemItem?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// What is written on the button.
  var shownTitle: String {
    // [A] init(tabBarSystemItem:tag:): the title of such an item can't be changed.
    guard let systemItem else { return title ?? "" }
    // `topRated` is "Top Rated".
    return "\(systemItem)".reduce(into: "") { words, letter in
      words += words.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : String(letter)
    }
  }
}

/// Told of the user's choice in a bar. The requirement is optional.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
