import Foundation

/// Several controllers, one of them on the screen over a bar with a button for each.
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    didSet {
      let (old, new) = (oldValue ?? [], viewControllers ?? [])
      for controller in new where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      itemsChanged()
      selectedIndex = place(ofSelected: old.indices.contains(selectedIndex) ? old[selectedIndex] : nil, in: new)
      for controller in old where !new.contains(where: { $0 === controller }) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
    }
  }
  /// Another item of one of the controllers, or other controllers.
  func itemsChanged() {
    tabBar.items = viewControllers?.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// [A] setViewControllers(_:animated:): the controller that was selected is selected again; where it is gone, the one that stands in its
  /// place, or else the first.
  private func place(ofSelected controller: UIViewController?, in controllers: [UIViewController]) -> Int {
    if let index = controllers.firstIndex(where: { $0 === controller }) { return index }
    return controllers.indices.contains(selectedIndex) ? selectedIndex : 0
  }

  open var selectedIndex = 0 {
    didSet {
      let controllers = viewControllers ?? []
      guard controllers.indices.contains(selectedIndex) else { return }
      tabBar.selectedItem = controllers[selectedIndex].tabBarItem
      bottomBarChanged()
      guard isViewLoaded, appearance != .disappeared else { return }
      exchange(shown, for: controllers[selectedIndex])
    }
  }
  /// Whose view is over the bar.
  private weak var shown: UIViewController?
  private var hidesBar = false

  /// [A] hidesBottomBarWhenPushed: no bar while such a controller is on the stack of the selected tab.
  func bottomBarChanged() {
    let hides = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
    guard hides != hidesBar else { return }
    hidesBar = hides
    tabBar.isHidden = hides
    selectedViewController?.viewIfLoaded?.safeAreaChanged()
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
    view = TabContainerView(frame: UIScreen.main.bounds)
    tabBar.tabBarController = self
    layOutBar()
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
  }

  /// [O] Its buttons stand above the home indicator, and it reaches down to the edge of the screen.
  fileprivate func layOutBar() {
    guard let container = viewIfLoaded else { return }
    let height = UITabBar.standardHeight + container.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    shown?.viewIfLoaded?.safeAreaChanged()
  }

  override func prepareToAppear() { if let selectedViewController { install(selectedViewController) } }

  private func install(_ controller: UIViewController) {
    guard let container = viewIfLoaded, let content = controller.view else { return }
    shown = controller
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

  /// What a subclass overrides to hear of the user's taps.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// A tap on the button of a controller. [A] The delegate is asked for the user's choices only.
  /// - Returns: Whether it was chosen.
  func choose(_ index: Int) -> Bool {
    guard let controller = viewControllers?[index] else { return false }
    let methods = OptionalMethods<any UITabBarControllerDelegate>(assignedDelegate)
    guard methods.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    // [A] Overview: the user's tap on the tab that is selected shows its root.
    if index == selectedIndex { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedIndex = index
    methods.tabBarController(self, didSelect: controller)
    return true
  }
}

/// What a bar of tabs lies in. It is laid out when the safe area changes: a phone on its side has another one.
private final class TabContainerView: UIView {
  override func safeAreaInsetsDidChange() { (controller as? UITabBarController)?.layOutBar() }
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
