import Foundation

/// What a user of VoiceOver can do with an element beside a double tap.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
    super.init()
  }
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.selector) = (name, "")
    self.actionHandler = actionHandler
    super.init()
  }
}

/// The settings of Accessibility: all of them are off here.
@MainActor
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  /// In points of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  public nonisolated static var announcementDidFinishNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  }
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityElementFocusedNotification")
  }
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
}

/// Something that is no view, and that VoiceOver can go to. No check's user listens to an app.
@MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero  // Stored only.
  open var accessibilityFrame = CGRect.zero  // Stored only.
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?  // Stored only.
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
  @available(*, unavailable) case _other
}
