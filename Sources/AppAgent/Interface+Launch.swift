public import UIKit

/// Launches a whole app as a phone does: its delegate, the delegate of its scene where it has one, and the initial controller of its storyboard.
///
/// [A] UIApplicationDelegate, Responding to the launch of your app; UIWindowSceneDelegate, scene(_:willConnectTo:options:): a storyboard's controller
/// is in its window before the app's delegate hears of the launch, or the scene's of the connection, and the window is shown afterwards.
/// - Parameters:
///   - scene: `nil` for an app of before iOS 13, whose own delegate keeps the window.
///   - storyboard: The name of the one that the app begins with; `nil` where code makes the window.
///   - application: Of a subclass that the app has; `nil` for one of UIKit's.
@MainActor public func launch(
  _ delegate: (any UIApplicationDelegate)?, scene: (any UISceneDelegate)? = nil, storyboard: String? = nil,
  application own: UIApplication? = nil
) {
  AppState.current.isBuildingInterface = false
  if let own { AppState.current.application = own }
  let application = UIApplication.shared
  application.delegate = delegate
  _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
  var window = scene == nil ? makeWindow(storyboard) : nil
  if let window { delegate?.hold(window) }
  _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
  NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
  if let scene {
    window = makeWindow(storyboard)
    connect(scene, window, delegate)
  }
  // A window that the app has put in its place is the app's to show.
  let kept = (scene.map { ($0 as? any UIWindowSceneDelegate)?.window } ?? delegate?.window) ?? nil
  if kept ?? window === window { window?.makeKeyAndVisible() }
  // A delegate without a place for it keeps none.
  if kept == nil { AppState.current.ownWindow = window }
}

/// With the initial controller of the storyboard; `nil` without one.
@MainActor private func makeWindow(_ storyboard: String?) -> UIWindow? {
  let controller = storyboard.flatMap { UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController() }
  guard let controller else { return nil }
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  return window
}

@MainActor private func connect(
  _ delegate: any UISceneDelegate, _ window: UIWindow?, _ application: (any UIApplicationDelegate)?
) {
  let scene = AppState.current.windowScene
  let options = UIScene.ConnectionOptions()
  _ = application?.application(
    UIApplication.shared, configurationForConnecting: scene.session, options: options)
  scene.delegate = delegate
  if let window { (delegate as? any UIWindowSceneDelegate)?.hold(window) }
  delegate.scene(scene, willConnectTo: scene.session, options: options)
}
