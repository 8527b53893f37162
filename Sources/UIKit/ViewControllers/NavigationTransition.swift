import Foundation

// How this works: [O] a push or a pop changes the stack at once, and the screen with the next layout of the navigation controller's view: the
// view of a controller that was pushed is not loaded before. Of several changes until then the screen follows the last.

/// A controller on its way to the top of a stack, and those that make room for it.
@MainActor
final class NavigationTransition {
  /// [O] Seconds that a push or pop takes.
  static let duration: TimeInterval = 0.35

  private unowned let navigation: UINavigationController
  private let new, old: UIViewController?
  private let leaving: [UIViewController]
  private let animated: Bool
  private(set) var hasBegun = false
  private var endTimer: VirtualClock.ScheduledTimer?
  /// [A] transitionCoordinator: of a transition that is animated.
  private(set) var coordinator: TransitionCoordinator?

  init(
    _ navigation: UINavigationController, to new: UIViewController?, from old: UIViewController?,
    leaving: [UIViewController], animated: Bool
  ) {
    self.navigation = navigation
    self.new = new
    self.old = old
    self.leaving = leaving
    self.animated = animated
    for controller in leaving where !controller.isMovingFromParent {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    if animated, UIView.areAnimationsEnabled {
      coordinator = TransitionCoordinator(container: navigation.view, from: old, to: new)
    }
  }

  /// The one for another change of the stack, of which the screen has not followed the first.
  /// - Returns: `nil` where that leaves the screen as it is.
  func followed(by new: UIViewController?, leaving more: [UIViewController], animated: Bool) -> NavigationTransition? {
    let stack = navigation.viewControllers
    let gone = leaving.filter { left in !stack.contains { $0 === left } && !more.contains { $0 === left } } + more
    for controller in leaving where stack.contains(where: { $0 === controller }) {
      controller.isMovingFromParent = false
    }
    let next = NavigationTransition(navigation, to: new, from: old, leaving: gone, animated: animated)
    if new !== old { return next }
    next.settle()
    return nil
  }

  /// What comes with the change of the stack, where the screen shows none of it.
  func settle() {
    for controller in leaving {
      controller.removeFromParent()
      controller.isMovingFromParent = false
    }
    for controller in navigation.viewControllers where controller.isMovingToParent {
      controller.isMovingToParent = false
      controller.didMove(toParent: navigation)
    }
  }

  /// [O] The old one's viewWillDisappear, the new one's viewWillAppear; after the animation the old one's
  /// viewDidDisappear, the new one's viewDidAppear, and didMove(toParent:).
  func begin() {
    guard !hasBegun, navigation.transition === self else { return }
    hasBegun = true
    new?.loadViewIfNeeded()
    old?.beginAppearanceTransition(false, animated: animated)
    // [O] The keyboard is hidden with the controller that showed it.
    old?.viewIfLoaded?.endEditing(true)
    navigation.hasShownFirst = true
    new?.beginAppearanceTransition(true, animated: animated)
    if let new { delegateMethods.navigationController(navigation, willShow: new, animated: animated) }
    if let animator, let new, let old { return begin(animator, new, old) }
    if let new {
      navigation.install(new)
      new.isAppearing(animated)
      new.view.layoutIfNeeded()
    }
    coordinator?.start()
    if animated, UIView.areAnimationsEnabled {
      CATransaction.note(lasting: Self.duration)
      endTimer = AppState.current.clock.schedule(after: Self.duration, awaited: true) { [weak self] in self?.finish() }
    } else {
      finish()
    }
  }

  /// [A] navigationController(_:animationControllerFor:from:to:): asked for each push and pop with an animation.
  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    guard animated, let new, let old else { return nil }
    return delegateMethods.navigationController(
      navigation, animationControllerFor: leaving.isEmpty ? .push : .pop, from: old, to: new) ?? nil
  }

  /// The app's own animation, in a view under the bar which both views are in.
  private func begin(
    _ animator: any UIViewControllerAnimatedTransitioning, _ new: UIViewController, _ old: UIViewController
  ) {
    let container = UIView(frame: navigation.view.bounds)
    navigation.view.insertSubview(container, belowSubview: navigation.toolbar)
    container.addSubview(old.view)
    new.view.frame = navigation.contentFrame(for: new)
    new.isAppearing(animated)
    new.view.layoutIfNeeded()
    coordinator?.start()
    TransitionContext(
      in: container, from: .init(controller: old, movesView: true, initialFrame: old.view.frame),
      to: .init(controller: new, movesView: true, finalFrame: new.view.frame), style: .none, by: animator
    ) { [weak self] _ in
      self?.navigation.install(new)
      container.removeFromSuperview()
      self?.finish()
    }.start()
  }

