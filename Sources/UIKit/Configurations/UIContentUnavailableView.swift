import Foundation

/// Shows a picture, two texts and two buttons in the middle.
@MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      build()
    }
  }

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: configuration.directionalLayoutMargins.leading),
      stack.trailingAnchor.constraint(
        equalTo: trailingAnchor, constant: -configuration.directionalLayoutMargins.trailing),
    ])
    build()
  }
  public required init?(coder: NSCoder) { nil }

  private func build() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      add(indicator, shown.imageToTextPadding)
    }
    if let image = shown.image { add(UIImageView(image: image), shown.imageToTextPadding) }
    add(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
    add(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown.textToButtonPadding)
    add(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
    add(shown.secondaryButton, shown.secondaryButtonProperties, 0)
  }

  private func add(_ view: UIView, _ space: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(space, after: view)
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ space: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, space)
  }

  /// [A] A button that has neither a title nor a picture is not shown.
  private func add(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    _ space: CGFloat
  ) {
    guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else {
      return
    }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    add(button, space)
  }
}
