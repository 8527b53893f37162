import Foundation

/// Shows the content of a row.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    [imageView, textLabel, secondaryLabel].forEach(addSubview)
    update()
  }
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    [imageView, textLabel, secondaryLabel].forEach(addSubview)
    update()
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      update()
    }
  }

  private func update() {
    show(content.attributedText, content.text, content.textProperties, in: textLabel)
    show(
      content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties, in: secondaryLabel)
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    setNeedsLayout()
  }

  private func show(
    _ attributed: NSAttributedString?, _ plain: String?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    // [A] The attributed text comes first.
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transform.applied(to: plain)
    }
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment.textAlignment
    label.isHidden = label.text?.isEmpty ?? true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = content.directionalLayoutMargins
    var room = CGRect(
      x: margins.leading, y: margins.top, width: max(0, bounds.width - margins.leading - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    if content.image != nil {
      let size = imageSize
      imageView.frame = CGRect(
        x: room.minX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      room.origin.x += size.width + content.imageToTextPadding
      room.size.width = max(0, room.width - size.width - content.imageToTextPadding)
    }
    let (first, second) = sizes(width: room.width)
    if content.prefersSideBySideTextAndSecondaryText {
      secondaryLabel.frame = CGRect(
        x: room.maxX - second.width, y: room.minY, width: second.width, height: room.height)
      let taken = second.width > 0 ? second.width + content.textToSecondaryTextHorizontalPadding : 0
      textLabel.frame = CGRect(x: room.minX, y: room.minY, width: max(0, room.width - taken), height: room.height)
      return
    }
    let gap = first.height > 0 && second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    let top = room.midY - (first.height + gap + second.height) / 2
    textLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: first.height)
    secondaryLabel.frame = CGRect(
      x: room.minX, y: top + first.height + gap, width: room.width, height: second.height)
  }

  private var imageSize: CGSize {
    guard let size = content.image?.size else { return .zero }
    let limit = content.imageProperties.maximumSize
    return CGSize(
      width: limit.width > 0 ? min(size.width, limit.width) : size.width,
      height: limit.height > 0 ? min(size.height, limit.height) : size.height)
  }

  /// Of the two texts, in points.
  private func sizes(width: CGFloat) -> (CGSize, CGSize) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    func size(_ label: UILabel) -> CGSize { label.isHidden ? .zero : label.sizeThatFits(room) }
    return (size(textLabel), size(secondaryLabel))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    let image = content.image == nil ? 0 : imageSize.width + content.imageToTextPadding
    let width = size.width > 0 ? size.width - margins.leading - margins.trailing - image : .greatestFiniteMagnitude
    let (first, second) = sizes(width: width)
    let texts =
      content.prefersSideBySideTextAndSecondaryText
      ? max(first.height, second.height) : first.height + content.textToSecondaryTextVerticalPadding + second.height
    return CGSize(width: size.width, height: max(texts, imageSize.height) + margins.top + margins.bottom)
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String?) -> String? {
    switch self {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
