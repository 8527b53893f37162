import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct TabAndSplitTests {
  typealias Controller = ViewControllerTests.Controller

  let log = Log()

  private func plain(_ name: String) -> Controller {
    let controller = Controller(log, name + ".")
    controller.title = name
    return controller
  }

  @Test(.documented("UITabBarController: the chosen controller's view takes the place of the other"))
  func aTapOnTheBarChoosesAController() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [plain("A"), plain("B")]
    Stage.fresh().rootViewController = tabs
    MainLoop.runUntilIdle()
    #expect(log.taken().filter { $0.contains("Load") } == ["A.viewDidLoad"])
    let button = try #require(tabs.tabBar.subviews.last as? UIButton)
    #expect(button.currentTitle == "B")
    #expect(UserInput.tap(button, named: "") == .done)
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.title == "B")
    #expect(
      log.taken().filter { $0.contains("ppear") && !$0.contains("IsAppearing") } == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test(.documented("UITabBarItem.SystemItem has a title of its own"))
  func aSystemItemHasItsTitle() {
    #expect(UITabBarItem(tabBarSystemItem: .topRated, tag: 0).shownTitle == "Top Rated")
  }

  @Test(.documented("UISplitViewController: on a phone the secondary controller goes on top of the primary one"))
  func aPhoneShowsOneOfTheTwo() {
    let list = UINavigationController(rootViewController: plain("List"))
    let details = UINavigationController(rootViewController: plain("Details"))
    let split = UISplitViewController()
    split.viewControllers = [list, details]
    Stage.fresh().rootViewController = split
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [list])
    #expect(list.viewControllers.map(\.title) == ["List", "Details"])
  }

  @Test(.documented("UISplitViewController, displayMode: an iPad has room for both"))
  func aPadShowsBothSideBySide() {
    let window = Stage.fresh(.pad820)
    let (list, details) = (plain("List"), plain("Details"))
    let split = UISplitViewController()
    split.viewControllers = [list, details]
    window.rootViewController = split
    #expect(split.displayMode == .allVisible)
    #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(details.view.frame == CGRect(x: 320, y: 0, width: 500, height: 1180))
    #expect(details.splitViewController === split)
  }

  @Test(
    .documented(
      "UISplitViewController, Column-style: each column has a navigation controller; the secondary one is on top on a phone"
    ))
  func aPhoneShowsTheSecondaryColumnOnTopOfThePrimary() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, details) = (plain("List"), plain("Details"))
    split.setViewController(list, for: .primary)
    split.setViewController(details, for: .secondary)
    #expect(split.viewController(for: .primary) === list)
    Stage.fresh().rootViewController = split
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    #expect(split.viewControllers.count == 1)
    #expect(navigation.viewControllers.map(\.title) == ["List", "Details"])
    navigation.popViewController(animated: false)
    split.show(.secondary)
    MainLoop.runUntilIdle()
    #expect(navigation.topViewController === details)
  }

  @Test(.documented("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"))
  func theDelegateSaysWhichColumnIsOnTop() throws {
    final class Primary: NSObject, UISplitViewControllerDelegate, _MethodTableProviding {
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("splitViewController:topColumnForCollapsingToProposedTopColumn:") { _, a in
              let proposed: UISplitViewController.Column = _argument(a, 1)
              let top: UISplitViewController.Column = proposed == .secondary ? .primary : .compact
              return _result(top)
            }
          ], outlets: [])
      }
    }
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Primary()
    split.delegate = delegate
    split.setViewController(plain("List"), for: .primary)
    split.setViewController(plain("Details"), for: .secondary)
    Stage.fresh().rootViewController = split
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["List"])
  }

  @Test(.documented("UISplitViewController.Column, compact: what is shown where there is room for one column"))
  func aPhoneShowsTheCompactColumnAlone() {
    let split = UISplitViewController(style: .doubleColumn)
    let compact = plain("Compact")
    split.setViewController(plain("List"), for: .primary)
    split.setViewController(compact, for: .compact)
    Stage.fresh().rootViewController = split
    #expect(split.viewControllers == [compact])
  }
}
