import Foundation

extension UIButton {
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// What a button shows, as a value.
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// In points, like all distances here.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titleAlignment = TitleAlignment.automatic  // Stored only.
    public var baseForegroundColor: UIColor?  // Stored only.
    public var baseBackgroundColor: UIColor?  // Stored only.
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic  // Stored only.
    public var buttonSize = Size.medium  // Stored only.
    public var showsActivityIndicator = false  // Stored only; visible.

    public static func plain() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func borderless() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedTinted() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
    public func updated(for button: UIButton) -> Self { self }

    /// [A] The attributed title comes first.
    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    private var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    @MainActor
    func size(titleFont: UIFont?) -> CGSize {
      let texts = [shownTitle, shownSubtitle].compactMap { $0 }.filter { !$0.isEmpty }
      let lineHeight = (titleFont ?? .systemFont(ofSize: 17)).lineHeight
      var width = texts.map { TextMeasure.width(of: $0, titleFont) }.max() ?? 0
      var height = lineHeight * CGFloat(max(1, texts.count)) + (texts.count > 1 ? titlePadding : 0)
      if let image = image?.size {
        if imagePlacement == .top || imagePlacement == .bottom {
          width = max(width, image.width)
          height += image.height + imagePadding
        } else {
          width += image.width + (texts.isEmpty ? 0 : imagePadding)
          height = max(height, image.height)
        }
      }
      return CGSize(
        width: width + contentInsets.leading + contentInsets.trailing,
        height: height + contentInsets.top + contentInsets.bottom)
    }
  }
}

/// Edges of a rectangle, in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// What is behind the content of a cell or a button. Nothing is drawn of it.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0  // Stored only.
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero  // Stored only.

  public static func clear() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
}

extension UITableViewCell {
  /// Stored for the whole cell; nothing is drawn of it.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
