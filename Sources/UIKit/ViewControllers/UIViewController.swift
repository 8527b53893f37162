import Foundation

/// Manages a screenful of views.
@MainActor
open class UIViewController: UIResponder {
  // MARK: Making

  public let nibName: String?
  public let nibBundle: Bundle?
  open var storyboard: UIStoryboard? { assignedStoryboard }
  final var assignedStoryboard: UIStoryboard?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }
  /// [A] NSCoding: a subclass archives what it has itself. Nothing of UIKit's own is archived here.
  open func encode(with coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  private var storedView: UIView?
  private var didCallViewDidLoad = false
  /// Whether the view comes from an interface file and was not asked for yet.
  private var waitsInInterface = false

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
      if AppState.current.isBuildingInterface { waitsInInterface = true }
    }
  }
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() {
    let made = viewFromNib() ?? UIView()
    made.frame = UIScreen.main.bounds
    view = made
  }

  /// Makes the views of a controller that came from a storyboard, and connects them.
  ///
  /// It is final because a subclass in mode 4 or 5 spells the type of the closure otherwise in its table of methods.
  package final var interface: (@MainActor () -> Void)?

  open func loadViewIfNeeded() {
    if storedView != nil {
      if waitsInInterface, !AppState.current.isBuildingInterface { finishBuildingInterface() }
    } else if let interface {
      self.interface = nil
      let before = AppState.current.isBuildingInterface
      AppState.current.isBuildingInterface = true
      interface()
      AppState.current.isBuildingInterface = before
      finishBuildingInterface()
    } else {
      loadView()
      if !AppState.current.isBuildingInterface { callViewDidLoad() }
    }
  }

  private func callViewDidLoad() {
    guard !didCallViewDidLoad else { return }
    didCallViewDidLoad = true
    viewDidLoad()
  }

  /// Ends the building of a controller's interface: its views wake up, and `viewDidLoad` follows.
  package func finishBuildingInterface() {
    waitsInInterface = false
    // Those that code adds in `viewDidLoad` load their views when they are shown.
    let built = children
    if storedView == nil, interface != nil { return loadViewIfNeeded() }
    if !didCallViewDidLoad {
      if storedView == nil { loadView() }
      storedView?.wakeFromNib()
      // One of a storyboard has woken when it was made.
      if storyboard == nil { awakeFromNib() }
      performEmbedSegues()
      callViewDidLoad()
    }
    // [A] The views of a storyboard's controller are made when they are first asked for.
    for child in built where child.interface == nil { child.finishBuildingInterface() }
  }

  // MARK: Life cycle, in the documented order

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}
  /// [A] Called in place of the view's `updateConstraints`, which it calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// [A] A container calls these for a child that it moves in or out by itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginChange(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endChange() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Another size

  open var traitCollection: UITraitCollection { .current(in: overriddenStyle) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// [A] UIContentContainer: passed on to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func encodeRestorableState(with coder: NSCoder) {}  // Never called.
  open func decodeRestorableState(with coder: NSCoder) {}  // Never called.
  open func applicationFinishedRestoringState() {}  // Never called.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  // Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// [A] UIContentContainer: passed on to the children, whose views are as large as they are resized to [?].
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// [A] Of the transition under way, where it is animated: a push, a pop, a presentation or a dismissal of this controller or of one around it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }
  var runningTransition: TransitionCoordinator? { modal.coordinator }
  var traitRegistrations = TraitRegistrations()

  package enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }
  package internal(set) var appearance = Appearance.disappeared
  /// Whether the change of appearance that is under way is animated.
  var isAppearanceAnimated = false
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Relations

  open var parent: UIViewController? { assignedParent }
  final weak var assignedParent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  /// What it presents itself, and by whom it is presented.
  var modal = ModalState()
  /// [A] What this controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? { modal.presented ?? parent?.presentedViewController }
  /// [A] Who presents this controller or the nearest of its ancestors that is presented.
  open var presentingViewController: UIViewController? { modal.presenter ?? parent?.presentingViewController }
  open override var next: UIResponder? { storedView?.superview ?? presentingViewController ?? parent }
  open override var inputAccessoryView: UIView? { nil }

  /// The children that come and go with this controller's view: of a container with one on top, only that one.
  var appearingChildren: [UIViewController] { forwardedChildren }
  /// Called with the controller's own appearance, when its children have been told.
  func childrenWillAppear() {}
  func childrenDidAppear() {}
  /// Before `viewWillAppear`: a container puts its children in.
  func prepareToAppear() {}

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  var hierarchyChange = HierarchyChange.none

  // MARK: Segues

  /// What an interface file would hold: the ways that lead on from here.
  var segues: [SegueTemplate] = []
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(identifier, sender) }
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { _ObjectiveC.responds(self, to: action) }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presentation

  /// [A] Assigning it updates the title of the navigation item.
  /// [A] Setting it sets the titles of the navigation item and of the tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem: UINavigationItem = {
    let item = UINavigationItem(optionalTitle: title)
    item.controller = self
    return item
  }()
  private lazy var ownTabBarItem: UITabBarItem? = UITabBarItem(title: title, image: nil, tag: 0)
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      ownTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }
  /// [A] What the toolbar of a navigation controller shows while this one is on top.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.layOutBars() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var hidesBottomBarWhenPushed = false
  private var chosenPresentationStyle = UIModalPresentationStyle.automatic
  /// [H] Reading it gives a style that is not `automatic`: a page sheet for most controllers.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenPresentationStyle == .automatic ? chosenPresentationStyle.adapted(of: self) : chosenPresentationStyle }
    set { chosenPresentationStyle = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// [A] Asked for the animator of a presentation and of a dismissal, and with the style `.custom` for the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  /// [A] The parent, or the presentation controller, is told when it changes.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? runningPresentation
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.safeAreaChanged() } }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var isEditing = false { didSet { updateEditButton() } }
  var storedEditButton: UIBarButtonItem?
  open var providesPresentationContextTransitionStyle = false  // Stored only.
  open var modalPresentationCapturesStatusBarAppearance = false  // Stored only.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  open var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  open var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var restorationIdentifier: String?  // Stored only.
  private var ownStyle = UIUserInterfaceStyle.unspecified
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      AppState.current.overridesStyle = true
      if let view = viewIfLoaded { view.changeStyle { ownStyle = newValue } } else { ownStyle = newValue }
    }
  }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func setNeedsStatusBarAppearanceUpdate() {}  // Does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}  // Does nothing.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}  // Does nothing.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}  // Does nothing.
  // Does nothing; visible.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {}
  open var restorationClass: (any UIViewControllerRestoration.Type)?  // Stored only.
  /// [A] What is shown in the place of the view's content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailability() } }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  var unavailabilityView: UIView?
  private(set) var ownKeyCommands: [UIKeyCommand] = []
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}  // Does nothing.

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentModally(viewControllerToPresent, flag, completion) }

  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContainer(vc, sender: sender) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModal(flag, completion) }

  /// What `automatic` means for this kind of controller.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
}
