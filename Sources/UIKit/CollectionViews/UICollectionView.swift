import Foundation

// How this works: the data source is asked for the counts once, and again after each update; the layout says where the
// items are; the cells of visible items are made when the view is laid out.

/// Items in an arrangement of their layout's choice.
@MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
    @available(*, unavailable) case _other
  }
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
    @available(*, unavailable) case _other
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { assignedDelegate as? any UICollectionViewDelegate }
    set { assignedDelegate = newValue }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { assignedDataSource }
    set { assignedDataSource = newValue }
  }
  final weak var assignedDataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?  // Stored only.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?  // Stored only.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?  // Stored only.
  open var dragInteractionEnabled = false  // Stored only.
  /// [A] As large as the collection, behind everything, and not scrolled.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// [A] Cells get another state, and the accessories of those of a list show by it.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      putItemsBack()
      for cell in cells.values { cell.isBeingEdited = isEditing }
    }
  }
  /// [A] allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing: they take the place of the others while it is edited.
  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var selects: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }
  open var isPrefetchingEnabled = true  // Stored only.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      preferredSizes = [:]
      oldValue.assignedCollectionView = nil
      collectionViewLayout.assignedCollectionView = self
      layoutWasInvalidated()
    }
  }

  var reusable = ReusableViewPool()
  /// Items in each section, as the data source last said; `nil` when it has to be asked.
  private var counts: [Int]?
  private var isPrepared = false
  private var laidOutBounds = CGRect.zero
  private var laidOutInsets = UIEdgeInsets.zero
  private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
  /// Headers, footers and what else stands beside items.
  private(set) var bars: [LayoutElement: UICollectionReusableView] = [:]
  var selected: Set<IndexPath> = []
  /// What the views of elements said whose layout only estimates them.
  var preferredSizes: [LayoutElement: CGSize] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.assignedCollectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.assignedCollectionView = self
  }

  // MARK: Counts

  private func known() -> [Int] {
    if let counts { return counts }
    guard let dataSource = assignedDataSource else { return [] }
    let sections = dataSourceMethods.numberOfSections(in: self) ?? 1
    let made = (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    counts = made
    return made
  }
  open var numberOfSections: Int { known().count }
  open func numberOfItems(inSection section: Int) -> Int { known().indices.contains(section) ? known()[section] : 0 }

  // MARK: Updates

  open func reloadData() {
    selected = []
    forget()
  }

  private func forget() {
    counts = nil
    for cell in cells.values { reusable.giveBack(cell) }
    for bar in bars.values { reusable.giveBack(bar) }
    cells = [:]
    bars = [:]
    preferredSizes = [:]
    invalidate(everything: true)
  }

  /// The data is not what it was.
  private func invalidate(everything: Bool) {
    layoutWasInvalidated()
    let context = collectionViewLayout.context(ofEverything: everything, counts: true)
    collectionViewLayout.invalidateLayout(with: context)
  }

  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  private var isInBatch = false
  var changes = CollectionUpdate()

  /// [A] The counts before, the changes and the counts after must agree. Items that stay keep their cells.
  private func update(_ body: () -> Void) {
    guard !isInBatch else { return body() }
    let before = known()
    isInBatch = true
    changes = CollectionUpdate()
    body()
    isInBatch = false
    counts = nil
    invalidate(everything: false)
    let after = known()
    if let reason = changes.inconsistency(before, after) { _raiseInconsistency(reason) }
    follow(changes.newPaths(before, after), keepsBars: !changes.changesSections)
  }

  /// Where the items are now that have cells or are selected.
  private func follow(_ paths: [IndexPath: IndexPath], keepsBars: Bool) {
    let old = cells
    cells = [:]
    for (path, cell) in old where paths[path] == nil || changes.reloads(path) {
      reusable.giveBack(cell)
      delegateMethods.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    for (path, cell) in old where !changes.reloads(path) { if let new = paths[path] { cells[new] = cell } }
    selected = Set(selected.compactMap { paths[$0] })
    let known = preferredSizes.filter { $0.key.kind == nil && !changes.reloads($0.key.path) }
    preferredSizes = preferredSizes.filter { $0.key.kind != nil && keepsBars }
    for (element, size) in known { paths[element.path].map { preferredSizes[LayoutElement($0)] = size } }
    guard !keepsBars else { return }
    for bar in bars.values { reusable.giveBack(bar) }
    bars = [:]
  }

  /// [A] The updates do not escape: they need no `self`.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update { updates?() }
    layoutIfNeeded()
    guard let completion else { return }
    AppState.current.clock.schedule(after: 0.25, awaited: true) { completion(true) }
  }
  open func insertItems(at indexPaths: [IndexPath]) { update { changes.inserted.formUnion(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { changes.deleted.formUnion(indexPaths) } }
  open func reloadItems(at indexPaths: [IndexPath]) { update { changes.reloaded.formUnion(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { changes.moved[indexPath] = newIndexPath }
  }
  open func insertSections(_ sections: IndexSet) { update { changes.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { update { changes.deletedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { changes.movedSections[section] = newSection }
  }
  open func reloadSections(_ sections: IndexSet) { update { changes.reloadedSections.formUnion(sections) } }

  /// [A] The cells that are there get their content anew, in their places.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    guard let dataSource = assignedDataSource else { return }
    var replaced: [IndexPath] = []
    for path in indexPaths {
      guard let cell = cells[path] else { continue }
      reusable.kept = cell
      if dataSource.collectionView(self, cellForItemAt: path) !== cell { replaced.append(path) }
      reusable.kept = nil
    }
    if !replaced.isEmpty { reloadItems(at: replaced) }
    // What they show now may be higher.
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutBounds != bounds {
      if laidOutBounds.size != bounds.size || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
      if laidOutBounds.size != bounds.size { preferredSizes = [:] }
      laidOutBounds = bounds
    }
    if laidOutInsets != adjustedContentInset {
      laidOutInsets = adjustedContentInset
      collectionViewLayout.invalidateLayout()
    }
    keepBehind(backgroundView)
    guard let dataSource = assignedDataSource else { return prepareLayout() }
    // What has another size moves others; a wish that depends on the place would move them for ever.
    for _ in 0..<10 {
      prepareLayout()
      let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      show(visible, of: dataSource)
      if !measure(visible) { break }
    }
    prepareLayout()
  }

  private func show(_ visible: [UICollectionViewLayoutAttributes], of dataSource: any UICollectionViewDataSource) {
    let paths = Set(visible.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (path, cell) in cells where !paths.contains(path) {
      reusable.giveBack(cell)
      cells[path] = nil
      delegateMethods.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    let seen = Set(visible.filter { $0.representedElementKind != nil }.map(LayoutElement.init))
    for (element, bar) in bars where !seen.contains(element) {
      reusable.giveBack(bar)
      bars[element] = nil
    }
    for element in visible.sorted(by: { $0.zIndex < $1.zIndex }) {
      let view = element.representedElementKind.map { bar(element, $0) } ?? cell(element, dataSource)
      view?.take(element)
      if let view, view.superview !== self { addSubview(view) }
      // A header that stays in sight lies above the items that scroll below it.
      if let view, element.zIndex > 0 { bringSubviewToFront(view) }
    }
  }

  /// The view that shows the element, if there is one.
  func view(of element: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    element.representedElementKind == nil ? cells[element.indexPath] : bars[LayoutElement(element)]
  }

  func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
    setContentSize(collectionViewLayout.collectionViewContentSize)
  }

  private func cell(
    _ element: UICollectionViewLayoutAttributes, _ dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView? {
    if let known = cells[element.indexPath] { return known }
    let made = dataSource.collectionView(self, cellForItemAt: element.indexPath)
    made.isSelected = selected.contains(element.indexPath)
    made.isBeingEdited = isEditing
    cells[element.indexPath] = made
    made.prepareForDisplay()
    delegateMethods.collectionView(self, willDisplay: made, forItemAt: element.indexPath)
    return made
  }

  private func bar(_ element: UICollectionViewLayoutAttributes, _ kind: String) -> UICollectionReusableView? {
    if let known = bars[LayoutElement(element)] { return known }
    let made = dataSourceMethods.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
    bars[LayoutElement(element)] = made
    return made
  }

  /// [A] The layout says where the content comes to rest.
  override func proposedOffset(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// [A] As if the layout were set. Nothing glides from one place to the other.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    guard let completion else { return }
    AppState.current.clock.schedule(after: animated ? 0.3 : 0, awaited: true) { completion(true) }
  }

  private var dataSourceMethods: OptionalMethods<any UICollectionViewDataSource> { .init(assignedDataSource) }
  var delegateMethods: OptionalMethods<any UICollectionViewDelegate> {
    .init(assignedDelegate as? any UICollectionViewDelegate)
  }
  var flowLayoutMethods: OptionalMethods<any UICollectionViewDelegateFlowLayout> {
    .init(assignedDelegate as? any UICollectionViewDelegateFlowLayout)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // [O] As a table's: while an item shows buttons, a touch elsewhere only puts it back.
    if putItemsBack() { return }
    // Of items that lie upon each other, it is the one that was touched; a header or a footer keeps a touch from those below it.
    let touched = sequence(first: touch.view, next: { $0?.superview }).lazy.compactMap {
      $0 as? UICollectionReusableView
    }
    .first { $0.superview === self }
    let path =
      touched.map { ($0 as? UICollectionViewCell).flatMap(indexPath) } ?? indexPathForItem(at: touch.location(in: self))
    if let path { wasTapped(path) }
  }
}
