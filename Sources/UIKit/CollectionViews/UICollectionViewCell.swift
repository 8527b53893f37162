internal import DeviceMeasures
import Foundation

/// A view that a collection shows and uses again.
@MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { assignedReuseIdentifier }
  final var assignedReuseIdentifier: String?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  /// [A] Called when the view gets its place, for attributes of the layout's own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  private var look: UICollectionViewLayoutAttributes.Look?
  /// Takes the place, and the look where the layout has changed it: an app may have made the view transparent itself.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let look = attributes.look
    if look != self.look, look != .usual || self.look != nil {
      self.look = look
      (alpha, isHidden, transform) = (look.alpha, look.isHidden, .identity)
    }
    if attributes.transform == .identity {
      frame = attributes.frame
    } else {
      bounds.size = attributes.frame.size
      center = CGPoint(x: attributes.frame.midX, y: attributes.frame.midY)
      transform = attributes.transform
    }
    apply(attributes)
  }
  /// [A] The attributes as the view would like them: by itself, it changes those sides that the layout only estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let sides = layoutAttributes.estimatedSides
    if !sides.isEmpty { layoutAttributes.size = preferredSize(layoutAttributes.size, sides) }
    return layoutAttributes
  }
  /// - Parameter sides: Those that are only estimated.
  func preferredSize(_ size: CGSize, _ sides: EstimatedSides) -> CGSize { selfSize(size, sides, content: self) }
}

/// One item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()
  let shownConfiguration = ShownConfiguration()
  /// Of a prototype cell from which a segue leads.
  package var beginsSegue: (() -> Void)?
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      backgrounds.place(in: self, isSelected: isSelected)
      updateConfiguration()
    }
  }
  /// Whether its collection is being edited.
  var isBeingEdited = false { didSet { if isBeingEdited != oldValue { updateConfiguration() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateConfiguration() } } }
  private let backgrounds = CellBackgrounds()
  open var backgroundView: UIView? {
    get { backgrounds.usual }
    set { backgrounds.set(usual: newValue, in: self, isSelected: isSelected) }
  }
  /// [A] Shown above the other one while the cell is selected.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set { backgrounds.set(selected: newValue, in: self, isSelected: isSelected) }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.place(in: self, isSelected: isSelected)
  }
  override func preferredSize(_ size: CGSize, _ sides: EstimatedSides) -> CGSize {
    guard let view = shownConfiguration.view as? UIListContentView else {
      return selfSize(size, sides, content: contentView)
    }
    // [O] A list's content is at least as high as a row.
    let height = view.sizeThatFits(CGSize(width: sides.contains(.width) ? 0 : size.width - besideContent, height: 0))
      .height
    return CGSize(
      width: size.width, height: sides.contains(.height) ? max(ViewMeasures.rowHeight, height) : size.height)
  }
  /// How much of the width is not the content's, in points.
  var besideContent: CGFloat { 0 }
  open var backgroundConfiguration: UIBackgroundConfiguration?  // Stored only.
  open var automaticallyUpdatesContentConfiguration = true
  /// [A] Called for a cell's first state and for each new one.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { updateConfiguration() } }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  private var needsConfiguration = true
  /// [A] updateConfiguration(using:): the system calls it before a cell is displayed for the first time.
  func prepareForDisplay() { if needsConfiguration { updateConfiguration() } }
  open func updateConfiguration() {
    needsConfiguration = false
    if automaticallyUpdatesContentConfiguration { shownConfiguration.follow(configurationState, in: contentView) }
    updateConfiguration(using: configurationState)
  }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }
}

/// Makes and keeps the views of a collection by their reuse identifiers.
@MainActor
struct ReusableViewPool {
  enum Recipe {
    case viewClass(UICollectionReusableView.Type)
    case prototype(() -> UICollectionReusableView)
  }

  /// By kind and identifier; the kind of a cell is empty.
  var recipes: [[String]: Recipe] = [:]
  private var waiting: [[String]: [UICollectionReusableView]] = [:]
  /// The cell of an item whose content is made anew.
  var kept: UICollectionReusableView?
  private var kinds: [ObjectIdentifier: String] = [:]

  mutating func take(_ kind: String, _ identifier: String, frame: CGRect) -> UICollectionReusableView? {
    let key = [kind, identifier]
    // [A] reconfigureItems(at:): the cell that is there, and it is not prepared for another item.
    if kind.isEmpty, let kept, kept.reuseIdentifier == identifier { return kept }
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      view.frame = frame
      return view
    }
    let view: UICollectionReusableView? =
      switch recipes[key] {
      case .viewClass(let type): _Class(type)(frame: frame)
      case .prototype(let make): make()
      case nil: nil
      }
    view?.frame = frame
    view?.assignedReuseIdentifier = identifier
    if let view { kinds[ObjectIdentifier(view)] = kind }
    return view
  }

  mutating func giveBack(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    for case let button as RowButton in view.subviews { button.removeFromSuperview() }
    guard let identifier = view.reuseIdentifier, let kind = kinds[ObjectIdentifier(view)] else { return }
    waiting[[kind, identifier], default: []].append(view)
  }

}
