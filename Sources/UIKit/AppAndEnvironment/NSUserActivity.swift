import Foundation

/// What a user does in the app, for search and for going on elsewhere. Nothing of it leaves the app here.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?  // Stored only.
  open var referrerURL: URL?  // Stored only.
  open var keywords: Set<String> = []  // Stored only.
  open var expirationDate: Date?  // Stored only.
  open var requiredUserInfoKeys: Set<String>?  // Stored only.
  open var isEligibleForHandoff = true  // Stored only.
  open var isEligibleForSearch = false  // Stored only.
  open var isEligibleForPublicIndexing = false  // Stored only.
  open var isEligibleForPrediction = false  // Stored only.
  open var persistentIdentifier: String?  // Stored only.
  /// [A] Whether it has to be brought up to date.
  open var needsSave = false  // Stored only.

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  /// [A] Of the keys that are there already, the new values count.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}  // Does nothing.
  open func resignCurrent() {}  // Does nothing.
  open func invalidate() {}
}

/// What an activity can be given to, to go on with it.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An action of the app's icon. No event of a check chooses one.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

@MainActor
open class UIApplicationShortcutIcon: NSObject {
  let name: String
  private init(name: String) {
    self.name = name
    super.init()
  }
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  public convenience init(type: IconType) { self.init(name: "\(type)") }

  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted,
      alarm, bookmark, shuffle, audio, update
    @available(*, unavailable) case _other
  }
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
  @available(*, unavailable) case _other
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { AppState.current.shortcutItems }
    set { AppState.current.shortcutItems = newValue }
  }
  public func registerForRemoteNotifications() {}  // Does nothing.
  public func unregisterForRemoteNotifications() {}  // Does nothing.
  public var isRegisteredForRemoteNotifications: Bool { false }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}  // Does nothing.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// An app that is sent to the background is not ended here: the task needs no end.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}  // Does nothing.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// In points.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: keyWindow?.safeAreaInsets.top ?? 20)
  }
  public var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  public var isProtectedDataAvailable: Bool { true }
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
}

extension UIDevice {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
    @available(*, unavailable) case _other
  }
  /// [A] -1 unless the battery is watched. [?] It is full here.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  public var isBatteryMonitoringEnabled: Bool {
    get { AppState.current.watchesBattery }
    set { AppState.current.watchesBattery = newValue }
  }
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  public var isMultitaskingSupported: Bool { true }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }  // Does nothing.
  }
  public var proximityState: Bool { false }
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
}

/// A press of a hardware button.
@MainActor
open class UIPress: NSObject {
  open var key: UIKey? { nil }
  open var force: CGFloat { 0 }
}
@MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
@MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}
