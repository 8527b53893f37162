import Foundation

/// A controller on its way to the top of a stack, and those that make room for it.
@MainActor
final class NavigationTransition {
  /// [O] Seconds that a push or pop takes.
  static let duration: TimeInterval = 0.35

  private unowned let navigation: UINavigationController
  private let new, old: UIViewController?
  private let leaving: [UIViewController]
  /// Whether the new one was not in the stack before.
  private let arrives: Bool
  private let animated: Bool
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
    arrives = new?.isMovingToParent ?? false
    self.animated = animated
  }

  /// [O] The old one's viewWillDisappear, the new one's viewWillAppear; after the animation the old one's
  /// viewDidDisappear, the new one's viewDidAppear, and didMove(toParent:).
  func begin() {
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    new?.loadViewIfNeeded()
    if animated, UIView.areAnimationsEnabled {
      coordinator = TransitionCoordinator(container: navigation.view, from: old, to: new)
    }
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
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
    for controller in leaving { controller.removeFromParent() }
    if arrives { new?.didMove(toParent: navigation) }
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
    let transition = NavigationTransition(self, to: new, from: old, leaving: leaving, animated: animated)
    self.transition = transition
    transition.begin()
  }

  /// Another push or pop does not wait for the end of the animation.
  func finishTransition() { transition?.finish() }

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
