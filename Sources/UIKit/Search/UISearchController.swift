import Foundation

/// Manages a search bar and says when the results have to be found anew.
@MainActor
open class UISearchController: UIViewController {
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UISearchControllerDelegate)?
  open var searchResultsController: UIViewController? { assignedSearchResultsController }
  private var assignedSearchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true  // Stored only.
  open var dimsBackgroundDuringPresentation = true  // Stored only.
  /// [A] Whether title and buttons of the navigation bar give way to the search bar while the search is under way.
  open var hidesNavigationBarDuringPresentation = true { didSet { if isActive { scopeBarChanged() } } }
  var hidesRowOfBar: Bool { isActive && hidesNavigationBarDuringPresentation }
  open var automaticallyShowsCancelButton = true { didSet { searchBar.setNeedsLayout() } }
  open var automaticallyShowsScopeBar = true
  /// [A] The results are shown while there is a text to look for.
  open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
  /// [A] Setting it ends what happens by itself.
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      showResults()
    }
  }

  /// [A] Whether the search is under way. Ending it empties the field and lets the keyboard go.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      let methods = OptionalMethods<any UISearchControllerDelegate>(assignedDelegate)
      let isNowActive = isActive
      if isActive { methods.willPresentSearchController(self) } else { methods.willDismissSearchController(self) }
      if !isActive {
        searchBar.text = ""
        searchBar.resignFirstResponder()
      }
      searchBar.setNeedsLayout()
      scopeBarChanged()
      update()
      // [O] When the transition has ended.
      AppState.current.clock.schedule(after: 0.3, awaited: true) { [weak self] in
        guard let self, isActive == isNowActive else { return }
        let methods = OptionalMethods<any UISearchControllerDelegate>(assignedDelegate)
        if isActive { methods.didPresentSearchController(self) } else { methods.didDismissSearchController(self) }
      }
    }
  }

  public init(searchResultsController: UIViewController?) {
    assignedSearchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }
  public convenience init() { self.init(searchResultsController: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
  }

  /// [O] The bar has its size, so that it can be a table's header as it is, and says what it is for.
  private func prepareBar() {
    searchBar.searchController = self
    searchBar.frame = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: searchBar.sizeThatFits(.zero).height)
    searchBar.placeholder = "Search"
  }

  /// [A] Asked when the search begins or ends, and at each change of the text.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Whoever has the search bar makes room for its scopes: a navigation bar, or a table above its rows.
  func scopeBarChanged() {
    if let table = searchBar.superview as? UITableView, table.tableHeaderView === searchBar {
      searchBar.frame.size.height = searchBar.sizeThatFits(.zero).height
      table.tableHeaderView = searchBar
    }
    let chain = sequence(first: searchBar as UIResponder, next: \.next)
    chain.lazy.compactMap { $0 as? UINavigationController }.first?.layOutBars()
  }

  private var wantsResults: Bool {
    guard isActive else { return false }
    return automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : showsSearchResultsController
  }

  /// The results lie over the view of the controller that searches, below its search bar.
  private func showResults() {
    guard let results = searchResultsController, wantsResults != (results.parent === self) else { return }
    guard wantsResults else {
      results.willMove(toParent: nil)
      results.removeFromScreen()
      return results.removeFromParent()
    }
    guard let host = searchingController, let content = host.viewIfLoaded else { return }
    addChild(results)
    let top = searchBar.isDescendant(of: content) ? searchBar.convert(searchBar.bounds, to: content).maxY : 0
    results.putOnScreen(
      in: content, frame: CGRect(x: 0, y: top, width: content.bounds.width, height: content.bounds.height - top))
    results.didMove(toParent: self)
  }

  private var searchingController: UIViewController? {
    let chain = sequence(first: searchBar as UIResponder, next: \.next)
    let around = chain.lazy.compactMap { $0 as? UIViewController }.first
    return (around as? UINavigationController)?.topViewController ?? around
  }
}

/// Finds the results of a search.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Told when a search begins and ends. All requirements are optional.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)  // Never called.
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
