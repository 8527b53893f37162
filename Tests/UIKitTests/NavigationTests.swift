import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct NavigationTests {
  typealias Controller = ViewControllerTests.Controller

  let log = Log()

  /// A stack on the screen; its calls up to now are forgotten.
  private func stack(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    _ = log.taken()
    return navigation
  }

  private func plain(_ name: String) -> Controller {
    let controller = Controller(log, name + ".")
    controller.title = name
    return controller
  }

  /// What the bar shows, from left to right.
  private func shown(_ navigation: UINavigationController) -> [String] {
    MainLoop.runUntilIdle()
    return navigation.navigationBar.subviews.sorted { $0.frame.minX < $1.frame.minX }.map(ScreenObserver.label)
  }

  private func press(_ title: String, _ navigation: UINavigationController) -> Outcome {
    MainLoop.runUntilIdle()
    let button = navigation.navigationBar.subviews.first { ScreenObserver.label(of: $0) == title }
    let outcome = UserInput.tap(button, named: title)
    MainLoop.runUntilIdle()
    return outcome
  }

  @Test(.documented("Life cycle"), .observed("the order between the two controllers"))
  func aPushTakesTheOldOneAwayBeforeTheNewOneHasAppeared() {
    let navigation = stack(plain("A"))
    let pushed = plain("B")
    navigation.pushViewController(pushed, animated: true)
    #expect(!pushed.isViewLoaded && navigation.transitionCoordinator != nil)
    navigation.view.layoutIfNeeded()
    let steps = ["loadView", "viewDidLoad", "Appear", "Disappear", "Move"]
    func taken() -> [String] { log.taken().filter { line in steps.contains { line.contains($0) } } }
    #expect(
      taken() == [
        "B.willMove(true)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing",
      ])
    #expect(navigation.topViewController?.title == "B")
    MainLoop.runUntilIdle()
    #expect(taken() == ["A.viewDidDisappear", "B.viewDidAppear", "B.didMove(true)"])
  }

  @Test(.documented("popViewController(animated:): returns the popped one; the root stays"))
  func aPopGivesBackTheTopAndLeavesTheRoot() {
    let root = plain("A")
    let navigation = stack(root)
    let top = plain("B")
    navigation.pushViewController(top, animated: false)
    MainLoop.runUntilIdle()
    _ = log.taken()
    #expect(navigation.popViewController(animated: true) === top)
    #expect(navigation.viewControllers == [root])
    MainLoop.runUntilIdle()
    #expect(
      log.taken().filter { !$0.contains("Layout") && !$0.contains("IsAppearing") } == [
        "B.willMove(false)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
        "B.didMove(false)",
      ])
    #expect(top.navigationController == nil && top.viewIfLoaded?.window == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test(.documented("popToRootViewController, popToViewController, setViewControllers"))
  func severalLeaveAtOnce() {
    let (a, b, c) = (plain("A"), plain("B"), plain("C"))
    let navigation = stack(a)
    navigation.setViewControllers([a, b, c], animated: false)
    #expect(navigation.topViewController === c)
    #expect(navigation.popToRootViewController(animated: false) == [b, c])
    navigation.viewControllers = [a, b, c]
    #expect(navigation.popToViewController(b, animated: false) == [c])
    #expect(navigation.visibleViewController === b && b.navigationController === navigation)
  }

  @Test(.documented("UINavigationItem: the title; the back button carries the title of the controller below"))
  func theBarShowsTheTitleAndTheWayBack() {
    let navigation = stack(plain("Cities"))
    #expect(shown(navigation) == ["Cities"])
    navigation.pushViewController(plain("New"), animated: true)
    #expect(shown(navigation) == ["Cities", "New"])
    #expect(press("Cities", navigation) == .done)
    #expect(shown(navigation) == ["Cities"])
  }

  @Test(
    .documented(
      "UIViewController, title: assigning it updates the navigation item. Items are looked at when the bar is shown"))
  func theBarFollowsItsItem() {
    let root = plain("A")
    let navigation = stack(root)
    root.title = "B"
    #expect(shown(navigation) == ["B"])
    root.navigationItem.title = "C"
    #expect(shown(navigation) == ["C"])
    #expect(root.title == "B")
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(shown(navigation) == ["C", "Done"])
    root.navigationItem.rightBarButtonItem = nil
    #expect(shown(navigation) == ["C"])
  }

  @Test(
    .documented("UIBarButtonItem: the action goes to the target, with the item as the sender; not while it is disabled")
  )
  func aButtonOfTheBarSendsItsActionWithTheItem() {
    final class Screen: UIViewController {
      var senders: [NSObject] = []
      override class func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [_Method("done:") { r, a in _result((r as? Screen)?.senders.append(_argument(a, 0)) ?? ()) }],
          outlets: [])
      }
    }
    let screen = Screen()
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: screen, action: "done:")
    screen.navigationItem.rightBarButtonItem = item
    let navigation = stack(screen)
    #expect(press("Done", navigation) == .done)
    #expect(screen.senders == [item])
    item.isEnabled = false
    #expect(press("Done", navigation) == .done)
    #expect(screen.senders == [item])
  }

  @Test(.documented("leftBarButtonItems stand in the back button's place, unless they supplement it; hidesBackButton"))
  func itemsOnTheLeftTakeThePlaceOfTheBackButton() {
    let navigation = stack(plain("A"))
    let top = plain("B")
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
    navigation.pushViewController(top, animated: false)
    #expect(shown(navigation) == ["Cancel", "B"])
    top.navigationItem.leftItemsSupplementBackButton = true
    #expect(shown(navigation) == ["A", "Cancel", "B"])
    top.navigationItem.hidesBackButton = true
    #expect(shown(navigation) == ["Cancel", "B"])
  }

  @Test(.documented("backBarButtonItem and backButtonTitle of the item below; without any title it says \"Back\""))
  func theItemBelowNamesTheWayBack() {
    let root = plain("A")
    let navigation = stack(root)
    navigation.pushViewController(plain("B"), animated: false)
    root.navigationItem.backButtonTitle = "Home"
    #expect(shown(navigation) == ["Home", "B"])
    root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Out", style: .plain, target: nil, action: nil)
    #expect(shown(navigation) == ["Out", "B"])
    root.navigationItem.backBarButtonItem?.title = ""
    #expect(shown(navigation) == ["Back", "B"])
    root.navigationItem.backBarButtonItem = nil
    root.navigationItem.backButtonTitle = nil
    root.title = nil
    #expect(shown(navigation) == ["Back", "B"])
  }

  @Test(.documented("rightBarButtonItems: the first is the rightmost"))
  func theFirstItemOnTheRightIsTheRightmost() {
    let root = plain("T")
    root.navigationItem.rightBarButtonItems = ["One", "Two"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    #expect(shown(stack(root)) == ["T", "Two", "One"])
  }

  @Test(.documented("edgesForExtendedLayout, isTranslucent, extendedLayoutIncludesOpaqueBars, isNavigationBarHidden"))
  func theViewReachesUnderATranslucentBarOnly() {
    let root = plain("A")
    let navigation = stack(root)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(root.view.frame.minY == 0)
    navigation.navigationBar.isTranslucent = false
    navigation.isNavigationBarHidden = false
    #expect(root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(root.view.frame.minY == 0)
  }

  @Test(.documented("contentInsetAdjustmentBehavior, adjustedContentInset, safeAreaInsets"))
  func aTableUnderTheBarBeginsBelowIt() {
    let table = UITableView(frame: UIScreen.main.bounds)
    let root = UIViewController()
    root.view = table
    let navigation = stack(root)
    #expect(table.safeAreaInsets.top == 64 && table.contentInset == .zero)
    #expect(table.adjustedContentInset.top == 64 && table.contentOffset.y == -64)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(table.adjustedContentInset.top == 20 && table.contentOffset.y == -20)
    navigation.setNavigationBarHidden(false, animated: false)
    table.contentInsetAdjustmentBehavior = .never
    #expect(table.adjustedContentInset.top == 0)
  }

  @Test(.observed("the keyboard goes when the controller that had it is popped, and its field ends editing"))
  func theKeyboardGoesWithTheController() {
    let navigation = stack(plain("A"))
    let top = plain("B")
    navigation.pushViewController(top, animated: false)
    MainLoop.runUntilIdle()
    let delegate = FieldLog(log)
    let field = textField(in: top.view, y: 100)
    field.delegate = delegate
    field.becomeFirstResponder()
    _ = log.taken()
    navigation.popViewController(animated: true)
    navigation.view.layoutIfNeeded()
    #expect(AppState.current.keyboard.frame == nil)
    #expect(log.taken().contains("didEnd"))
    MainLoop.runUntilIdle()
  }

  @Test(.documented("UINavigationControllerDelegate"))
  func theDelegateIsToldBeforeAndAfter() {
    final class Delegate: NSObject, UINavigationControllerDelegate, _MethodTableProviding {
      var told: [String] = []
      nonisolated static func _methodTable() -> _MethodTable? {
        func note(_ selector: Selector, _ word: String) -> _Method {
          _Method(selector) { r, a in
            let shown: UIViewController = _argument(a, 1)
            return _result((r as? Delegate)?.told.append("\(word) \(shown.title ?? "")") ?? ())
          }
        }
        return _MethodTable(
          methods: [
            note("navigationController:willShow:animated:", "will"),
            note("navigationController:didShow:animated:", "did"),
          ], outlets: [])
      }
    }
    let delegate = Delegate()
    let navigation = stack(plain("A"))
    navigation.delegate = delegate
    navigation.pushViewController(plain("B"), animated: true)
    navigation.view.layoutIfNeeded()
    #expect(delegate.told == ["will B"])
    MainLoop.runUntilIdle()
    #expect(delegate.told == ["will B", "did B"])
  }

  // A controller that an interface file holds is woken when it is first pushed.
  @Test func aControllerOfTheInterfaceLoadsWhenItIsFirstShown() {
    Stage.fresh()
    let later = Controller(log, "later.")
    let root = UIViewController()
    Interface.build {
      later.view = UIView(frame: UIScreen.main.bounds)
      show(UINavigationController(rootViewController: root))
    }
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    root.navigationController?.pushViewController(later, animated: false)
    MainLoop.runUntilIdle()
    #expect(Array(log.taken().prefix(3)) == ["later.willMove(true)", "later.viewDidLoad", "later.viewWillAppear"])
  }

  // XCUITest names a navigation bar by its title.
  @Test func theScreenHasTheBarByItsTitleWithItsButtons() throws {
    let root = plain("Cities")
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    _ = stack(root)
    let navigation = try #require(ScreenObserver().observe().elements.first)
    let bar = try #require(navigation.children.last)
    #expect(bar.type == .navigationBar && bar.identifier == "Cities")
    #expect(bar.children.map { "\($0.type) \($0.label)" } == ["staticText Cities", "button Add"])
  }

  @Test(.observed("a navigation controller that appears tells its delegate of its first controller"))
  func theDelegateIsToldOfTheFirstController() {
    final class Teller: NSObject, UINavigationControllerDelegate, _MethodTableProviding {
      let log = Log()
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            ("navigationController:willShow:animated:", "will"), ("navigationController:didShow:animated:", "did"),
          ].map {
            selector, word in
            _Method(Selector(selector)) { r, a in
              let (navigation, shown): (UINavigationController, UIViewController) = (_argument(a, 0), _argument(a, 1))
              if word == "will" { navigation.setNavigationBarHidden(shown.title == "Home", animated: false) }
              (r as? Teller)?.log.add("\(word) \(shown.title ?? "") \(_argument(a, 2, as: Bool.self))")
              return nil
            }
          }, outlets: [])
      }
    }
    let (teller, window) = (Teller(), Stage.fresh())
    let navigation = UINavigationController(rootViewController: plain("Home"))
    navigation.delegate = teller
    window.rootViewController = navigation
    MainLoop.runUntilIdle()
    #expect(teller.log.taken() == ["will Home false", "did Home false"] && navigation.isNavigationBarHidden)
    navigation.pushViewController(plain("Next"), animated: false)
    MainLoop.runUntilIdle()
    #expect(teller.log.taken() == ["will Next false", "did Next false"] && !navigation.isNavigationBarHidden)
    let cover = plain("Cover")
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    cover.dismiss(animated: false)
    #expect(teller.log.taken() == [])
  }

  @Test(.observed("of several changes of the stack before the next layout the screen follows the last"))
  func theScreenFollowsTheLastOfSeveralChanges() {
    let (a, b, c) = (plain("A"), plain("B"), plain("C"))
    let navigation = stack(a)
    _ = log.taken()
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    MainLoop.runUntilIdle()
    let steps = ["DidLoad", "did", "Appear", "Disappear", "Move"]
    func taken() -> [String] { log.taken().filter { line in steps.contains { line.contains($0) } } }
    #expect(!b.isViewLoaded && c.viewIfLoaded?.window != nil && navigation.viewControllers == [a, b, c])
    #expect(
      taken() == [
        "B.willMove(true)", "C.willMove(true)", "C.viewDidLoad", "A.viewWillDisappear", "C.viewWillAppear",
        "C.viewIsAppearing", "A.viewDidDisappear", "C.viewDidAppear", "B.didMove(true)", "C.didMove(true)",
      ])
    let d = plain("D")
    navigation.pushViewController(d, animated: true)
    #expect(navigation.popViewController(animated: true) === d)
    MainLoop.runUntilIdle()
    #expect(taken() == ["D.willMove(true)", "D.willMove(false)", "D.didMove(false)"])
    #expect(d.parent == nil && c.view.window != nil && navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    MainLoop.runUntilIdle()
    #expect(a.view.window != nil && b.parent == nil && c.parent == nil && c.viewIfLoaded?.window == nil)
  }

  @Test func whatChangesAsTheStackLeavesTheScreenKeepsNobody() {
    weak var left: UINavigationController?
    do {
      let navigation = stack(plain("A"))
      left = navigation
      let pushed = plain("B")
      navigation.pushViewController(pushed, animated: true)
      UIApplication.shared.windows.first?.rootViewController = plain("Other")
      #expect(!pushed.isViewLoaded && !pushed.isMovingToParent)
    }
    MainLoop.runUntilIdle()
    #expect(AppState.current.navigationsChanging.isEmpty && left == nil)
  }
}
