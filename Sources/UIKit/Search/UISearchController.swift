import Foundation

/// Manages a search bar and says when the results have to be found anew.
@MainActor
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) var searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true  // Stored only.
  open var dimsBackgroundDuringPresentation = true  // Stored only.
  open var hidesNavigationBarDuringPresentation = true  // Stored only.
  open var automaticallyShowsCancelButton = true  // Stored only; visible.
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true  // Stored only.
  open var showsSearchResultsController = false  // Stored only; visible.

  /// [A] Whether the search is under way. Ending it empties the field and lets the keyboard go.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      let methods = OptionalMethods<any UISearchControllerDelegate>(delegate)
      if isActive { methods.willPresentSearchController(self) } else { methods.willDismissSearchController(self) }
      if !isActive {
        searchBar.text = ""
        searchBar.resignFirstResponder()
      }
      searchBar.setNeedsLayout()
      update()
      if isActive { methods.didPresentSearchController(self) } else { methods.didDismissSearchController(self) }
    }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searchController = self
  }
  public convenience init() { self.init(searchResultsController: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// [A] Asked when the search begins or ends, and at each change of the text.
  func update() { searchResultsUpdater?.updateSearchResults(for: self) }
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
