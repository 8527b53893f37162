import Foundation

/// What a row shows as a rule: a picture, a text, and a second text below it or at its right.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor = .label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 is as many as are needed.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false  // Stored only.
    public var minimumScaleFactor: CGFloat = 0  // Stored only.
    public var adjustsFontForContentSizeCategory = true  // Stored only.
    public var allowsDefaultTighteningForTruncation = false  // Stored only.
    public var transform = TextTransform.none
  }

  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?  // Stored only.
    public var cornerRadius: CGFloat = 0  // Stored only.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?  // Stored only.
    /// In points; 0 in a direction does not limit it.
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero  // Stored only; visible.
  }

  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points, like all distances here.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self {
    var configuration = Self()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }
  public static func plainHeader() -> Self { header() }
  public static func groupedHeader() -> Self { header() }
  public static func plainFooter() -> Self { header() }
  public static func groupedFooter() -> Self { header() }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { header() }

  public static func footer() -> Self { header() }
  public static func header() -> Self {
    var configuration = Self()
    configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
