import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// How a whole app begins, and what of an interface file comes with it.
@MainActor
@Suite(.freshApp) struct LaunchTests {
  @MainActor private static var log = Log()

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("will finish")
      return true
    }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("did finish, root \(window?.rootViewController?.title ?? "none"), key \(window?.isKeyWindow ?? false)")
      return true
    }
  }

  private final class OldDelegate: NSObject, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) { log.add("finished") }
  }

  @Test(.documented("UIApplicationDelegate, applicationDidFinishLaunching(_:)"))
  func aDelegateThatAsksForNoOptionsHearsOfTheLaunch() {
    Self.log = Log()
    AppState.reset(device: .phone375)
    launch(OldDelegate())
    #expect(Self.log.taken() == ["finished"])
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.add("connects, root \(window?.rootViewController?.title ?? "none"), own scene \(session.scene === scene)")
    }
  }

  private final class First: UIViewController {
    var isConnected = false
    override func viewDidLoad() { log.add(isConnected ? "loaded" : "loaded before it was connected") }
  }

  private func addStoryboard() {
    storyboard("Main", identifier: "first", First.self, isInitial: true, prepare: { $0.title = "first" }) {
      controller in
      controller.view = UIView()
      controller.isConnected = true
    }
  }

  @Test(
    .documented("UIApplicationDelegate, application(_:didFinishLaunchingWithOptions:); About the app launch sequence"))
  func aStoryboardsControllerIsInTheWindowBeforeTheDelegateHearsOfIt() {
    Self.log = Log()
    AppState.reset(device: .phone375)
    addStoryboard()
    let delegate = AppDelegate()
    launch(delegate, storyboard: "Main")
    #expect(Self.log.taken() == ["will finish", "did finish, root first, key false", "loaded"])
    #expect(UIApplication.shared.delegate === delegate && delegate.window?.isKeyWindow == true)
  }

  @Test(.documented("UIWindowSceneDelegate, scene(_:willConnectTo:options:)"))
  func aSceneConnectsAfterTheLaunch() {
    Self.log = Log()
    AppState.reset(device: .phone375)
    addStoryboard()
    let delegate = SceneDelegate()
    launch(AppDelegate(), scene: delegate, storyboard: "Main")
    #expect(
      Self.log.taken() == [
        "will finish", "did finish, root none, key false", "connects, root first, own scene true", "loaded",
      ])
    #expect(UIApplication.shared.keyWindow === delegate.window)
    #expect(UIApplication.shared.connectedScenes.first?.delegate === delegate)
  }

  @Test(.documented("UITableViewController; Table views in iOS apps, static content"))
  func rowsOfAnInterfaceFileNeedNoDataSource() {
    let controller = UITableViewController(style: .grouped)
    let (plain, high) = (UITableViewCell(), UITableViewCell())
    staticRows(
      of: controller.tableView,
      [
        StaticSection(header: "First", rows: [plain]),
        StaticSection(footer: "Last", rows: [high, UITableViewCell()], heights: [80, nil]),
      ])
    Stage.fresh().rootViewController = controller
    MainLoop.runUntilIdle()
    let table = controller.tableView!
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    #expect(table.cellForRow(at: [0, 0]) === plain && table.cellForRow(at: [1, 0]) === high)
    #expect(high.frame.height == 80 && plain.frame.height == 44)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(controller.tableView(table, titleForFooterInSection: 1) == "Last")
  }

  /// A table whose cells begin a segue.
  private final class Chooser: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.add(
        "\(segue.identifier ?? "?") of row \(tableView.indexPathForSelectedRow?.row ?? -1), by a cell \(sender is UITableViewCell)"
      )
    }
    nonisolated override class func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("tableView:didSelectRowAt:") { _, _ in
            log.add("selected")
            return nil
          }
        ], outlets: [])
    }
  }

  @Test(.observed("a segue that begins at a cell is prepared for before the delegate hears of the selection"))
  func theChoiceOfACellBeginsItsSegue() {
    Self.log = Log()
    let controller = Chooser(style: .plain)
    segue("details", from: controller) { UIViewController() }
    prototype(in: controller.tableView, identifier: "choice", UITableViewCell.self, segue: "details", of: controller)
    let navigation = UINavigationController(rootViewController: controller)
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    controller.tableView.userSelects([0, 1])
    MainLoop.runUntilIdle()
    #expect(Self.log.taken() == ["details of row 1, by a cell true", "selected"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test(.documented("UIStoryboardSegue; Using segues: controls and bar button items initiate segues"))
  func anItemOfABarBeginsItsSegue() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    segue("more", from: controller) { UIViewController() }
    connect(item, to: controller, segue: "more")
    let navigation = UINavigationController(rootViewController: controller)
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    item.press(nil)
    MainLoop.runUntilIdle()
    #expect(navigation.viewControllers.count == 2)
  }
}
