import Foundation

/// A control that is drawn along a track to choose a value.
@MainActor
open class UISlider: UIControl {
  private var stored: Float = 0
  /// [A] 0 and 1 unless they are set; the value is brought between them.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = stored
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = stored
    }
  }
  /// [A] Setting it in code sends no action.
  open var value: Float {
    get { stored }
    set { stored = min(max(newValue, minimumValue), maximumValue) }
  }
  /// [A] Whether actions are sent while the finger moves, too.
  open var isContinuous = true
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var minimumTrackTintColor: UIColor?  // Stored only.
  open var maximumTrackTintColor: UIColor?  // Stored only.
  open var thumbTintColor: UIColor?  // Stored only.

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: Pictures of its parts

  private var images = StateImages()
  open func setThumbImage(_ image: UIImage?, for state: State) { images["thumb", state] = image }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { images["minimum", state] = image }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { images["maximum", state] = image }
  open func thumbImage(for state: State) -> UIImage? { images["thumb", state] }
  open func minimumTrackImage(for state: State) -> UIImage? { images["minimum", state] }
  open func maximumTrackImage(for state: State) -> UIImage? { images["maximum", state] }
  open var currentThumbImage: UIImage? { images.current("thumb", state) }
  open var currentMinimumTrackImage: UIImage? { images.current("minimum", state) }
  open var currentMaximumTrackImage: UIImage? { images.current("maximum", state) }

  // MARK: Where its parts are drawn

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: .zero, size: minimumValueImage?.size ?? .zero)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.width - size.width, y: 0), size: size)
  }
  /// [O] Four points high, in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    let side: CGFloat = 31
    return CGRect(
      x: rect.minX - 2 + CGFloat(part) * (rect.width + 4 - side), y: rect.midY - side / 2, width: side, height: side)
  }

  /// From 0 at the minimum to 1 at the maximum.
  package var normalizedPosition: Double {
    maximumValue > minimumValue ? Double((stored - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  /// A user draws the knob. [A] A slider that is continuous sends its action on the way, one that is not at the end alone.
  package func userSlides(to position: Double) {
    guard isEnabled else { return }
    let start = normalizedPosition
    send(.touchDown, nil)
    for part in isContinuous ? [0.5, 1] : [1] {
      let reached = start + (position - start) * part
      value = minimumValue + Float(reached) * (maximumValue - minimumValue)
      send([.valueChanged, .primaryActionTriggered], nil)
    }
    send(.touchUpInside, nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
}
