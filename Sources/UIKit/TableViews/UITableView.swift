import Foundation

// How this works: the table remembers how many rows each section had when it last asked (`layoutInfo`). Cells exist for
// visible rows only; those that leave wait under their identifier until they are dequeued. A batch of insertions and
// deletions is checked against new counts from the data source (`TableUpdate`), and then visible cells move with their rows.

/// Rows in sections, one below the other.
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
    @available(*, unavailable) case _other
  }
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
    @available(*, unavailable) case _other
  }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
    @available(*, unavailable) case _other
  }

  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    get { assignedDataSource }
    set { assignedDataSource = newValue }
  }
  final weak var assignedDataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { assignedDelegate as? any UITableViewDelegate }
    set { assignedDelegate = newValue }
  }
  override func delegateDidChange() {
    setNeedsLayout()
    updateMenuPress()
  }

  // MARK: Look, in points

  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// What a table view controller shows unless it overrides the methods of the data source.
  package var staticSections: [StaticSection]?
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension  // Stored only.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension  // Stored only.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension  // Stored only.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine  // Stored only.
  open var separatorColor: UIColor? = .separator  // Stored only.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// [A] As large as the table, behind everything, and not scrolled.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false  // Stored only.
  open var remembersLastFocusedIndexPath = false  // Stored only.
  open var dragInteractionEnabled = false  // Stored only.
  open weak var dragDelegate: (any UITableViewDragDelegate)?  // Stored only.
  open weak var dropDelegate: (any UITableViewDropDelegate)?  // Stored only.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?  // Stored only.
  open var isPrefetchingEnabled = true  // Stored only.
  open var separatorEffect: UIVisualEffect?  // Stored only.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
    @available(*, unavailable) case _other
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges  // Stored only.
  open var fillerRowHeight: CGFloat = 0  // Stored only.
  var menuPress: MenuPress?
  open var cellLayoutMarginsFollowReadableWidth = false  // Stored only.
  open var insetsContentViewsToSafeArea = true  // Stored only.
  open var sectionIndexColor: UIColor?  // Stored only.
  open var sectionIndexBackgroundColor: UIColor?  // Stored only.
  open var sectionIndexTrackingBackgroundColor: UIColor?  // Stored only.
  open var sectionIndexMinimumDisplayRowCount = 0  // Stored only.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged(animated: false) } } }

  // MARK: State

  /// `nil` until the data source has been asked.
  var layoutInfo: TableLayout?
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [TableSupplement: UIView] = [:]
  var reusable = CellPool()
  var pending = TableUpdate()
  var updateDepth = 0
  /// How often the table has counted its rows anew, by a reload or a batch of updates.
  var countChanges = 0
  var selected: [IndexPath] = []
  /// The row that a swipe has put into editing mode.
  var swipedRow: IndexPath?
  /// How high rows are whose cells decide that themselves, as far as they have been measured.
  var selfSizes: [IndexPath: CGFloat] = [:]
  /// The same of headers and footers.
  var supplementSizes: [TableSupplement: CGFloat] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  // MARK: Asking

  open var numberOfSections: Int { loadedLayout().sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    let sections = loadedLayout().sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// [A] nil when the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.keys.sorted().filter(isVisible).compactMap { cells[$0] }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted().filter(isVisible)
  }
  /// Which section a header or footer belongs to.
  package func section(ofSupplement view: UIView) -> (section: Int, isHeader: Bool)? {
    headers.first { $0.value === view }.map { ($0.key.section, $0.key.kind == .header) }
  }
  /// What a user can know of each section, whether its rows are on the screen or not.
  package var outline: [(header: String, footer: String, rowCount: Int)] {
    loadedLayout().sections.map { ($0.headerTitle ?? "", $0.footerTitle ?? "", $0.rows.count) }
  }
  private func isVisible(_ path: IndexPath) -> Bool { rectForRow(at: path).intersects(bounds) }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedLayout().row(indexPath).map(frame(ofRow:)) ?? .zero
  }
  func frame(ofRow span: TableLayout.Span) -> CGRect {
    CGRect(x: rowMargin, y: span.y, width: rowWidth, height: span.height)
  }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowMargin) }
  /// In points. [O] The rows of inset groups keep away from both sides.
  private var rowMargin: CGFloat { style == .insetGrouped ? 16 : 0 }
  open func rect(forSection section: Int) -> CGRect {
    let sections = loadedLayout().sections
    guard sections.indices.contains(section) else { return .zero }
    let span = sections[section].span
    return CGRect(x: 0, y: span.y, width: bounds.width, height: span.height)
  }
  open func rectForHeader(inSection section: Int) -> CGRect { supplementRect(.header, section) }
  open func rectForFooter(inSection section: Int) -> CGRect { supplementRect(.footer, section) }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[TableSupplement(kind: .header, section: section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[TableSupplement(kind: .footer, section: section)] as? UITableViewHeaderFooterView
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedLayout().path(atY: point.y) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadedLayout().paths(from: rect.minY, to: rect.maxY)
  }

  // MARK: Reloading

  open func reloadData() {
    recycleAll()
    selected = []
    selfSizes = [:]
    supplementSizes = [:]
    layoutInfo = nil
    countChanges += 1
    _ = loadedLayout()
    setNeedsLayout()
  }

  override func refreshOwnConstraints() { followContentOfCells() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
    keepBehind(backgroundView)
  }

  /// A touch that no view of a cell took selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // [O] While a row shows buttons, a touch elsewhere only puts it back.
    if showsDeleteButtons { return hideDeleteButtons() }
    guard let point = touches.first?.location(in: self), !headers.values.contains(where: { $0.frame.contains(point) }),
      let path = indexPathForRow(at: point)
    else { return }
    userSelects(path)
  }

  // MARK: Scrolling

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard loadedLayout().row(indexPath) != nil else {
      let rows = indexPath.section < numberOfSections ? numberOfRows(inSection: indexPath.section) : 0
      _raise(
        "NSRangeException",
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: row "
          + "(\(indexPath.row)) beyond bounds (\(rows)) for section (\(indexPath.section)).")
    }
    layoutIfNeeded()
    // [O] A row whose height is only estimated is measured when it comes onto the screen, and the table scrolls to where it is then.
    var rect = rectForRow(at: indexPath)
    scroll(to: rect, below: heightOfHeader(above: rect), scrollPosition, animated)
    layoutIfNeeded()
    for _ in 0..<Self.mostMeasurings where loadedLayout().row(indexPath) != nil && rectForRow(at: indexPath) != rect {
      rect = rectForRow(at: indexPath)
      scroll(to: rect, below: heightOfHeader(above: rect), scrollPosition, false)
      layoutIfNeeded()
    }
  }
  /// Cells may say another height each time that they are asked.
  private static let mostMeasurings = 8

  /// Does nothing where no row is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = (indexPathsForSelectedRows ?? []).min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// - Parameter header: In points, how high the header is that would cover the row where it stands at the top.
  private func scroll(to rect: CGRect, below header: CGFloat, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    let inset = adjustedContentInset
    let visibleHeight = bounds.height - inset.top - inset.bottom
    switch scrollPosition {
    case .none: scrollRectToVisible(clearOfHeader(rect), animated: animated)
    case .top: scroll(to: rect.minY - header - inset.top, animated)
    case .middle: scroll(to: rect.midY - inset.top - visibleHeight / 2, animated)
    default: scroll(to: rect.maxY - inset.top - visibleHeight, animated)
    }
  }

  private func scroll(to y: CGFloat, _ animated: Bool) {
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    // [O] So apps put a row with actions back, whose table is not editing as a whole.
    if !editing { hideDeleteButtons() }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    // One that is set again, for its new height to count, keeps the focus of what is in it.
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    if layoutInfo != nil { layoutInfo = measured() }
    setNeedsLayout()
  }
}
