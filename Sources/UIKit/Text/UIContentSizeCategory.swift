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

  static let bySize: [UIContentSizeCategory] = [
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
  private let textStyle: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }
  /// [?] As the sizes of the style are to each other.
  private func scale(_ traits: UITraitCollection?) -> CGFloat {
    guard let category = traits?.preferredContentSizeCategory else { return 1 }
    let size = UIFont.preferredFont(of: textStyle, in: category).pointSize
    return size / UIFont.preferredFont(of: textStyle, in: .large).pointSize
  }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(font.pointSize * scale(traitCollection))
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return scaledFont(for: scaled, maximumPointSize: maximumPointSize)
  }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * scale(traitCollection)
  }
}

extension UIFont.TextStyle {
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
