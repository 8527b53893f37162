import Foundation

/// Several controllers, one of them on the screen over a bar with a button for each.
@MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] where !(viewControllers ?? []).contains(where: { $0 === old }) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers ?? [] where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      tabBar.items = viewControllers?.map(\.tabBarItem)
      selectedIndex = min(selectedIndex, max(0, (viewControllers?.count ?? 0) - 1))
    }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var selectedIndex = 0 {
    didSet {
      let controllers = viewControllers ?? []
      guard controllers.indices.contains(selectedIndex) else { return }
      tabBar.selectedItem = controllers[selectedIndex].tabBarItem
      guard isViewLoaded, appearance != .disappeared else { return }
      exchange(controllers.indices.contains(oldValue) ? controllers[oldValue] : nil, for: controllers[selectedIndex])
    }
  }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: What is on the screen

  override var appearingChildren: [UIViewController] { [selectedViewController].compactMap { $0 } }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    tabBar.tabBarController = self
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
  }

  override func prepareToAppear() { if let selectedViewController { install(selectedViewController) } }

  private func install(_ controller: UIViewController) {
    guard let container = viewIfLoaded, let content = controller.view else { return }
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.superview !== container { container.insertSubview(content, belowSubview: tabBar) }
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController) {
    guard old !== new else { return }
    old?.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    install(new)
    new.isAppearing(false)
    new.view.layoutIfNeeded()
    old?.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  /// A tap on the button of a controller. [A] The delegate is asked for the user's choices only.
  func choose(_ index: Int) {
    guard let controller = viewControllers?[index] else { return }
    let methods = OptionalMethods<any UITabBarControllerDelegate>(delegate)
    guard methods.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    methods.tabBarController(self, didSelect: controller)
  }
}

/// Decides about, and is told of, a user's choice. All requirements are optional.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

extension UIViewController {
  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
