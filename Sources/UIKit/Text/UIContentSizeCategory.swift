import Foundation

/// How large a user wants to read. The user of a check has not changed it: it is `large`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  private static let bySize: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIContentSizeCategory: Comparable {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let first = bySize.firstIndex(of: left), let second = bySize.firstIndex(of: right) else { return false }
    return first < second
  }
}

/// What shows text in the size that the user wants.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIApplication {
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// Makes fonts and distances as large as the user wants text to be: as they are, at the default size [A].
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
