import Foundation

// [A] Managing your app's life cycle; UIApplicationDelegate: launched and active, inactive and then in the background when
// the user leaves, back through inactive to active. Controllers are not told: no view appears or disappears.
// [?] The delegate is called before the notification of the same name is posted.
// [O] The first responder stays what it is, and the keyboard is up again when the user comes back.

extension UIApplication {
  /// The end of the launch.
  package func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    tell(UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
  }

  /// The user goes to the home screen.
  package func enterBackground() {
    guard applicationState == .active else { return }
    tell(UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(self) }
    applicationState = .inactive
    applicationState = .background
    tell(UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
  }

  /// The user opens the app again.
  package func enterForeground() {
    guard applicationState == .background else { return }
    tell(UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
    applicationState = .inactive
    becomeActive()
  }

  private func tell(_ name: Notification.Name, _ call: (OptionalMethods<any UIApplicationDelegate>) -> Void?) {
    if call(OptionalMethods(delegate)) != nil, NotificationCenter.default.isObserved(name) {
      Assumption.notice(.lifeCycleOrder)
    }
    NotificationCenter.default.post(name: name, object: self)
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
