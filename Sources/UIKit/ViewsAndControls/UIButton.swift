import Foundation

/// A control with a title or a picture.
@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    @available(*, unavailable) case _other
    public static var roundedRect: ButtonType { .system }
  }

  open private(set) var buttonType: ButtonType
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  /// [A] Around the title and the picture: the button is larger by them.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { invalidateIntrinsicContentSize() } }
  open var titleEdgeInsets: UIEdgeInsets = .zero  // Stored only.
  open var imageEdgeInsets: UIEdgeInsets = .zero  // Stored only.
  open var showsTouchWhenHighlighted = false  // Stored only.
  open var adjustsImageWhenHighlighted = true  // Stored only.
  open var adjustsImageWhenDisabled = true  // Stored only.

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // [O] What VoiceOver says of them.
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
      accessibilityLabel = "More Info"
    case .contactAdd:
      setImage(UIImage(systemName: "plus.circle"), for: .normal)
      accessibilityLabel = "Add Contact"
    default: break
    }
    // [O] Those with a picture are made as large as that.
    if let picture = currentImage { frame.size = picture.size }
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
    if let primaryAction { adopt(primaryAction) }
  }
  /// [A] With the title and the picture of the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }
  private func adopt(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title, for: .normal)
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// [A] A button with a configuration shows what that says.
  open var configuration: Configuration? { didSet { configurationChanged() } }
  /// [A] Called after the button's state has changed, and may change the configuration by it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false
  open var menu: UIMenu? { didSet { menuChanged() } }
  /// [A] Otherwise a finger that stays on the button opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { menuChanged() } }
  private var menuPress: MenuPress?
  private func menuChanged() {
    showChoice()
    let opensWhenHeld = menu != nil && !showsMenuAsPrimaryAction
    guard opensWhenHeld != (menuPress != nil) else { return }
    if let menuPress { removeGestureRecognizer(menuPress) }
    menuPress = nil
    guard opensWhenHeld else { return }
    let press = MenuPress { [weak self] _ in
      if let self, isEnabled { openMenu() }
    }
    menuPress = press
    addGestureRecognizer(press)
  }
  /// [A] UIControl.Event, menuActionTriggered: before the menu shows.
  /// - Returns: Whether there is a menu.
  @discardableResult
  private func openMenu(_ event: UIEvent? = nil) -> Bool {
    guard let window, menu != nil else { return false }
    send(.menuActionTriggered, event)
    // The action may have given it another one.
    if let menu { MenuCard.open(menu, from: self, in: window) }
    return true
  }
  /// [A] The primary action selects the button, and takes the selection away again; of a button with a menu, the title is that of the chosen
  /// element.
  open var changesSelectionAsPrimaryAction = false { didSet { showChoice() } }
  open var isPointerInteractionEnabled = false  // Stored only.
  open var isHeld: Bool { false }
  open var isHovered: Bool { false }
  open var automaticallyUpdatesConfiguration = true  // Stored only; visible.
  /// [A] Where the title goes in a button of such a size. Insets of the title are not counted.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = CGSize(width: TextMeasure.width(of: shownTitle ?? "", titleLabel?.font), height: 22)
    return CGRect(
      x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = currentImage?.size ?? .zero
    return CGRect(
      x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    self.configuration = configuration
    // An initializer calls no observer of its own class.
    configurationChanged()
  }
  /// [A] Of the type `system`, with an action for a touch.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// [A] Has the configuration updated later, once for several requests. [?] That is before the next layout, or when the button is measured.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, configuration != nil else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
  override func refreshOwnConstraints() { updateConfigurationIfNeeded() }
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }
  /// [A] What a subclass overrides to change the configuration by the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func configurationChanged() {
    stateChanged()
    invalidateIntrinsicContentSize()
  }

  private func stateChanged() {
    setNeedsUpdateConfiguration()
    titleChanged()
  }

  private func titleChanged() {
    if configuration == nil, let attributed = currentAttributedTitle {
      titleLabel?.attributedText = attributed
    } else {
      titleLabel?.text = shownTitle
    }
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    titleChanged()
  }
  /// [A] The button prefers it to the plain title, which is kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    if configuration != nil, state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
    titleChanged()
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  private var titleShadowColors: [State: UIColor] = [:]
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

  /// [A] A state without a value of its own has the normal one.
  open func title(for state: State) -> String? { configuration?.shownTitle ?? titles[state] ?? titles[.normal] }
  /// [O] White where a button of the app's own has been given none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : shownTint)
  }
  open func image(for state: State) -> UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  open var currentTitle: String? { title(for: state) }
  /// What a user reads on the button.
  package var shownTitle: String? {
    configuration == nil ? currentAttributedTitle?.string ?? currentTitle : currentTitle
  }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open override var isEnabled: Bool { didSet { stateChanged() } }
  open override var isSelected: Bool { didSet { stateChanged() } }
  open override var isHighlighted: Bool { didSet { stateChanged() } }

  override func wasTapped(_ event: UIEvent?) {
    // [A] The menu takes the place of the primary action.
    if showsMenuAsPrimaryAction, openMenu(event) { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(.primaryActionTriggered, event)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let configuration { return configuration.size(titleFont: titleLabel?.font) }
    let title = shownTitle ?? ""
    let insets = contentEdgeInsets
    func around(_ size: CGSize) -> CGSize {
      CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    // [O] A button without a title is as large as its picture.
    if title.isEmpty, let picture = currentImage?.size, picture.width > 0 { return around(picture) }
    let width = TextMeasure.width(of: title, titleLabel?.font)
    // [O] A button has some room of its own where the app asks for none.
    return insets == .zero ? CGSize(width: width + 12, height: 34) : around(CGSize(width: width, height: 22))
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
