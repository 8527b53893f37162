import Foundation

/// Manages a screenful of views.
@MainActor
open class UIViewController: UIResponder {
  // MARK: Making

  public let nibName: String?
  public let nibBundle: Bundle?
  open var storyboard: UIStoryboard? { nil }

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
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// While a scene builds what an interface file would hold, views are made, and `viewDidLoad` waits for the outlets.
  package static var isBuildingInterface = false
  private var storedView: UIView?
  private var wasToldOfLoading = false
  /// Whether an interface file holds the view, which nobody has asked for yet.
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
      if Self.isBuildingInterface { waitsInInterface = true }
    }
  }
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    if storedView == nil {
      loadView()
      if !Self.isBuildingInterface { tellOfLoading() }
    } else if waitsInInterface, !Self.isBuildingInterface {
      finishBuildingInterface()
    }
  }

  private func tellOfLoading() {
    guard !wasToldOfLoading else { return }
    wasToldOfLoading = true
    viewDidLoad()
  }

  /// Ends the building of a controller's interface: its views wake up, and `viewDidLoad` follows.
  package func finishBuildingInterface() {
    waitsInInterface = false
    if !wasToldOfLoading {
      if storedView == nil { loadView() }
      for view in storedView?.subtree ?? [] where view !== storedView { view.awakeFromNib() }
      storedView?.awakeFromNib()
      awakeFromNib()
      performEmbedSegues()
      tellOfLoading()
    }
    for child in children { child.finishBuildingInterface() }
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
  open func updateViewConstraints() {}

  package enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }
  package internal(set) var appearance = Appearance.disappeared
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Relations

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open override var next: UIResponder? { storedView?.superview ?? presentingViewController ?? parent }
  open override var inputAccessoryView: UIView? { nil }

  /// The children that come and go with this controller's view: of a container with one on top, only that one.
  var appearingChildren: [UIViewController] { forwardedChildren }
  /// Before `viewWillAppear`: a container puts its children in.
  func prepareToAppear() {}

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// [A] Whether the children are told when this controller's view appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  var hierarchyMove = HierarchyMove.none

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
  open var title: String? { didSet { navigationItem.title = title } }
  public lazy var navigationItem = UINavigationItem(optionalTitle: title)
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var definesPresentationContext = false
  open var isModalInPresentation = false
  open var preferredContentSize: CGSize = .zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open var isEditing = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func setNeedsStatusBarAppearanceUpdate() {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(modally: viewControllerToPresent, flag, completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { hideModal(flag, completion) }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
}

/// Storyboards are not modelled: a scene makes what one would hold.
@MainActor
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { _unsupported("UIStoryboard") }
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    _unsupported("UIStoryboard.instantiateViewController(withIdentifier:)")
  }
}