  func finish() {
    guard navigation.transition === self else { return }
    navigation.transition = nil
    // [O] Whoever is told that the controller was shown can still ask what it came from.
    navigation.endingCoordinator = coordinator
    defer { navigation.endingCoordinator = nil }
    if let endTimer { AppState.current.clock.cancel(endTimer) }
    let arriving = navigation.viewControllers.filter(\.isMovingToParent)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
    for controller in leaving {
      controller.removeFromParent()
      controller.isMovingFromParent = false
    }
    for controller in arriving {
      controller.isMovingToParent = false
      controller.didMove(toParent: navigation)
    }
    // [?] After the controllers have appeared and disappeared.
    coordinator?.end()
    if let new { delegateMethods.navigationController(navigation, didShow: new, animated: animated) }
  }

  private var delegateMethods: OptionalMethods<any UINavigationControllerDelegate> {
    .init(navigation.assignedDelegate)
  }
}

extension UINavigationController {
  /// Brings the new top of the stack onto the screen, if the stack is on the screen.
  func bringOnScreen(
    _ new: UIViewController?, insteadOf old: UIViewController?, leaving: [UIViewController], _ animated: Bool
  ) {
    layOutBars()
    guard old !== new, isViewLoaded, appearance != .disappeared else {
      for controller in leaving {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      return
    }
    let waiting = transition
    transition =
      waiting.map { $0.followed(by: new, leaving: leaving, animated: animated) }
      ?? NavigationTransition(self, to: new, from: old, leaving: leaving, animated: animated)
    guard transition != nil else { return }
    view.setNeedsLayout()
    AppState.current.navigationsChanging.append(self)
  }

  /// The screen follows the stack.
  func beginTransition() {
    AppState.current.navigationsChanging.removeAll { $0 === self }
    transition?.begin()
  }

  /// Another push or pop does not wait for the end of the animation.
  func finishTransition() { if transition?.hasBegun == true { transition?.finish() } }

  /// A controller that comes onto the screen, or leaves it, has nothing to show of what has changed before.
  func settleTransition() {
    guard let transition, !transition.hasBegun else { return }
    self.transition = nil
    AppState.current.navigationsChanging.removeAll { $0 === self }
    transition.settle()
  }

  /// Puts a controller's view under the bar.
  func install(_ controller: UIViewController) {
    guard let container = viewIfLoaded, let content = controller.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = contentFrame(for: controller)
    // Both bars lie over the content.
    if content.superview !== container { container.insertSubview(content, belowSubview: toolbar) }
    if hasLargeTitle { layOutLargeTitleAnew() }
  }

  /// [A] hidesBottomBarWhenPushed: until the controller is popped.
  var hidesBottomBar: Bool { viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  func layOutBars() {
    navigationBar.items = viewControllers.map(\.navigationItem)
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden || hidesBottomBar
    tabBarController?.bottomBarChanged()
    let items = topViewController?.toolbarItems ?? []
    if !(toolbar.items ?? []).elementsEqual(items, by: ===) { toolbar.items = items }
    guard let container = viewIfLoaded else { return }
    let top = AppState.current.device.statusBarHeight
    findContentOfLargeTitle()
    navigationBar.frame = CGRect(
      x: 0, y: top, width: container.bounds.width,
      height: NavigationBarContent.height(for: topViewController?.navigationItem) + largeTitleHeight)
    navigationBar.autoresizingMask = .flexibleWidth
    // [O] Above the bar of tabs, and above the home indicator.
    toolbar.frame = CGRect(
      x: 0, y: container.bounds.height - container.safeAreaInsets.bottom - UIToolbar.standardHeight,
      width: container.bounds.width, height: UIToolbar.standardHeight)
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    if let top = topViewController, top.viewIfLoaded?.superview === container {
      top.view.frame = contentFrame(for: top)
      top.view.safeAreaChanged()
    }
  }

  /// [A] UIViewController, edgesForExtendedLayout: under a translucent bar the view reaches up to the edge of the screen,
  /// unless it says that it does not; under an opaque one only if it asks for that.
  fileprivate func contentFrame(for controller: UIViewController) -> CGRect {
    guard let bounds = viewIfLoaded?.bounds else { return .zero }
    let extendsUnderOpaque = controller.extendedLayoutIncludesOpaqueBars
    func extends(to edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
      controller.edgesForExtendedLayout.contains(edge) && (isTranslucent || extendsUnderOpaque)
    }
    let showsTop = !isNavigationBarHidden && !extends(to: .top, under: navigationBar.isTranslucent)
    let showsBottom = !toolbar.isHidden && !extends(to: .bottom, under: toolbar.isTranslucent)
    let top = showsTop ? navigationBar.frame.maxY : 0
    let bottom = showsBottom ? toolbar.frame.minY : bounds.height
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }
}

extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
}

extension DeviceModel {
  /// In points.
  var statusBarHeight: CGFloat { safeAreaInsets.top }
}
