import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What the delegate of a search bar decides, and when the results of a search are seen.
@MainActor
@Suite(.freshApp) struct SearchRuleTests {
  private final class Bar: Teller, UISearchBarDelegate {
    nonisolated override class var methods: [_Method] {
      [
        tells("searchBarShouldBeginEditing:") { _ in "should begin" },
        tells("searchBarShouldEndEditing:") { _ in "should end" },
        tells("searchBar:textDidChange:") { "changed to '\(_argument($0, 1, as: String.self))'" },
        tells("searchBar:shouldChangeTextIn:replacementText:") {
          "should change to \(_argument($0, 2, as: String.self))"
        },
      ]
    }
  }

  private let delegate = Bar()

  private func bar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
    for question in [
      "searchBarShouldBeginEditing:", "searchBarShouldEndEditing:",
      "searchBar:shouldChangeTextIn:replacementText:",
    ] { delegate.answers[Selector(question)] = true }
    bar.delegate = delegate
    Stage.fresh().addSubview(bar)
    MainLoop.runUntilIdle()
    return bar
  }

  @Test(.documented("UISearchBarDelegate, searchBarShouldBeginEditing(_:): false keeps the keyboard down"))
  func aBarThatMayNotBeEditedTakesNoFocus() {
    let bar = bar()
    delegate.answers["searchBarShouldBeginEditing:"] = false
    _ = UserInput.tap(bar.searchTextField, named: "")
    #expect(delegate.log.taken() == ["should begin"])
    #expect(!bar.isFirstResponder && AppState.current.keyboard.frame == nil)
  }

  @Test(.documented("UISearchBarDelegate, searchBarShouldEndEditing(_:): false keeps the focus"))
  func aBarThatMayNotEndKeepsTheFocus() {
    let bar = bar()
    delegate.answers["searchBarShouldEndEditing:"] = false
    bar.becomeFirstResponder()
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
  }

  @Test(.documented("header of UISearchBar, searchBar(_:textDidChange:): called when the text is cleared, too"))
  func clearingTheTextIsAChange() throws {
    let bar = bar()
    bar.becomeFirstResponder()
    _ = UserInput.type("a")
    MainLoop.runUntilIdle()
    _ = delegate.log.taken()
    let clear = try #require(bar.searchTextField.subviews.compactMap { $0 as? UIButton }.first)
    _ = UserInput.tap(clear, named: "clear")
    #expect(delegate.log.taken().contains("changed to ''"))
    #expect(bar.text == "")
  }

  @Test(.documented("UISearchBarDelegate, searchBar(_:shouldChangeTextIn:replacementText:): false leaves the text"))
  func aChangeThatIsRefusedLeavesTheText() {
    let bar = bar()
    bar.becomeFirstResponder()
    delegate.answers["searchBar:shouldChangeTextIn:replacementText:"] = false
    _ = delegate.log.taken()
    _ = UserInput.type("a")
    #expect(bar.text == "" && delegate.log.taken() == ["should change to a"])
  }

  // MARK: Search controllers

  private final class Screen: UIViewController {
    var told: [String] = []
    override func viewWillAppear(_ animated: Bool) { told.append("appears") }
    override func viewDidDisappear(_ animated: Bool) { told.append("disappeared") }
  }

  private func search(_ results: UIViewController?) -> (UISearchController, root: UIViewController) {
    let search = UISearchController(searchResultsController: results)
    let root = UIViewController()
    root.navigationItem.searchController = search
    Stage.fresh().rootViewController = UINavigationController(rootViewController: root)
    MainLoop.runUntilIdle()
    return (search, root)
  }

  @Test(
    .documented("UISearchController, automaticallyShowsSearchResultsController: while there is a text to look for"))
  func theResultsAreShownWhileThereIsAText() {
    let results = Screen()
    let (search, root) = search(results)
    _ = UserInput.tap(search.searchBar.searchTextField, named: "")
    #expect(results.viewIfLoaded?.window == nil)
    _ = UserInput.type("a")
    #expect(results.view.isDescendant(of: root.view) && results.view.frame.size == root.view.bounds.size)
    #expect(results.told == ["appears"])
    _ = UserInput.pressDelete()
    #expect(results.view.window == nil && results.told == ["appears", "disappeared"])
    _ = UserInput.type("b")
    search.isActive = false
    #expect(results.view.window == nil)
  }

  @Test(.documented("UISearchController, showsSearchResultsController: the results are shown when the app says so"))
  func theAppShowsTheResultsItself() {
    let results = Screen()
    let (search, _) = search(results)
    search.isActive = true
    search.showsSearchResultsController = true
    #expect(results.view.window != nil && !search.automaticallyShowsSearchResultsController)
    search.showsSearchResultsController = false
    #expect(results.view.window == nil)
  }

  @Test(
    .documented(
      "UISearchController, automaticallyShowsCancelButton: the bar's button is the app's own affair where it is false"))
  func theCancelButtonComesByItself() {
    let (search, _) = search(nil)
    func cancel() -> [UIButton] {
      MainLoop.runUntilIdle()
      return search.searchBar.subviews.compactMap { $0 as? UIButton }
    }
    search.isActive = true
    #expect(cancel().count == 1)
    search.automaticallyShowsCancelButton = false
    #expect(cancel().isEmpty)
    search.searchBar.showsCancelButton = true
    #expect(cancel().count == 1)
  }

  @Test(.documented("UISearchControllerDelegate: before and after the search begins and ends"))
  func theDelegateHearsOfASearch() {
    final class Listener: Teller, UISearchControllerDelegate {
      nonisolated override class var methods: [_Method] {
        ["willPresent", "didPresent", "willDismiss", "didDismiss"].map { name in
          tells(Selector("\(name)SearchController:")) { _ in name }
        }
      }
    }
    let listener = Listener()
    let (search, _) = search(nil)
    search.delegate = listener
    search.isActive = true
    MainLoop.runUntilIdle()
    #expect(listener.log.taken() == ["willPresent", "didPresent"])
    search.isActive = false
    MainLoop.runUntilIdle()
    #expect(listener.log.taken() == ["willDismiss", "didDismiss"])
  }

  // MARK: Alerts

  private func alert(_ style: UIAlertController.Style = .alert) -> (UIAlertController, UIViewController) {
    let controller = UIViewController()
    Stage.fresh().rootViewController = controller
    return (UIAlertController(title: "Title", message: nil, preferredStyle: style), controller)
  }

  @Test(.documented("UIAlertAction, init(title:style:handler:): the handler is given the action that was chosen"))
  func theHandlerHasTheActionThatWasChosen() throws {
    let (alert, controller) = alert()
    var chosen: [UIAlertAction] = []
    for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default) { chosen.append($0) }) }
    controller.present(alert, animated: false)
    MainLoop.runUntilIdle()
    let button = try #require(alert.actions[1].button)
    _ = UserInput.tap(button, named: "Two")
    MainLoop.runUntilIdle()
    #expect(chosen == [alert.actions[1]] && controller.presentedViewController == nil)
  }

  @Test(
    .documented(
      "UIAlertController, addTextField(configurationHandler:): the handler has the field before the alert is shown"))
  func fieldsOfAnAlertAreSetUpInTheirOrder() {
    let (alert, controller) = alert()
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
    controller.present(alert, animated: false)
    MainLoop.runUntilIdle()
    #expect(alert.textFields?.allSatisfy { $0.window != nil } == true)
  }

  @Test(.documented("UIAlertController, title and message: a change shows in an alert that is on the screen"))
  func aTextOfAnAlertMayChange() {
    let (alert, controller) = alert(.actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    MainLoop.runUntilIdle()
    alert.title = "Other"
    MainLoop.runUntilIdle()
    var found: [String] = []
    func look(_ view: UIView) {
      if let label = view as? UILabel, let text = label.text { found.append(text) }
      view.subviews.forEach(look)
    }
    look(alert.view)
    #expect(found.contains("Other") && !found.contains("Title"))
  }
}
