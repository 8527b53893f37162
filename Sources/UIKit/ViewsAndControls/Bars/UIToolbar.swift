internal import DeviceMeasures
import Foundation

/// A bar of buttons, at the bottom of a screen or above the keys of the keyboard.
@MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemHost {
  /// In points. [O] The height of a toolbar in portrait.
  static let standardHeight: CGFloat = ViewMeasures.barHeight

  open weak var delegate: (any UIToolbarDelegate)?
  open var standardAppearance: UIToolbarAppearance {  // Stored only.
    get {
      if let assignedAppearance { return assignedAppearance }
      let made = UIToolbarAppearance()
      assignedAppearance = made
      return made
    }
    set { assignedAppearance = newValue.copied() }
  }
  /// Nothing as long as nobody has asked for it, so that a proxy's can be told from a bar's own.
  var assignedAppearance: UIToolbarAppearance?
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance?  // Stored only.
  @NSCopying open var compactAppearance: UIToolbarAppearance?  // Stored only.
  private var storedItems: [UIBarButtonItem]?
  private var row: BarItemLayout?

  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items
    installItems()
  }

  func installItems() {
    row?.remove()
    let row = BarItemLayout(storedItems ?? [], in: self)
    for view in row.views { if let view { addSubview(view) } }
    self.row = row
    setNeedsLayout()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    row?.layOut(in: bounds)
  }

  /// [O] `sizeToFit()` gives a bar its height, and the width of the screen where it had none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: Self.standardHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  // MARK: Look

  open var barStyle: UIBarStyle = .default  // Stored only.
  open var isTranslucent = true
  open var barTintColor: UIColor?  // Stored only.
  /// [A] Asked of the delegate; a toolbar stands at the bottom.
  open var barPosition: UIBarPosition {
    OptionalMethods<any UIBarPositioningDelegate>(delegate).position(for: self) ?? .bottom
  }
  private var backgroundImages: [BarImageKey: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)] }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }
}

/// Where and in which size a bar has a picture behind it.
struct BarImageKey: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics
}

@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
