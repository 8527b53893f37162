import Foundation

/// Shows one controller of a row of them; a swipe leads to the next.
@MainActor
open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
    @available(*, unavailable) case _other
  }
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
    @available(*, unavailable) case _other
  }
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
    @available(*, unavailable) case _other
  }
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
    @available(*, unavailable) case _other
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public private(set) var transitionStyle: TransitionStyle
  public private(set) var navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { assignedDataSource }
    set { assignedDataSource = newValue }
  }
  final weak var assignedDataSource: (any UIPageViewControllerDataSource)? { didSet { showDots() } }
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UIPageViewControllerDelegate)?
  open var isDoubleSided = false  // Stored only.
  open var viewControllers: [UIViewController]? { assignedViewControllers }
  private var assignedViewControllers: [UIViewController] = []
  private var dots: UIPageControl?
  /// [O] With the style `.scroll` the pages stand in a scroll view, which apps look up to switch swiping off.
  private var pageHolder: UIScrollView?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// What an interface file says of it, before its view is loaded.
  public func _setTransition(_ style: TransitionStyle, _ orientation: NavigationOrientation) {
    (transitionStyle, navigationOrientation) = (style, orientation)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .scroll {
      let holder = UIScrollView(frame: view.bounds)
      holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      holder.isPagingEnabled = true
      holder.contentInsetAdjustmentBehavior = .never
      view.addSubview(holder)
      pageHolder = holder
    }
    let isHorizontal = navigationOrientation == .horizontal
    let directions: [(UISwipeGestureRecognizer.Direction, NavigationDirection)] =
      isHorizontal ? [(.left, .forward), (.right, .reverse)] : [(.up, .forward), (.down, .reverse)]
    for (direction, way) in directions {
      let swipe = PageSwipe { [weak self] in self?.turn(way) }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    if let page = viewControllers?.first {
      place(page, animated: false)
      page.didMove(toParent: self)
    }
    showDots()
  }

  // MARK: Pages

  /// [A] Tells no delegate; the completion comes when the animation has ended.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first, animated) { completion?(true) }
    showDots()
  }

  /// A person's swipe. [A] UIPageViewControllerDelegate: such a transition is told of.
  private func turn(_ way: NavigationDirection) {
    guard let current = viewControllers?.first, let dataSource = assignedDataSource,
      pageHolder?.isScrollEnabled ?? true
    else { return }
    let next =
      way == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return }
    delegateMethods.pageViewController(self, willTransitionTo: [next])
    show(next, true) { [weak self] in
      guard let self else { return }
      dots?.currentPage += way == .forward ? 1 : -1
      delegateMethods.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: true)
    }
  }

  private func show(_ page: UIViewController?, _ animated: Bool, _ completion: @escaping () -> Void) {
    let old = viewControllers?.first
    guard old !== page else { return completion() }
    assignedViewControllers = page.map { [$0] } ?? []
    guard isViewLoaded else { return completion() }
    let isOnScreen = appearance != .disappeared
    old?.willMove(toParent: nil)
    if isOnScreen { old?.beginAppearanceTransition(false, animated: animated) }
    if let page { place(page, animated: animated) }
    let end: @MainActor () -> Void = { [self] in
      old?.viewIfLoaded?.removeFromSuperview()
      if isOnScreen { old?.endAppearanceTransition() }
      old?.removeFromParent()
      if isOnScreen { page?.endAppearanceTransition() }
      page?.didMove(toParent: self)
      completion()
    }
    // [?] Seconds that a page takes.
    guard animated, isOnScreen, UIView.areAnimationsEnabled else { return end() }
    AppState.current.clock.schedule(after: 0.35, awaited: true, end)
  }

  private func place(_ page: UIViewController, animated: Bool) {
    if page.parent !== self { addChild(page) }
    let holder = pageHolder ?? view
    page.view.frame = holder?.bounds ?? .zero
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if appearance != .disappeared { page.beginAppearanceTransition(true, animated: animated) }
    holder?.insertSubview(page.view, at: 0)
  }

  // MARK: Dots

  /// [A] presentationCount(for:): with both methods and the style `.scroll` the pages have a row of dots.
  private func showDots() {
    guard isViewLoaded, transitionStyle == .scroll, navigationOrientation == .horizontal,
      let count = sourceMethods.presentationCount(for: self), let index = sourceMethods.presentationIndex(for: self)
    else { return }
    let row = dots ?? UIPageControl()
    row.numberOfPages = count
    row.currentPage = index
    row.isUserInteractionEnabled = false
    row.frame = CGRect(x: 0, y: view.bounds.height - 37, width: view.bounds.width, height: 37)
    row.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(row)
    dots = row
  }

  private var delegateMethods: OptionalMethods<any UIPageViewControllerDelegate> { .init(assignedDelegate) }
  private var sourceMethods: OptionalMethods<any UIPageViewControllerDataSource> { .init(assignedDataSource) }
}

/// A swipe that does something.
@MainActor
private final class PageSwipe: UISwipeGestureRecognizer {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State { didSet { if state == .ended { action() } } }
}

/// Says which pages there are.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told when a person turns a page.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  // Never called; visible.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
