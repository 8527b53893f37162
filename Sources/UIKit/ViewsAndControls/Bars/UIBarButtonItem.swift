import Foundation

/// A button, a space, or a view of one's own in a toolbar or navigation bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain, bordered, done
    @available(*, unavailable) case _other
  }

  /// [O] A title of the style `done` is bold.
  open var style: Style = .plain
  /// [H] Not retained. Without one the action goes along the responder chain [A].
  open weak var target: AnyObject?
  open var action: Selector?
  /// In points; 0 is as wide as what is shown needs [A].
  open var width: CGFloat = 0 { didSet { wasChanged() } }
  open var customView: UIView? { didSet { if oldValue !== customView { host?.installItems() } } }
  open var isHidden = false { didSet { if oldValue != isHidden { host?.installItems() } } }
  open var isSelected = false { didSet { wasChanged() } }
  open var primaryAction: UIAction? { didSet { show(primaryAction) } }
  /// The segue that an interface file draws from the item.
  package var beginsSegue: (() -> Void)?
  open var possibleTitles: Set<String>?  // Stored only.
  open var tintColor: UIColor?  // Stored only.
  open var menu: UIMenu?
  package private(set) var systemItem: SystemItem?

  /// The bar that shows the item, and what it shows of it.
  weak var host: (any BarItemHost)?
  weak var button: BarButton?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    connect(target, action)
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    connect(target, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    connect(target, action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    show(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// - Parameter width: In points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// [A] primaryAction: the item takes over title and picture of its action, unless it is a system item.
  private func show(_ action: UIAction?) {
    guard let action, systemItem == nil else { return }
    title = action.title
    image = action.image
  }

  /// What a tap does. [A] With a primary action, target and action are ignored.
  func press(_ event: UIEvent?) {
    if let beginsSegue { return beginsSegue() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    // [A] menu: a tap opens it where the item has no action of its own.
    guard let action else {
      if let menu, let button, let window = button.window {
        MenuCard.open(menu, from: button, in: window, sender: self)
      }
      return
    }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  override func wasChanged() {
    button?.show()
    button?.superview?.setNeedsLayout()
  }
}
