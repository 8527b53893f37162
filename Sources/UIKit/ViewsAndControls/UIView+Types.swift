import Foundation

extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
    @available(*, unavailable) case _other
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// [O] The keyboard's curve has the number 7 and no name.
    @available(*, unavailable) case _other
  }

  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
  @available(*, unavailable) case _other
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
}
