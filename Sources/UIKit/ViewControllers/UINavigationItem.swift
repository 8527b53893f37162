import Foundation

/// What a navigation bar shows while a controller is on top of the stack.
@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
    @available(*, unavailable) case _other
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
    @available(*, unavailable) case _other
  }

  open var title: String?
  /// [A] A line above the title, for which the bar is higher.
  open var prompt: String? { didSet { controller?.navigationController?.layOutBars() } }
  open var titleView: UIView?

  // MARK: Items

  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// [A] The first of the items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  // MARK: The way back

  /// [A] Shown while the *next* item is on top.
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default  // Stored only; visible.
  open var hidesBackButton = false
  /// [A] Whether items on the left stand beside the back button; otherwise they stand in its place.
  open var leftItemsSupplementBackButton = false
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  // MARK: Search

  /// [A] Its bar is shown under the title.
  open var searchController: UISearchController? {
    didSet { if oldValue !== searchController { controller?.navigationController?.layOutBars() } }
  }
  /// Whose item it is.
  weak var controller: UIViewController?
  open var hidesSearchBarWhenScrolling = true  // Stored only.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
    @available(*, unavailable) case _other
  }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic  // Stored only; visible.
  open var backAction: UIAction?  // Stored only; visible.

  // MARK: Look

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { controller?.navigationController?.layOutLargeTitleAnew() }
  }
  @NSCopying open var standardAppearance: UINavigationBarAppearance?  // Stored only.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?  // Stored only.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?  // Stored only.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?  // Stored only.

  public init(title: String) {
    self.title = title
    super.init()
  }
  /// A controller's own item: no title is not an empty one.
  init(optionalTitle: String?) {
    title = optionalTitle
    super.init()
  }
  public convenience override init() { self.init(title: "") }
  public required init?(coder: NSCoder) { super.init() }

  /// What the back button to this item says. [A] Its own item's title, else this item's title, else "Back". [O] With an empty title of its own
  /// it has its arrow alone.
  var titleOfWayBack: String {
    if let own = backBarButtonItem?.title ?? backButtonTitle { return own }
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }
}
