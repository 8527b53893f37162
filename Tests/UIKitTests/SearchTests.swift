import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct SearchTests {
  /// A search bar's delegate, and a search's updater.
  final class SearchLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating, _MethodTableProviding {
    let log: Log
    init(_ log: Log) { self.log = log }

    func updateSearchResults(for searchController: UISearchController) {
      log.add("update \(searchController.searchBar.text ?? "nil") \(searchController.isActive)")
    }

    nonisolated static func _methodTable() -> _MethodTable? {
      func note(_ selector: Selector, _ word: String) -> _Method {
        _Method(selector) { r, _ in
          (r as? SearchLog)?.log.add(word)
          return _result(true)
        }
      }
      return _MethodTable(
        methods: [
          note("searchBarShouldBeginEditing:", "shouldBegin"), note("searchBarTextDidBeginEditing:", "didBegin"),
          note("searchBarShouldEndEditing:", "shouldEnd"), note("searchBarTextDidEndEditing:", "didEnd"),
          note("searchBarSearchButtonClicked:", "search"), note("searchBarCancelButtonClicked:", "cancel"),
          _Method("searchBar:textDidChange:") { r, a in
            let text: String = _argument(a, 1)
            return _result((r as? SearchLog)?.log.add("changed to \(text)") ?? ())
          },
        ], outlets: [])
    }
  }

  let log = Log()

  @Test(.documented("UISearchBarDelegate; the Search key waits for a text"))
  func aSearchBarTellsItsDelegateOfItsField() {
    let window = Stage.fresh()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
    let delegate = SearchLog(log)
    bar.delegate = delegate
    window.addSubview(bar)
    MainLoop.runUntilIdle()
    #expect(UserInput.tap(bar.searchTextField, named: "") == .done)
    #expect(AppState.current.keyboard.isReturnKeyEnabled == false)
    #expect(UserInput.type("a\n") == .done)
    bar.resignFirstResponder()
    #expect(log.taken() == ["shouldBegin", "didBegin", "changed to a", "search", "shouldEnd", "didEnd"])
    #expect(bar.text == "a")
  }

  @Test(.observed("a search bar has a height of its own, so that constraints at three sides are enough"))
  func aSearchBarHasAHeightOfItsOwn() {
    let window = Stage.fresh()
    let (bar, below) = (UISearchBar(), UIView())
    for view in [bar, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      below.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 56))
    #expect(UserInput.tap(bar.searchTextField, named: "") == .done)
    #expect(bar.isFirstResponder)
  }

  @Test(.documented("UINavigationItem, searchController: its bar is under the title, above what the controller shows"))
  func aSearchControllerThatComesWithTheViewHasItsRoom() {
    final class List: UITableViewController {
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
      }
    }
    let list = List()
    Stage.fresh().rootViewController = UINavigationController(rootViewController: list)
    MainLoop.runUntilIdle()
    #expect(list.navigationController?.navigationBar.frame.height == 96)
    #expect(list.tableView.adjustedContentInset.top == 116)
    #expect(UserInput.tap(list.search.searchBar.searchTextField, named: "") == .done)
    #expect(list.search.isActive)
  }

  @Test(
    .documented("UISearchController, automaticallyShowsScopeBar"),
    .observed("whatever has the search bar makes room for its scopes while the search is under way"),
    arguments: [true, false])
  func theScopesOfASearchAreWithinReach(isInNavigationBar: Bool) throws {
    let (list, search) = (UITableViewController(), UISearchController(searchResultsController: nil))
    search.searchBar.scopeButtonTitles = ["All", "Herbs"]
    if isInNavigationBar {
      list.navigationItem.searchController = search
    } else {
      list.tableView.tableHeaderView = search.searchBar
    }
    Stage.fresh().rootViewController = UINavigationController(rootViewController: list)
    MainLoop.runUntilIdle()
    #expect(UserInput.tap(search.searchBar.searchTextField, named: "") == .done)
    MainLoop.runUntilIdle()
    let scopes = try #require(search.searchBar.subtree.lazy.compactMap { $0 as? UISegmentedControl }.first)
    #expect(
      scopes.convert(scopes.bounds, to: nil).maxY <= search.searchBar.convert(search.searchBar.bounds, to: nil).maxY)
    let herbs = scopes.convert(CGPoint(x: scopes.bounds.width * 0.75, y: 16), to: nil)
    UserInput.tap(at: herbs)
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    search.isActive = false
    MainLoop.runUntilIdle()
    #expect(scopes.superview == nil)
  }

  @Test(.documented("UITextInputTraits; UISearchBar, inputAccessoryView"))
  func theTraitsOfASearchBarAreThoseOfItsKeyboard() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
    Stage.fresh().addSubview(bar)
    bar.keyboardAppearance = .dark
    bar.smartQuotesType = .no
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.inputAccessoryView = tools
    bar.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(bar.searchTextField.keyboardAppearance == .dark && bar.searchTextField.smartQuotesType == .no)
    #expect(tools.window != nil)
  }

  @Test(.observed("A search bar that is a table's header keeps the keyboard when the search begins"))
  func theBarInATablesHeaderCanBeTypedInto() {
    let (list, search) = (UITableViewController(), UISearchController(searchResultsController: nil))
    list.tableView.tableHeaderView = search.searchBar
    Stage.fresh().rootViewController = list
    MainLoop.runUntilIdle()
    #expect(UserInput.tap(search.searchBar.searchTextField, named: "") == .done)
    MainLoop.runUntilIdle()
    #expect(UserInput.type("ap") == .done)
    #expect(search.searchBar.text == "ap" && search.isActive)
  }

  private final class EndLog: NSObject, UISearchControllerDelegate, _MethodTableProviding {
    var told: [String] = []
    nonisolated static func _methodTable() -> _MethodTable? {
      func note(_ name: String) -> _Method {
        _Method(Selector(name + "SearchController:")) { r, _ in
          (r as? EndLog)?.told.append(name)
          return nil
        }
      }
      return _MethodTable(
        methods: [note("willPresent"), note("didPresent"), note("willDismiss"), note("didDismiss")], outlets: [])
    }
  }

  @Test(.observed("A search has begun or ended when its transition has"))
  func theEndOfASearchIsToldLater() {
    let (search, log) = (UISearchController(searchResultsController: nil), EndLog())
    Stage.fresh().addSubview(search.searchBar)
    search.delegate = log
    search.isActive = true
    #expect(log.told == ["willPresent"])
    MainLoop.runUntilIdle()
    #expect(log.told == ["willPresent", "didPresent"])
    search.isActive = false
    #expect(log.told.last == "willDismiss")
    MainLoop.runUntilIdle()
    #expect(log.told.last == "didDismiss")
  }

  @Test(.documented("UISearchController, hidesNavigationBarDuringPresentation"), arguments: [true, false])
  func theTitleGivesWayToASearch(hides: Bool) {
    let (list, search) = (UITableViewController(), UISearchController(searchResultsController: nil))
    list.title = "Herbs"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    list.navigationItem.searchController = search
    search.hidesNavigationBarDuringPresentation = hides
    let navigation = UINavigationController(rootViewController: list)
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    let bar = navigation.navigationBar
    func parts() -> Int {
      bar.subviews.count { ($0 as? UILabel)?.text == "Herbs" || ($0 as? UIButton)?.currentTitle == "Add" }
    }
    #expect(parts() == 2)
    #expect(UserInput.tap(search.searchBar.searchTextField, named: "") == .done)
    MainLoop.runUntilIdle()
    #expect(parts() == (hides ? 0 : 2))
    #expect(bar.frame.height == (hides ? 52 : 96))
    #expect(search.searchBar.frame.maxY == bar.bounds.height)
    #expect(UserInput.type("a") == .done && search.searchBar.text == "a")
    search.isActive = false
    MainLoop.runUntilIdle()
    #expect(parts() == 2 && bar.frame.height == 96)
  }

  @Test(.documented("UISearchResultsUpdating: asked when the bar becomes active and at each change"))
  func aSearchControllerAsksForResultsUntilItIsCancelled() throws {
    let search = UISearchController(searchResultsController: nil)
    let updater = SearchLog(log)
    search.searchResultsUpdater = updater
    let root = UIViewController()
    root.navigationItem.searchController = search
    Stage.fresh().rootViewController = UINavigationController(rootViewController: root)
    MainLoop.runUntilIdle()
    #expect(UserInput.tap(search.searchBar.searchTextField, named: "") == .done)
    #expect(UserInput.type("a") == .done)
    #expect(log.taken() == ["update  true", "update a true"])
    MainLoop.runUntilIdle()
    let cancel = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(UserInput.tap(cancel, named: "") == .done)
    #expect(log.taken() == ["update  false"])
    #expect(search.searchBar.text == "" && search.searchBar.isFirstResponder == false)
  }

  @Test(.documented("UIResponderStandardEditActions; UIPasteboard, general"))
  func whatIsCutCanBePastedElsewhere() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.text = "one two"
    field.becomeFirstResponder()
    field.select(nil)
    field.cut(nil)
    #expect(field.text == "one ")
    #expect(UIPasteboard.general.string == "two")
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.addSubview(view)
    view.paste(nil)
    #expect(view.text == "two")
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    #expect(view.canPerformAction("copy:", withSender: nil))
  }
}
