import Foundation

// [A] Managing your app's life cycle; UIApplicationDelegate: launched and active, inactive and then in the background when
// the user leaves, back through inactive to active. Controllers are not told: no view appears or disappears.
// [A] UISceneDelegate; UIApplicationDelegate, applicationDidBecomeActive(_:): where the scene has a delegate, that one is called in place of the app's; the
// app's notifications are posted in both cases, and the scene posts its own.
// [?] The delegate is called before the notification of the same name is posted, and the scene's comes before the app's.
// [O] The first responder stays what it is, and the keyboard is up again when the user comes back.

extension UIApplication {
  /// The end of the launch. [A] sceneWillEnterForeground(_:): also of a scene that is new.
  package func becomeActive() {
    guard applicationState != .active else { return }
    tellScene(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    activate()
  }

  private func activate() {
    applicationState = .active
    tellScene(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    tell(UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
  }

  /// The user goes to the home screen.
  package func enterBackground() {
    guard applicationState == .active else { return }
    tellScene(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
    tell(UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(self) }
    applicationState = .inactive
    applicationState = .background
    tellScene(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
    tell(UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
  }

  /// The user opens the app again.
  package func enterForeground() {
    guard applicationState == .background else { return }
    tellScene(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    tell(UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
    applicationState = .inactive
    activate()
  }

  private func tell(_ name: Notification.Name, _ call: (OptionalMethods<any UIApplicationDelegate>) -> Void?) {
    let told: Void? = AppState.current.windowScene.delegate == nil ? call(OptionalMethods(delegate)) : nil
    if told != nil, NotificationCenter.default.isObserved(name) { Assumption.notice(.lifeCycleOrder) }
    NotificationCenter.default.post(name: name, object: self)
  }

  private func tellScene(_ name: Notification.Name, _ call: (OptionalMethods<any UISceneDelegate>, UIScene) -> Void?) {
    let scene = AppState.current.windowScene
    if call(OptionalMethods(scene.delegate), scene) != nil, NotificationCenter.default.isObserved(name) {
      Assumption.notice(.lifeCycleOrder)
    }
    NotificationCenter.default.post(name: name, object: scene)
  }

  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
