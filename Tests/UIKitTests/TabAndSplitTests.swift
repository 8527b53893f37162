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
}
