import UIKit

/// A search under the title of a page, and a page with the results.
class ViewController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([Fruits()], animated: false)
  }
}

class Fruits: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 200, width: 355, height: 70))
  let found = UILabel(frame: CGRect(x: 10, y: 270, width: 355, height: 30))
  let fruits = ["Apple", "Apricot", "Banana"]
  let search = UISearchController(searchResultsController: nil)
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    title = "Fruits"
    definesPresentationContext = true
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.delegate = self
    search.searchBar.placeholder = "A fruit"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    found.accessibilityIdentifier = "found"
    found.text = fruits.joined(separator: " ")
    view.addSubview(log)
    view.addSubview(found)
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let matching = fruits.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    found.text = matching.joined(separator: " ")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    events = []
    note("will begin, active \(searchController.isActive)")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    note("begun, active \(searchController.isActive)")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    events = []
    note("will end")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    note("ended, active \(searchController.isActive)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("search \(searchBar.text ?? "")") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancel") }
}
