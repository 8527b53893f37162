import Foundation

/// Text that a user reads.
@MainActor
open class UILabel: UIView {
  /// [A] Setting the text replaces the attributed one, and the reverse.
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { NSAttributedString(string: $0) } }
  }
  /// [A] Setting it takes over font, colour and paragraph style of its beginning; setting those later is for the whole of it.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = newValue.map { NSAttributedString(attributedString: $0) }
      guard let content, content.length > 0 else { return }
      let attributes = content.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { ownFont = font }
      if let color = attributes[.foregroundColor] as? UIColor { ownTextColor = color }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
      }
    }
  }
  private var content: NSAttributedString? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// How wide the text is laid out while its height is asked for.
  var measuredWidth: CGFloat?
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?
  /// [A] Without one, the system's of 17 points.
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set {
      ownFont = newValue
      applyToAttributedText(.font, newValue)
    }
  }
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      applyToAttributedText(.foregroundColor, newValue)
    }
  }
  private func applyToAttributedText(_ name: NSAttributedString.Key, _ value: Any?) {
    guard let value, let content, content.length > 0, !content.attributes(at: 0, effectiveRange: nil).isEmpty else {
      return
    }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.addAttribute(name, value: value, range: NSRange(location: 0, length: content.length))
    self.content = changed
  }
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontSizeToFitWidth = false  // Stored only.
  open var minimumScaleFactor: CGFloat = 0  // Stored only.
  open var adjustsFontForContentSizeCategory = false
  open var highlightedTextColor: UIColor?  // Stored only.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines  // Stored only.
  open var allowsDefaultTighteningForTruncation = false  // Stored only.
  /// In points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)  // Stored only.

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// [A] drawText(in:): a subclass may give the text less room. Nothing is painted, but the code of a subclass runs.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawText(in: bounds)
  }
  open func drawText(in rect: CGRect) {}
  /// [A] The room that the text takes up in a label of such bounds. A label asks it for its size, so that a subclass can add room around.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size =
      numberOfLines == 1
      ? sizeOfLine
      : TextMeasure.size(of: text ?? "", font, width: bounds.width, lines: numberOfLines)
    return CGRect(
      origin: bounds.origin, size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    )
  }

  /// [O] Without a text it needs no room.
  private var sizeOfLine: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return CGSize(width: TextMeasure.width(of: text, font), height: font.lineHeight)
  }

  /// - Parameter width: In points; `nil` for as much as there is need of.
  func size(wrappedAt width: CGFloat?) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width ?? Self.muchRoom, height: Self.muchRoom)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }
  private static let muchRoom: CGFloat = 100_000

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(wrappedAt: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }
  open override var intrinsicContentSize: CGSize {
    numberOfLines == 1 ? size(wrappedAt: nil) : textSize(wrappedAt: measuredWidth)
  }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
  @available(*, unavailable) case _other
}
