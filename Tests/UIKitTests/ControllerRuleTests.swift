import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What controllers know of their views, their containers and their windows.
@MainActor
@Suite(.freshApp) struct ControllerRuleTests {
  private let log = Log()

  /// Writes down how it comes and goes.
  private final class Screen: UIViewController {
    let log: Log
    init(_ log: Log, _ title: String) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ call: String) {
      let words = [
        isBeingPresented ? "presented" : "", isBeingDismissed ? "dismissed" : "", isMovingToParent ? "arrives" : "",
        isMovingFromParent ? "leaves" : "",
      ]
      log.add(([title ?? "", call] + words.filter { !$0.isEmpty }).joined(separator: " "))
    }
    override func viewDidLoad() { note("loads") }
    override func viewWillAppear(_ animated: Bool) { note("appears") }
    override func viewDidAppear(_ animated: Bool) { note("appeared") }
    override func viewWillDisappear(_ animated: Bool) { note("disappears") }
    override func viewDidDisappear(_ animated: Bool) { note("disappeared") }
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = Stage.fresh()
    window.rootViewController = root
    MainLoop.runUntilIdle()
    return window
  }

  @Test(.documented("UIViewController, viewIfLoaded, loadViewIfNeeded(): the view is loaded once, when it is needed"))
  func aViewIsLoadedOnceWhenItIsNeeded() {
    Stage.fresh()
    let screen = Screen(log, "A")
    #expect(screen.viewIfLoaded == nil && !screen.isViewLoaded)
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    _ = screen.view
    #expect(log.taken() == ["A loads"])
    #expect(screen.viewIfLoaded != nil && screen.isViewLoaded)
  }

  @Test(
    .documented("UIViewController, isMovingToParent, isMovingFromParent: true while the controller is pushed or popped")
  )
  func aControllerKnowsThatItIsPushedOrPopped() {
    let navigation = UINavigationController(rootViewController: Screen(log, "A"))
    _ = shown(navigation)
    _ = log.taken()
    navigation.pushViewController(Screen(log, "B"), animated: false)
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == ["B loads arrives", "A disappears", "B appears arrives", "A disappeared", "B appeared arrives"])
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["B disappears leaves", "A appears", "B disappeared leaves", "A appeared"])
  }

  @Test(.documented("UIViewController, present(_:animated:completion:): the completion follows viewDidAppear(_:)"))
  func aPresentationIsCompleteWhenTheControllerHasAppeared() {
    let below = Screen(log, "A")
    _ = shown(below)
    _ = log.taken()
    below.present(Screen(log, "B"), animated: true) { log.add("complete") }
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["B loads presented", "B appears presented", "B appeared presented", "complete"])
    below.dismiss(animated: true) { log.add("complete") }
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["B disappears dismissed", "B disappeared dismissed", "complete"])
  }

  @Test(
    .documented(
      "UIViewController, definesPresentationContext: a style of a context covers the controller that defines it"))
  func aContextIsCoveredInPlaceOfTheScreen() {
    let root = UIViewController()
    let child = UIViewController()
    _ = shown(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    let above = UIViewController()
    above.modalPresentationStyle = .overCurrentContext
    child.present(above, animated: false)
    #expect(above.presentingViewController === child)
    #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 200, height: 300))
    child.dismiss(animated: false)
  }

  @Test(.documented("UINavigationController, visibleViewController: what is presented on top of the stack, or its top"))
  func whatIsPresentedOnAStackIsVisible() {
    let navigation = UINavigationController(rootViewController: Screen(log, "A"))
    _ = shown(navigation)
    let sheet = UIViewController()
    navigation.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet && navigation.topViewController?.title == "A")
    navigation.dismiss(animated: false)
    #expect(navigation.visibleViewController?.title == "A")
  }

  @Test(
    .documented("UINavigationController, pushViewController(_:animated:): one that is on the stack raises an exception")
  )
  func aControllerIsOnTheStackOnce() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(root, animated: false)
      }
    }
  }

  @Test(.observed("the toolbar of a navigation controller in a tab stands above the bar of tabs"))
  func aToolbarInATabStandsAboveTheTabs() {
    let content = UIViewController()
    content.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    _ = shown(tabs)
    func stands() -> Bool {
      MainLoop.runUntilIdle()
      return navigation.toolbar.convert(navigation.toolbar.bounds, to: nil).maxY == tabs.tabBar.frame.minY
        && content.view.safeAreaInsets.bottom == 93
        && UserInput.tap(navigation.toolbar.subviews[0], named: "Go") == .done
    }
    #expect(stands())
    // It was away meanwhile.
    tabs.selectedIndex = 1
    MainLoop.runUntilIdle()
    tabs.selectedIndex = 0
    #expect(stands())
  }

  @Test(.observed("a toolbar stands above the home indicator"))
  func aToolbarStandsAboveTheHomeIndicator() {
    let window = Stage.fresh(.tallPhone375)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    MainLoop.runUntilIdle()
    #expect(window.safeAreaInsets.bottom == 34)
    #expect(navigation.toolbar.frame.maxY == window.bounds.height - 34)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 78)
  }

  @Test(.documented("UIViewController, toolbarItems: the toolbar has the items of the controller on top"))
  func theToolbarFollowsTheTopOfTheStack() {
    func screen(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.toolbarItems = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
      return controller
    }
    let navigation = UINavigationController(rootViewController: screen("First"))
    _ = shown(navigation)
    #expect(navigation.isToolbarHidden)
    navigation.isToolbarHidden = false
    MainLoop.runUntilIdle()
    func titles() -> [String] { navigation.toolbar.subviews.map(ScreenObserver.label) }
    #expect(titles() == ["First"])
    #expect(navigation.toolbar.frame.maxY == navigation.view.bounds.height)
    #expect(UserInput.tap(navigation.toolbar.subviews[0], named: "First") == .done)
    navigation.pushViewController(screen("Second"), animated: false)
    MainLoop.runUntilIdle()
    #expect(titles() == ["Second"])
    navigation.topViewController?.setToolbarItems(nil, animated: false)
    MainLoop.runUntilIdle()
    #expect(titles() == [])
  }

  @Test(.documented("UINavigationItem, titleView: takes the place of the title"))
  func aViewTakesThePlaceOfTheTitle() {
    let root = Screen(log, "A")
    let navigation = UINavigationController(rootViewController: root)
    _ = shown(navigation)
    let field = UISwitch()
    root.navigationItem.titleView = field
    MainLoop.runUntilIdle()
    #expect(field.isDescendant(of: navigation.navigationBar))
    #expect(!navigation.navigationBar.subviews.contains { ScreenObserver.label(of: $0) == "A" })
    #expect(abs(field.convert(field.bounds, to: nil).midX - 187.5) < 1)
    root.navigationItem.titleView = nil
    MainLoop.runUntilIdle()
    #expect(navigation.navigationBar.subviews.map(ScreenObserver.label) == ["A"])
  }

  // MARK: Windows

  @Test(.documented("UIWindow, rootViewController: its view fills the window and takes the place of the old one"))
  func anotherRootTakesThePlaceOfTheFirst() {
    let (a, b) = (Screen(log, "A"), Screen(log, "B"))
    let window = shown(a)
    _ = log.taken()
    b.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.rootViewController = b
    MainLoop.runUntilIdle()
    #expect(a.view.window == nil && b.view.superview === window && b.view.frame == window.bounds)
    let told = log.taken()
    #expect(told.contains("A disappeared") && told.contains("B appeared"))
    window.frame.size.height = 500
    window.layoutIfNeeded()
    #expect(b.view.frame.height == 500)
  }

  @Test(.documented("UIApplication, windows: from back to front by their level"))
  func aWindowOfAHigherLevelIsInFront() {
    let usual = shown(UIViewController())
    let overlay = UIWindow(frame: UIScreen.main.bounds)
    overlay.windowLevel = .alert
    overlay.makeKeyAndVisible()
    let late = UIWindow(frame: UIScreen.main.bounds)
    late.makeKeyAndVisible()
    #expect(UIApplication.shared.windows == [usual, late, overlay])
    late.windowLevel = .alert + 1
    #expect(UIApplication.shared.windows == [usual, overlay, late])
  }

  @Test(
    .documented("UIWindow, didBecomeVisibleNotification, didBecomeHiddenNotification: shown, hidden and shown again"))
  func aWindowTellsThatItIsShownAndHidden() {
    Stage.fresh()
    let listener = Listener(
      log,
      [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification,
      ])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    #expect(log.taken() == ["UIWindowDidBecomeVisible"])
    #expect(!window.isKeyWindow && UIApplication.shared.windows.contains(window))
    window.makeKey()
    #expect(log.taken() == ["UIWindowDidResignKey", "UIWindowDidBecomeKey"])
    window.isHidden = true
    #expect(log.taken().contains("UIWindowDidBecomeHidden"))
    withExtendedLifetime(listener) {}
  }
}
