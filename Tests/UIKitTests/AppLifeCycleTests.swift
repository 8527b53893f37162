import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct AppLifeCycleTests {
  let log = Log()

  /// Writes down what the application tells it.
  final class Delegate: NSObject, UIApplicationDelegate, _MethodTableProviding {
    let log: Log
    init(_ log: Log) { self.log = log }
    nonisolated static func _methodTable() -> _MethodTable? {
      func note(_ name: String) -> _Method {
        _Method(Selector("\(name):")) { r, a in
          let application: UIApplication = _argument(a, 0)
          return _result((r as? Delegate)?.log.add("\(name) \(application.applicationState)") ?? ())
        }
      }
      return _MethodTable(
        methods: [
          note("applicationDidBecomeActive"), note("applicationWillResignActive"),
          note("applicationDidEnterBackground"), note("applicationWillEnterForeground"),
        ], outlets: [])
    }
  }

  @Test(
    .documented("Managing your app's life cycle"), .assumed("The delegate is told before the notification is posted"))
  func leavingAndComingBackIsToldInTheDocumentedOrder() {
    Stage.fresh()
    UIApplication.shared.becomeActive()
    let delegate = Delegate(log)
    UIApplication.shared.delegate = delegate
    let listener = Listener(
      log,
      [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ])
    UIApplication.shared.enterBackground()
    #expect(
      log.taken() == [
        "applicationWillResignActive active", "UIApplicationWillResignActive",
        "applicationDidEnterBackground background", "UIApplicationDidEnterBackground",
      ])
    UIApplication.shared.enterForeground()
    #expect(
      log.taken() == [
        "applicationWillEnterForeground background", "UIApplicationWillEnterForeground",
        "applicationDidBecomeActive active", "UIApplicationDidBecomeActive",
      ])
    UIApplication.shared.delegate = nil
    _ = listener
  }

  @Test(
    .documented("UIViewController: appearance is about the view hierarchy"),
    .observed("The first responder and the keyboard stay"))
  func noViewDisappearsAndTheFocusStays() {
    let window = Stage.fresh()
    UIApplication.shared.becomeActive()
    let controller = ViewControllerTests.Controller(log)
    window.rootViewController = controller
    let field = textField(in: controller.view)
    field.text = "half a wo"
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    _ = log.taken()
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    #expect(field.isFirstResponder)
    #expect(field.text == "half a wo")
    #expect(AppState.current.keyboard.frame?.height == 260)
    Stage.fresh()
  }

  /// Writes down what the scene tells it.
  final class SceneDelegate: NSObject, UIWindowSceneDelegate, _MethodTableProviding {
    let log: Log
    init(_ log: Log) { self.log = log }
    nonisolated static func _methodTable() -> _MethodTable? {
      func note(_ name: String) -> _Method {
        _Method(Selector("\(name):")) { r, a in
          let scene: UIScene = _argument(a, 0)
          return _result((r as? SceneDelegate)?.log.add("\(name) \(scene.activationState)") ?? ())
        }
      }
      return _MethodTable(
        methods: [
          note("sceneDidBecomeActive"), note("sceneWillResignActive"), note("sceneDidEnterBackground"),
          note("sceneWillEnterForeground"),
        ], outlets: [])
    }
  }

  @Test(
    .documented("UISceneDelegate; UIApplicationDelegate, applicationDidBecomeActive(_:)"),
    .assumed("The scene's delegate is told before the notifications are posted"))
  func aSceneDelegateHearsInPlaceOfTheAppsDelegate() throws {
    Stage.fresh()
    let (delegate, sceneDelegate) = (Delegate(log), SceneDelegate(log))
    UIApplication.shared.delegate = delegate
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    scene.delegate = sceneDelegate
    UIApplication.shared.becomeActive()
    #expect(
      log.taken() == ["sceneWillEnterForeground foregroundInactive", "sceneDidBecomeActive foregroundActive"])
    let listener = Listener(
      log,
      [
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        UIApplication.didEnterBackgroundNotification,
      ])
    UIApplication.shared.enterBackground()
    #expect(
      log.taken() == [
        "sceneWillResignActive foregroundActive", "UISceneWillDeactivate",
        "sceneDidEnterBackground background", "UISceneDidEnterBackground", "UIApplicationDidEnterBackground",
      ])
    #expect(AppState.current.noticedAssumptions == [.lifeCycleOrder])
    UIApplication.shared.enterForeground()
    #expect(
      log.taken() == [
        "sceneWillEnterForeground background", "UISceneWillEnterForeground",
        "sceneDidBecomeActive foregroundActive", "UISceneDidActivate",
      ])
    #expect(listener.last?.object as? UIScene === scene)
    UIApplication.shared.delegate = nil
  }
}
