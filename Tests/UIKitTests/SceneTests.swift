import Testing

@testable import AppAgent
@testable import UIKit

/// The scene that an app has.
@MainActor
@Suite(.freshApp) struct SceneTests {
  @Test(.documented("UIApplication, connectedScenes; UIWindowScene, windows"))
  func theWindowsAreFoundByTheScene() throws {
    let window = Stage.fresh()
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.count == 1)
    #expect(scenes.flatMap(\.windows).first { $0.isKeyWindow } === window)
    #expect(scenes.first?.keyWindow === window && window.windowScene === scenes.first)
    #expect(window.windowScene?.screen === UIScreen.main)
  }

  @Test(.documented("UIScene, activationState"))
  func theSceneIsAsActiveAsTheApp() throws {
    _ = Stage.fresh()
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    UIApplication.shared.becomeActive()
    #expect(scene.activationState == .foregroundActive)
    UIApplication.shared.enterBackground()
    #expect(scene.activationState == .background)
  }

  @Test(.documented("UIWindow, init(windowScene:): the window is as large as the scene"))
  func aWindowIsMadeForAScene() throws {
    let scene = try #require(Stage.fresh().windowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(scene.windows.contains { $0 === window } && scene.keyWindow === window)
  }

  @Test(.documented("UIWindow: nobody but the app holds a window, and one that it lets go of is gone"))
  func aWindowThatTheAppLetsGoIsGone() {
    let first = Stage.fresh()
    weak var gone: UIWindow?
    func showToast() {
      let toast = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      toast.rootViewController = UIViewController()
      toast.isHidden = false
      #expect(UIApplication.shared.windows.count == 2)
      toast.isHidden = true
      gone = toast
    }
    showToast()
    #expect(gone == nil && UIApplication.shared.windows == [first])
  }
}
