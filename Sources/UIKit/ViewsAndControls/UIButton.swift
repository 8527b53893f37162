import Foundation

/// A control with a title or a picture.
@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    public static var roundedRect: ButtonType { .system }
  }

  open private(set) var buttonType: ButtonType
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  open var contentEdgeInsets: UIEdgeInsets = .zero  // Stored only; visible.
  open var titleEdgeInsets: UIEdgeInsets = .zero  // Stored only.
  open var imageEdgeInsets: UIEdgeInsets = .zero  // Stored only.
  open var showsTouchWhenHighlighted = false  // Stored only.
  open var adjustsImageWhenHighlighted = true  // Stored only.
  open var adjustsImageWhenDisabled = true  // Stored only.

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    buttonType = .system
    super.init(coder: coder)
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

  /// [A] A state without a value of its own has the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }

  open override var isEnabled: Bool { didSet { titleLabel?.text = currentTitle } }
  open override var isSelected: Bool { didSet { titleLabel?.text = currentTitle } }
  open override var isHighlighted: Bool { didSet { titleLabel?.text = currentTitle } }

  override func wasTapped(_ event: UIEvent?) { send(.primaryActionTriggered, event) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: TextMeasure.width(of: currentTitle ?? "", titleLabel?.font) + 12, height: 34)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
