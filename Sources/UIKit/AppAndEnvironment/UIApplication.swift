import Foundation

/// The app: its delegate, its windows, and the way of events and actions.
@MainActor
open class UIApplication: UIResponder {
  public class var shared: UIApplication { AppState.current.application }

  open var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The application's delegate is the one that nothing else holds.
  private var storedDelegate: (any UIApplicationDelegate)?
  /// [A] From back to front by their level. [O] Nobody but the app holds a window: one that it lets go of is gone.
  open internal(set) var windows: [UIWindow] {
    get { unheldWindows.compactMap(\.window) }
    set { unheldWindows = newValue.map(UnheldWindow.init) }
  }
  private var unheldWindows: [UnheldWindow] = []
  private struct UnheldWindow {
    weak var window: UIWindow?
  }
  func sortWindows() {
    let levels = Set(windows.map(\.windowLevel.rawValue)).sorted()
    windows = levels.flatMap { level in windows.filter { $0.windowLevel.rawValue == level } }
  }
  /// [?] Where the key window is gone, the frontmost one that is seen takes its place.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last { !$0.isHidden } }
  /// [A] Inactive until the app has been launched.
  open internal(set) var applicationState = State.inactive
  open var isIdleTimerDisabled = false  // Stored only.
  open var applicationIconBadgeNumber = 0  // Stored only.
  open var statusBarOrientation: UIInterfaceOrientation { AppState.current.device.interfaceOrientation }

  public enum State: Int, Sendable {
    case active, inactive, background
    @available(*, unavailable) case _other
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// [A] Without a target the action goes to the first object of the responder chain that has it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    var receiver = target.map { $0 as AnyObject }
    if receiver == nil {
      let start = AppState.current.focus.firstResponder ?? (sender as? UIResponder) ?? self
      receiver = chain(from: start, action) ?? (sender as? UIResponder).flatMap { chain(from: $0, action) }
    }
    guard let receiver else { return false }
    _ObjectiveC.send(action, to: receiver, Array([sender, event].prefix(action.argumentCount)))
    return true
  }

  private func chain(from start: UIResponder, _ action: Selector) -> UIResponder? {
    sequence(first: start, next: \.next).first { $0.canPerformAction(action, withSender: nil) }
  }

  open func sendEvent(_ event: UIEvent) {
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    for window in windows { window.sendEvent(event) }
  }

  /// Whether the URL is of a scheme that each iPhone has an app for.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(url.scheme?.lowercased())
  }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { _unsupported("UIApplication.open(_:options:completionHandler:), which leaves the app") }
  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult
  open func openURL(_ url: URL) -> Bool { _unsupported("UIApplication.openURL(_:), which leaves the app") }
  public static nonisolated let openSettingsURLString = "app-settings:"
  /// [A] Which picture stands for the app on the home screen; nothing for the usual one.
  open var alternateIconName: String? { assignedAlternateIconName }
  private var assignedAlternateIconName: String?
  open var supportsAlternateIcons: Bool { true }
  open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    assignedAlternateIconName = alternateIconName
    completionHandler?(nil)
  }
  open var applicationSupportsShakeToEdit = true  // Stored only; visible.
  open func beginReceivingRemoteControlEvents() {}  // Does nothing.
  open func endReceivingRemoteControlEvents() {}  // Does nothing.
  private var ignoring = 0
  /// [A] Calls nest: touches are heard again when each has been ended.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
}
