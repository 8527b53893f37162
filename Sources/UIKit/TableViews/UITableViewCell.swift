internal import DeviceMeasures
import Foundation

/// One row of a table.
@MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
    @available(*, unavailable) case _other
  }
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
    @available(*, unavailable) case _other
  }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    @available(*, unavailable) case _other
  }
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
    @available(*, unavailable) case _other
  }
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
    @available(*, unavailable) case _other
  }

  open var reuseIdentifier: String? { assignedReuseIdentifier }
  private var assignedReuseIdentifier: String?
  let style: CellStyle
  public let contentView = UIView()
  var content = CellContent()
  let shownConfiguration = ShownConfiguration()
  /// [A] The labels and the picture of a style exist once they are asked for.
  open var textLabel: UILabel? { content.text(in: self) }
  open var detailTextLabel: UILabel? { content.detail(in: self) }
  open var imageView: UIImageView? { content.picture(in: self) }
  open var accessoryType: AccessoryType = .none { didSet { accessoryChanged() } }
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      placeContent()
      setNeedsLayout()
    }
  }
  open var editingAccessoryType: AccessoryType = .none  // Stored only; visible.
  open var editingAccessoryView: UIView?  // Stored only; visible.
  open var multipleSelectionBackgroundView: UIView?  // Stored only.
  open var shouldIndentWhileEditing = true
  open var selectionStyle: SelectionStyle = .default  // Stored only.
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
  open var backgroundConfiguration: UIBackgroundConfiguration?  // Stored only.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var showsReorderControl = false  // Stored only.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      backgrounds.place(in: self, isSelected: isSelected)
      updateConfiguration()
    }
  }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateConfiguration() } } }
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      accessoryChanged()
      updateConfiguration()
    }
  }
  private var detailButton: DetailButton?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true  // Stored only.
  /// [A] Called for the first state of a cell, and after each change of it.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { updateConfiguration() } }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  private var needsConfiguration = true
  /// [A] updateConfiguration(using:): the system calls it before a cell is displayed for the first time.
  func prepareForDisplay() { if needsConfiguration { updateConfiguration() } }
  private func updateConfiguration() {
    needsConfiguration = false
    if automaticallyUpdatesContentConfiguration { shownConfiguration.follow(configurationState, in: contentView) }
    updateConfiguration(using: configurationState)
  }
  /// [A] What a subclass overrides to show another state.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  /// The segue that an interface file draws from the cell.
  package var beginsSegue: (() -> Void)?
  /// Where the table shows the cell now; `nil` while it waits for reuse.
  var indexPath: IndexPath?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    assignedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: ViewMeasures.initialCellWidth, height: ViewMeasures.rowHeight))
    embedContent()
  }
  public required init?(coder: NSCoder) {
    let cellCoder = coder as? PrototypeCoder
    style = cellCoder?.style ?? .default
    assignedReuseIdentifier = cellCoder?.reuseIdentifier
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: ViewMeasures.initialCellWidth, height: ViewMeasures.rowHeight)
    embedContent()
  }
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  private func embedContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// [A] accessoryType: a button of its own tells of its taps, and is not there while the cell is edited.
  private func accessoryChanged() {
    setNeedsLayout()
    let hasButton = (accessoryType == .detailButton || accessoryType == .detailDisclosureButton) && !isEditing
    guard hasButton != (detailButton != nil) else { return }
    detailButton?.removeFromSuperview()
    detailButton = hasButton ? DetailButton(of: self) : nil
    if let detailButton { addSubview(detailButton) }
    placeContent()
  }

  /// What the controls of an edited row take, at the left and at the right.
  var editingInsets: (left: CGFloat, right: CGFloat) = (0, 0) { didSet { placeContent() } }

  /// [A] accessoryType, accessoryView: at the right of the content, which makes room for them.
  func placeContent() {
    let (left, right) = editingInsets
    contentView.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right - accessoryWidth), height: bounds.height)
  }

  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
    backgrounds.place(in: self, isSelected: isSelected)
    content.layOut(in: self)
    detailButton?.frame = CGRect(x: bounds.width - 54, y: 0, width: 54, height: bounds.height)
    shownConfiguration.view?.frame.size.width = contentView.bounds.width
    // [A] editingAccessoryView: the usual one is not there while the row is edited.
    if isEditing { accessoryView?.removeFromSuperview() }
    if let accessoryView, !isEditing {
      if accessoryView.superview !== self { addSubview(accessoryView) }
      accessoryView.center = CGPoint(x: bounds.width - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
    }
  }

  open func prepareForReuse() {}
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}  // Never called.
  open var showingDeleteConfirmation: Bool { false }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// What a cell's `init(coder:)` is given when a prototype is made.
package final class PrototypeCoder: NSCoder {
  let style: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  package init(style: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// What stands above or below a section and can be used again.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  open var reuseIdentifier: String? { assignedReuseIdentifier }
  private var assignedReuseIdentifier: String?
  public let contentView = UIView()
  open var textLabel: UILabel? { assignedTextLabel }
  private lazy var assignedTextLabel = makeLabel()
  /// Whether it shows what the data source calls the section, and the app has made no view for it.
  package var isMadeByTable = false
  let shownConfiguration = ShownConfiguration()

  public init(reuseIdentifier: String?) {
    assignedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }
  open func prepareForReuse() {}
}
