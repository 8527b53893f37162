internal import DeviceMeasures
import Foundation

/// Two controllers side by side where there is room; one at a time on a phone.
@MainActor
open class UISplitViewController: UIViewController {
  /// [A] Of a split view controller with columns.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(*, unavailable) case _other
  }
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
    @available(*, unavailable) case _other
  }
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
    @available(*, unavailable) case _other
  }
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
    @available(*, unavailable) case _other
  }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
    @available(*, unavailable) case _other
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic  // Stored only; visible.
  open var displayMode: DisplayMode { isCollapsed ? .automatic : .oneBesideSecondary }
  open var presentsWithGesture = true  // Stored only.
  /// In points.
  // Stored only; visible.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension  // Stored only; visible.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension  // Stored only; visible.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  open var primaryColumnWidth: CGFloat { isCollapsed ? view.bounds.width : ViewMeasures.primaryColumnWidth }
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()  // Stored only; visible.
  /// [A] Whether only one of the two is shown, as on a phone.
  open var isCollapsed: Bool { UIDevice.current.userInterfaceIdiom != .pad }

  /// [A] The first is the primary one, the second shows the details.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      if isViewLoaded, appearance != .disappeared { install() }
    }
  }

  /// [A] Which columns it has; without any, it has the controllers of its list.
  open private(set) var style = Style.unspecified
  var columns: [Column: UIViewController] = [:]
  open var preferredSplitBehavior = SplitBehavior.automatic  // Stored only.
  open var splitBehavior: SplitBehavior { .tile }
  open var primaryEdge = PrimaryEdge.leading  // Stored only; visible.
  open var showsSecondaryOnlyButton = false  // Stored only.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension  // Stored only; visible.
  // Stored only; visible.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension

  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: What is on the screen

  override var appearingChildren: [UIViewController] {
    isCollapsed ? Array(viewControllers.prefix(1)) : viewControllers
  }
  override func prepareToAppear() {
    collapse()
    install()
  }

  /// [A] splitViewController(_:collapseSecondary:onto:): unless the delegate says that it has done so itself, the secondary
  /// controller goes on top of the primary one.
  private func collapse() {
    if style != .unspecified { return collapseColumns() }
    guard isCollapsed, let primary = viewControllers.first, let secondary = viewControllers.dropFirst().first else {
      return
    }
    let isDone = OptionalMethods<any UISplitViewControllerDelegate>(delegate)
      .splitViewController(self, collapseSecondary: secondary, onto: primary)
    viewControllers = [primary]
    if !(isDone ?? false), let navigation = primary as? UINavigationController {
      let top = (secondary as? UINavigationController)?.topViewController ?? secondary
      (secondary as? UINavigationController)?.viewControllers = []
      navigation.pushViewController(top, animated: false)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    guard let primary = viewControllers.first else { return present(vc, animated: UIView.areAnimationsEnabled) }
    (primary as? UINavigationController)?.show(vc, sender: sender) ?? present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// [A] Where only one of the two is shown, the primary one shows the details.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard isCollapsed, let primary = viewControllers.first else {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
      return
    }
    let stack = vc as? UINavigationController
    let detail = primary is UINavigationController ? stack?.topViewController ?? vc : vc
    if detail !== vc { stack?.viewControllers = [] }
    show(detail, sender: sender)
  }

  private func install() {
    guard let container = viewIfLoaded else { return }
    var x: CGFloat = 0
    for (index, controller) in appearingChildren.enumerated() {
      guard let content = controller.view else { continue }
      let width = index == 0 ? min(primaryColumnWidth, container.bounds.width) : container.bounds.width - x
      content.frame = CGRect(x: x, y: 0, width: width, height: container.bounds.height)
      content.autoresizingMask = index == 0 && !isCollapsed ? .flexibleHeight : [.flexibleWidth, .flexibleHeight]
      if content.superview !== container { container.addSubview(content) }
      x += width
    }
  }
}

/// Decides how a split view controller folds. All requirements are optional.
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// [A] Which column is on top where only one is shown.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  // Never called.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  // Never called.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  // Never called.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  // Never called.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)  // Never called.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)  // Never called.
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

extension UIViewController {
  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
