import Foundation

/// A row of buttons of which one is chosen.
@MainActor
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  private var segments: [SegmentButton] = []
  private var selected = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false  // Stored only.
  open var selectedSegmentTintColor: UIColor?  // Stored only.
  private var titleTextAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// [A] Setting it in code sends no action.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
      showSelection()
    }
  }
  open var numberOfSegments: Int { segments.count }

  /// - Parameter items: Titles and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
      if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
    }
    bounds.size = sizeThatFits(.zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// - Parameter actions: [A] A segment for each, with its title or picture, that does it when it is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame == .zero { bounds.size = sizeThatFits(.zero) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(segment) { $0.setTitle(title, for: .normal) }
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(segment) { $0.setImage(image, for: .normal) }
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(segment) { $0.take(action) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { button(segment)?.segmentAction }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { button(segment)?.take(action) }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.segmentAction?.identifier == actionIdentifier } ?? Self.noSegment
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    showSelection()
  }
  open func removeAllSegments() {
    segments.forEach { $0.removeFromSuperview() }
    segments = []
    selected = Self.noSegment
  }

  private func insert(_ index: Int, _ fill: (SegmentButton) -> Void) {
    let button = SegmentButton(frame: .zero)
    fill(button)
    let index = min(max(index, 0), segments.count)
    segments.insert(button, at: index)
    insertSubview(button, at: index)
    if selected >= index { selected += 1 }
    setNeedsLayout()
  }

  /// [A] UISegmentedControl: a segment has a title or an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    button(segment)?.setTitle(title, for: .normal)
    if title != nil { button(segment)?.setImage(nil, for: .normal) }
  }
  open func titleForSegment(at segment: Int) -> String? { button(segment)?.title(for: .normal) }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    button(segment)?.setImage(image, for: .normal)
    if image != nil { button(segment)?.setTitle(nil, for: .normal) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { button(segment)?.image(for: .normal) }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { button(segment)?.isEnabled = enabled }
  open func isEnabledForSegment(at segment: Int) -> Bool { button(segment)?.isEnabled ?? false }
  /// - Parameter width: In points; 0 is a part of what is left over.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { button(segment)?.width = width }
  open func widthForSegment(at segment: Int) -> CGFloat { button(segment)?.width ?? 0 }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleTextAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleTextAttributes[state] }

  // MARK: Pictures of its parts

  private var images = StateImages()
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    images["background \(barMetrics.rawValue)", state] = backgroundImage
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images["background \(barMetrics.rawValue)", state]
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) { images["divider \(barMetrics.rawValue) before \(rightState.rawValue)", leftState] = dividerImage }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { images["divider \(barMetrics.rawValue) before \(rightState.rawValue)", leftState] }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  private func button(_ index: Int) -> SegmentButton? { segments.indices.contains(index) ? segments[index] : nil }

  private func showSelection() {
    for (index, button) in segments.enumerated() { button.isSelected = index == selected }
  }

  /// [A] A tap on another segment sends `.valueChanged`; in a momentary control nothing stays chosen.
  fileprivate func tapped(_ button: SegmentButton, _ event: UIEvent?) {
    guard isEnabled, let index = segments.firstIndex(of: button), isMomentary || index != selected else { return }
    selected = index
    if !isMomentary { showSelection() }
    button.segmentAction?.perform(sender: self)
    send([.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selected = Self.noSegment }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let open = segments.filter { $0.width == 0 }.count
    let rest = max(0, bounds.width - segments.reduce(0) { $0 + $1.width })
    var x: CGFloat = 0
    for button in segments {
      let width = button.width > 0 ? button.width : rest / CGFloat(open)
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: segments.reduce(0) { $0 + max($1.width, $1.sizeThatFits(.zero).width + 12) }, height: 32)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

/// One of the buttons.
@MainActor
final class SegmentButton: UIButton {
  var width: CGFloat = 0
  private(set) var segmentAction: UIAction?

  func take(_ action: UIAction) {
    segmentAction = action
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  override func wasTapped(_ event: UIEvent?) {
    super.wasTapped(event)
    (superview as? UISegmentedControl)?.tapped(self, event)
  }
}
