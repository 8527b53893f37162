import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a tab bar controller makes of the user's choices and of the app's.
@MainActor
@Suite(.freshApp) struct TabChoiceTests {
  private final class Delegate: Teller, UITabBarControllerDelegate {
    nonisolated override class var methods: [_Method] {
      [
        tells("tabBarController:shouldSelect:") { "should \(_argument($0, 1, as: UIViewController.self).title ?? "")" },
        tells("tabBarController:didSelect:") { "did \(_argument($0, 1, as: UIViewController.self).title ?? "")" },
      ]
    }
    var allows: Bool {
      get { answers["tabBarController:shouldSelect:"] as? Bool ?? true }
      set { answers["tabBarController:shouldSelect:"] = newValue }
    }
  }

  private final class Tabs: UITabBarController {
    var heard: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append("\(item.title ?? "") at \(selectedIndex)")
    }
  }

  private let delegate = Delegate()
  private let tabs = Tabs()

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func show(_ controllers: [UIViewController]) {
    delegate.allows = true
    tabs.delegate = delegate
    tabs.viewControllers = controllers
    Stage.fresh().rootViewController = tabs
    MainLoop.runUntilIdle()
  }

  private var buttons: [UIButton] {
    tabs.tabBar.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
  }

  private func tap(_ index: Int) {
    _ = UserInput.tap(buttons[index], named: "")
    MainLoop.runUntilIdle()
  }

  @Test(.observed("A tab bar controller with a tabBar(_:didSelect:) of its own hears of taps first"))
  func aSubclassHearsOfTaps() {
    show([controller("a"), controller("b")])
    tap(1)
    #expect(tabs.heard == ["b at 0"] && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.heard.count == 1)
  }

  @Test(
    .documented("UITabBarControllerDelegate, tabBarController(_:didSelect:): not called for changes that code makes"))
  func onlyTheUsersChoiceIsTold() {
    show(["A", "B"].map(controller))
    tabs.selectedIndex = 1
    #expect(delegate.log.taken() == [])
    tap(0)
    #expect(delegate.log.taken() == ["should A", "did A"])
  }

  @Test(.documented("UITabBarControllerDelegate, tabBarController(_:shouldSelect:): false leaves the selection"))
  func aChoiceThatIsRefusedChangesNothing() {
    show(["A", "B"].map(controller))
    delegate.allows = false
    tap(1)
    #expect(delegate.log.taken() == ["should B"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(buttons.map(\.isSelected) == [true, false])
  }

  @Test(.documented("UITabBarController, Overview: a tap on the tab that is selected shows its root"))
  func aSecondTapOnATabLeadsBackToItsRoot() {
    let navigation = UINavigationController(rootViewController: controller("root"))
    show([navigation, controller("B")])
    navigation.pushViewController(controller("details"), animated: false)
    tap(0)
    #expect(navigation.viewControllers.map(\.title) == ["root"])
  }

  @Test(
    .documented(
      "UITabBarController, setViewControllers(_:animated:): the controller that was selected is selected again"))
  func theSelectedControllerIsKeptWhenTheControllersChange() {
    let (a, b, c, d) = (controller("A"), controller("B"), controller("C"), controller("D"))
    show([a, b, c])
    tabs.selectedViewController = b
    tabs.viewControllers = [d, a, b]
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
    // One that is gone leaves its place to whoever stands there now, or to the first.
    tabs.viewControllers = [a, c, d]
    #expect(tabs.selectedViewController === d)
    tabs.viewControllers = [a, c]
    #expect(tabs.selectedViewController === a)
    MainLoop.runUntilIdle()
    #expect(a.view.window != nil && d.viewIfLoaded?.window == nil)
  }

  @Test(.documented("UITabBarController, selectedViewController: a controller that is not one of them is not selected"))
  func aStrangerIsNotSelected() {
    show(["A", "B"].map(controller))
    tabs.selectedViewController = controller("other")
    #expect(tabs.selectedIndex == 0)
  }

  @Test(.documented("UIViewController, title: the title of the navigation item and of the tab bar item follow"))
  func aTitleIsThatOfTheTab() {
    show(["A", "B"].map(controller))
    tabs.viewControllers?[1].title = "New"
    MainLoop.runUntilIdle()
    #expect(buttons.map(\.currentTitle) == ["A", "New"])
    #expect(tabs.viewControllers?[1].navigationItem.title == "New")
  }

  @Test(.documented("UIViewController, hidesBottomBarWhenPushed: until the controller is popped"))
  func aPushedControllerMayHideTheBar() {
    let navigation = UINavigationController(rootViewController: controller("root"))
    show([navigation, controller("B")])
    let details = controller("details")
    details.hidesBottomBarWhenPushed = true
    #expect(!tabs.tabBar.isHidden && navigation.view.safeAreaInsets.bottom == 49)
    navigation.pushViewController(details, animated: false)
    MainLoop.runUntilIdle()
    #expect(tabs.tabBar.isHidden && details.view.safeAreaInsets.bottom == 0)
    // What is pushed on top of it leaves the bar away.
    navigation.pushViewController(controller("more"), animated: false)
    MainLoop.runUntilIdle()
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(!tabs.tabBar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test(.documented("UITabBarDelegate, tabBar(_:didSelect:): told of the user's choice in a bar of one's own"))
  func aBarWithoutAControllerTellsItsDelegate() {
    final class Choice: Teller, UITabBarDelegate {
      nonisolated override class var methods: [_Method] {
        [tells("tabBar:didSelect:") { "select \(_argument($0, 1, as: UITabBarItem.self).tag)" }]
      }
    }
    let choice = Choice()
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 320, height: 49))
    bar.items = (1...3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.delegate = choice
    let window = Stage.fresh()
    window.addSubview(bar)
    window.layoutIfNeeded()
    bar.selectedItem = bar.items?[0]
    window.tap(at: CGPoint(x: 250, y: 320))
    #expect(choice.log.taken() == ["select 3"])
    #expect(bar.selectedItem?.tag == 3)
  }
}
