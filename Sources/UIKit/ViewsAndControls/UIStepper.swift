import Foundation

/// A control with a button that makes a value smaller and one that makes it larger.
@MainActor
open class UIStepper: UIControl {
  private var stored = 0.0
  private let buttons = [UIButton(type: .custom), UIButton(type: .custom)]
  /// [A] 0, 100 and 1 unless they are set; the value is brought between the two ends.
  ///
  /// Of an end that passes the other one Apple says both that the other end goes along (UIStepper, Overview) and that an exception is raised (minimumValue,
  /// maximumValue). Coursemark does the former: nobody's program ends by what may be right.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }
  open var stepValue = 1.0 {
    didSet {
      guard stepValue <= 0 else { return }
      // [A] stepValue: 0 or less raises an exception. [?] Its words.
      _raise("NSInvalidArgumentException", "-[UIStepper setStepValue:]: the step value must be greater than 0.")
    }
  }
  private var images = StateImages()
  open func setIncrementImage(_ image: UIImage?, for state: State) { images["increment", state] = image }
  open func setDecrementImage(_ image: UIImage?, for state: State) { images["decrement", state] = image }
  open func incrementImage(for state: State) -> UIImage? { images["increment", state] }
  open func decrementImage(for state: State) -> UIImage? { images["decrement", state] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { images["background", state] = image }
  open func backgroundImage(for state: State) -> UIImage? { images["background", state] }
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
    images["divider before \(right.rawValue)", left] = image
  }
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    images["divider before \(rightSegmentState.rawValue)", state]
  }
  /// [A] Setting it in code sends no action.
  open var value: Double {
    get { stored }
    set {
      stored = min(max(newValue, minimumValue), maximumValue)
      updateButtons()
    }
  }
  /// [A] Whether one step beyond an end leads to the other end.
  open var wraps = false { didSet { updateButtons() } }
  open var isContinuous = true
  open var autorepeat = true  // Stored only.
  open override var isEnabled: Bool { didSet { updateButtons() } }

  /// [A] The size is its own, whatever the frame says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addButtons()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    addButtons()
  }

  /// In points.
  private static let size = CGSize(width: 94, height: 32)

  private func addButtons() {
    for (button, name) in zip(buttons, ["Decrement", "Increment"]) {
      // [O] The buttons have a picture; this is what VoiceOver says of them.
      button.accessibilityLabel = name
      addSubview(button)
    }
    buttons[0].addAction(UIAction { [weak self] _ in self?.step(-1) }, for: .touchUpInside)
    buttons[1].addAction(UIAction { [weak self] _ in self?.step(1) }, for: .touchUpInside)
    updateButtons()
  }

  private func updateButtons() {
    buttons[0].isEnabled = isEnabled && (wraps || stored > minimumValue)
    buttons[1].isEnabled = isEnabled && (wraps || stored < maximumValue)
  }

  private func step(_ direction: Double) {
    let next = stored + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }
}
