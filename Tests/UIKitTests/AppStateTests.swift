import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What one app leaves behind, the next one does not find.
@MainActor
@Suite(.freshApp) struct AppStateTests {
  private final class Watcher: UIView {}

  /// Changes each property of the state.
  private func useEverything() {
    AppState.reset(device: .tallPhone375)
    let state = AppState.current
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let field = textField("name", in: controller.view)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.becomeFirstResponder()
    state.pendingTaps.postpone([UITapGestureRecognizer()], holding: [])
    UIView.animate(withDuration: 1) { field.frame.origin.y += 1 }
    state.clock.advance(to: 0.1)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIScreen.main.brightness = 1
    UIPasteboard.general.string = "text"
    UILabel.appearance().textColor = .red
    state.isBuildingInterface = true
    UIStoryboard.register("Main", "first", isInitial: true) { _ in UIViewController() }
    UINib.register("Cell") { _ in NibContent(root: UIView(), objects: []) }
    state.topObjectsOfNib = [UIView()]
    state.missingPartHandler = { _ in exit(1) }
    field.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let scrollView = UIScrollView()
    controller.view.addSubview(scrollView)
    scrollView.addObserver(field, forKeyPath: "contentSize", context: nil)
    Assumption.notice(.keyboardOrder)
    state.console = { _ in }
    NotificationCenter.default.addObserver(field, selector: "layoutIfNeeded", name: nil, object: nil)
    _ = field.perform("becomeFirstResponder")
    field.perform("resignFirstResponder", with: nil, afterDelay: 10)
    state.windowScene.title = "A"
    CATransaction.begin()
    UIMenuController.shared.showMenu(from: field, rect: .zero)
    state.openMenu = UIView()
    state.viewEnteredByLayoutPass = ObjectIdentifier(field)
    state.rootsBeingMeasured = [ObjectIdentifier(field)]
    state.ownWindow = window
    state.navigationsChanging = [UINavigationController()]
    state.isDelegateWithoutWindow = true
    UIApplication.shared.shortcutItems = []
    UIDevice.current.isBatteryMonitoringEnabled = true
    field.overrideUserInterfaceStyle = .dark
    UITextChecker.learnWord("coursemark")
    state.sizeClassVariations.add { _ in true }
    SharedAppState.current.resources.withLock { $0.hasCatalog = true }
    SharedAppState.current.archives.withLock { $0[ObjectIdentifier(field)] = true }
    UIKit.NotificationQueue.default.enqueue(Notification(name: Notification.Name("news")), postingStyle: .asap)
    _ = state.nextElementMark()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    _onUnsupported { _ in exit(1) }
    _ = _VirtualTime.dispatchTime
    _ = UIKeyboardType(rawValue: 99)
    objc_sync_enter(field)
    withUnsafeBytes(of: 0) { key in
      if let key = key.baseAddress { objc_setAssociatedObject(field, key, "text", .OBJC_ASSOCIATION_RETAIN) }
    }
  }

  /// But for the time of the launch, which is always another one.
  private static var everything: [StateText.Property] {
    (StateText.properties(of: AppState.current) + StateText.properties(of: SharedAppState.current))
      .filter { $0.name != "launchDate" }
  }

  @Test func nothingOfAnAppSurvivesTheNextOne() {
    AppState.reset()
    let fresh = Self.everything
    useEverything()
    let used = Self.everything
    #expect(zip(fresh, used).filter(==).map(\.0.name) == [], "the test does not change these properties")
    AppState.reset()
    let next = Self.everything
    #expect(next == fresh)
  }

  @Test func objectsOfAnAppAreReleasedWithIt() {
    weak var window: UIWindow?
    weak var application: UIApplication?
    autoreleasing {
      useEverything()
      window = UIApplication.shared.keyWindow
      application = UIApplication.shared
      #expect(window != nil && application != nil)
    }
    AppState.reset()
    #expect(window == nil && application == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  @Test func aTimerOfAnotherAppCancelsNoneOfThisOne() {
    let old = AppState.current.clock.schedule(after: 1, awaited: false) {}
    AppState.reset()
    var hasFired = false
    AppState.current.clock.schedule(after: 1, awaited: false) { hasFired = true }
    AppState.current.clock.cancel(old)
    AppState.current.clock.advance(to: 2)
    #expect(hasFired)
  }
}

/// An object's stored properties in words, with those of the objects that it holds.
private enum StateText {
  struct Property: Equatable, CustomTestStringConvertible {
    let name, value: String
    var testDescription: String { "\(name): \(value)" }
  }

  static func properties(of object: AnyObject) -> [Property] {
    Mirror(reflecting: object).children.map { child in
      Property(name: child.label ?? "", value: text(child.value, depth: 4))
    }
  }

  private static func text(_ value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    if depth == 0 || value is any NSLocking { return "\(type(of: value))" }
    let children = sequence(first: mirror, next: \.superclassMirror).flatMap(\.children)
    if children.isEmpty { return words(value, mirror.displayStyle) }
    let parts = children.map { "\($0.label ?? ""): \(text($0.value, depth: depth - 1))" }
    return "\(type(of: value))(\(parts.joined(separator: ", ")))"
  }

  /// Numbers, texts and identities; of what has an address, its type.
  private static func words(_ value: Any, _ style: Mirror.DisplayStyle?) -> String {
    switch value {
    case is any Numeric, is Bool, is String: "\(value)"
    default: style == .enum ? "\(value)" : "\(type(of: value))"
    }
  }
}
