import Foundation

// How this works: the stack changes at once, the screen follows with the next layout; `NavigationTransition` makes the calls in
// their order. A controller that is on no screen only keeps its stack: the top one is put in when the view appears.

/// A stack of controllers, the top one on the screen under a bar.
@MainActor
open class UINavigationController: UIViewController {
  public static let hideShowBarDuration: CGFloat = 1 / 3

  public enum Operation: Int, Sendable {
    case none, push, pop
    @available(*, unavailable) case _other
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  /// [O] As of a scroll view, a subclass that overrides `delegate` may have given itself to its superclass.
  final weak var assignedDelegate: (any UINavigationControllerDelegate)?
  var largeTitle = LargeTitle()
  open var navigationBar: UINavigationBar { assignedNavigationBar }
  private lazy var assignedNavigationBar = makeBar()
  private var barClass: UINavigationBar.Type = UINavigationBar.self
  var transition: NavigationTransition?
  override var runningTransition: TransitionCoordinator? {
    transition?.coordinator ?? endingCoordinator ?? super.runningTransition
  }
  /// Of a transition whose animation is over, until everybody has been told.
  var endingCoordinator: TransitionCoordinator?

  // MARK: Making

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(onto: rootViewController)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  private func makeBar() -> UINavigationBar {
    let bar = _Class(barClass)(frame: .zero)
    bar.navigationController = self
    return bar
  }

  private var ownTabBarItem: UITabBarItem?
  /// [O] That of its root, unless it is given one.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      ownTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }

  // MARK: The stack

  private var stack: [UIViewController] = []
  /// Whether the delegate was told of a controller, so that none is the first any more.
  var hasShownFirst = false
  /// Told of as about to be shown, and not yet as shown.
  private weak var firstShown: UIViewController?
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }

  /// [A] Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    refuseWhatCannotBePushed(viewController)
    let old = topViewController
    finishTransition()
    push(onto: viewController)
    bringOnScreen(viewController, insteadOf: old, leaving: [], animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated).last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 0, animated) : nil
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      _raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    finishTransition()
    let old = topViewController
    let leaving = stack.filter { known in !viewControllers.contains { $0 === known } }
    stack = stack.filter { known in viewControllers.contains { $0 === known } }
    for controller in viewControllers where controller.parent !== self { push(onto: controller) }
    stack = viewControllers
    bringOnScreen(topViewController, insteadOf: old, leaving: leaving, animated)
  }

  private func push(onto controller: UIViewController) {
    stack.append(controller)
    addChild(controller)
    controller.isMovingToParent = true
    if !(isViewLoaded && appearance != .disappeared) { controller.didMove(toParent: self) }
  }

  private func pop(to index: Int, _ animated: Bool) -> [UIViewController] {
    finishTransition()
    let old = topViewController
    let leaving = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    bringOnScreen(topViewController, insteadOf: old, leaving: leaving, animated)
    return leaving
  }

  /// [O] Both end an app on a phone.
  private func refuseWhatCannotBePushed(_ controller: UIViewController) {
    let name = "<\(_ObjectiveC.className(of: controller)): \(_ObjectiveC.address)>"
    if stack.contains(where: { $0 === controller }) {
      _raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported (\(name))")
    }
    if controller is UINavigationController {
      _raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }
  }

  // MARK: The view

  open var isNavigationBarHidden = false { didSet { layOutBars() } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open var toolbar: UIToolbar! { assignedToolbar }
  private lazy var assignedToolbar = UIToolbar(frame: .zero)
  open var isToolbarHidden = true { didSet { layOutBars() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false { didSet { watchTapsForBars() } }
  open var hidesBarsWhenKeyboardAppears = false { didSet { watchTapsForBars() } }
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      watchTapsForBars()
      hideBarsWhereCompact(UITraitCollection.current)
    }
  }
  /// What hides the bars when they are tapped or swiped beside.
  let barHiding = BarHiding()
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  // Stored only.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { assignedInteractivePopGestureRecognizer }
  private lazy var assignedInteractivePopGestureRecognizer = UIGestureRecognizer()

  open override func loadView() {
    view = LayoutContainerView(frame: UIScreen.main.bounds)
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    layOutBars()
    watchTapsForBars()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    hideBarsWhereCompact(UITraitCollection.current)
  }

  override var appearingChildren: [UIViewController] { [topViewController].compactMap { $0 } }
  /// [O] The delegate is told of the first controller, too: when the navigation controller itself appears.
  override func childrenWillAppear() {
    guard !hasShownFirst, transition == nil, let top = topViewController else { return }
    hasShownFirst = true
    firstShown = top
    OptionalMethods<any UINavigationControllerDelegate>(assignedDelegate)
      .navigationController(self, willShow: top, animated: false)
  }
  override func childrenDidAppear() {
    guard let first = firstShown else { return }
    firstShown = nil
    guard first === topViewController, transition == nil else { return }
    OptionalMethods<any UINavigationControllerDelegate>(assignedDelegate)
      .navigationController(self, didShow: first, animated: false)
  }
  override func prepareToAppear() {
    settleTransition()
    layOutBars()
    if let top = topViewController { install(top) }
  }
}

/// What a navigation controller's bars lie in. They are laid out when its size changes: so does that of the status bar, which a phone on its
/// side does not have.
private final class LayoutContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (controller as? UINavigationController)?.beginTransition()
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { (controller as? UINavigationController)?.settleTransition() }
  }
  override func sizeDidChange() { (controller as? UINavigationController)?.layOutBars() }
  override func safeAreaInsetsDidChange() { (controller as? UINavigationController)?.layOutBars() }
}

/// Told of the controllers that a navigation controller shows. All requirements are optional.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // Never called; visible.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
