import Foundation

/// Lines of items, each as full as its width, or height when it scrolls sideways, allows.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// [A] The defaults.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// [A] Where it is not zero, cells say themselves how large they are.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// [A] For items that are as large as their content.
  public nonisolated static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  /// [A] Headers stay in sight until the next section pushes them off.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Within which the insets of a section lie.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
    @available(*, unavailable) case _other
  }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset  // Stored only; visible.

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var size: CGSize = .zero

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// [A] estimatedItemSize: only then the cells' wishes count.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.differs(from: originalAttributes) }

  /// [O] The delegate's size is where the measuring begins; the automatic size is that of `itemSize` until then.
  private func size(of path: IndexPath, in collection: UICollectionView) -> CGSize {
    if estimatedItemSize != .zero, let wish = collection.preferredSizes[LayoutElement(path)] { return wish }
    let told = collection.flowLayoutMethods.collectionView(collection, layout: self, sizeForItemAt: path)
    let isGiven = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    return told ?? (isGiven ? estimatedItemSize : itemSize)
  }

  open override func prepare() {
    super.prepare()
    attributes = []
    guard let collection = assignedCollectionView else { return }
    let isVertical = scrollDirection == .vertical
    // [O] Content insets at the sides take room from the items.
    let room = collection.bounds.inset(by: collection.adjustedContentInset)
    let breadth = max(0, isVertical ? room.width : room.height)
    var end: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      let start = end
      let inset =
        collection.flowLayoutMethods.collectionView(collection, layout: self, insetForSectionAt: section)
        ?? sectionInset
      let methods = collection.flowLayoutMethods
      end = addBar(
        methods.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize, UICollectionView.elementKindSectionHeader, section, at: end, breadth, isVertical)
      end = addItems(collection, section, inset, from: end, breadth, isVertical)
      end = addBar(
        methods.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize, UICollectionView.elementKindSectionFooter, section, at: end, breadth, isVertical)
      pinBars(of: section, from: start, to: end, in: collection)
    }
    size = isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
  }

  /// Moves a header or footer to the edge of what is seen, within its section.
  private func pinBars(of section: Int, from start: CGFloat, to end: CGFloat, in collection: UICollectionView) {
    let isVertical = scrollDirection == .vertical
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    let (first, last) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    for bar in attributes where bar.indexPath.section == section {
      let length = isVertical ? bar.frame.height : bar.frame.width
      var place = isVertical ? bar.frame.minY : bar.frame.minX
      switch bar.representedElementKind {
      case UICollectionView.elementKindSectionHeader where sectionHeadersPinToVisibleBounds:
        place = min(max(place, first), end - length)
      case UICollectionView.elementKindSectionFooter where sectionFootersPinToVisibleBounds:
        place = max(min(place, last - length), start)
      default: continue
      }
      if isVertical { bar.frame.origin.y = place } else { bar.frame.origin.x = place }
      bar.zIndex = 10
    }
  }

  private func addBar(
    _ size: CGSize, _ kind: String, _ section: Int, at start: CGFloat, _ breadth: CGFloat, _ isVertical: Bool
  ) -> CGFloat {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return start }
    let bar = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    bar.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: breadth, height: length) : CGRect(x: start, y: 0, width: length, height: breadth)
    attributes.append(bar)
    return start + length
  }

  /// [A] UICollectionViewFlowLayout: items of a line are spread so that the line is filled; a line that is not full
  /// keeps the minimum spacing.
  private func addItems(
    _ collection: UICollectionView, _ section: Int, _ inset: UIEdgeInsets, from start: CGFloat, _ breadth: CGFloat,
    _ isVertical: Bool
  ) -> CGFloat {
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = breadth - before - after
    let methods = collection.flowLayoutMethods
    let lineSpacing =
      methods.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let spacing =
      methods.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    var position = start + (isVertical ? inset.top : inset.left)
    var line: [(path: IndexPath, size: CGSize)] = []
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func endLine(isLast: Bool) {
      guard !line.isEmpty else { return }
      let used = line.reduce(0) { $0 + across($1.size) }
      // [O] A last line stands in the columns of those above: as if items like its last one filled it.
      let last = isLast ? line.last.map { across($0.size) } ?? 0 : 0
      let left = room - used - spacing * CGFloat(line.count - 1)
      let more = last > 0 ? max(0, ((left + 0.01) / (last + spacing)).rounded(.down)) : 0
      let gaps = CGFloat(line.count - 1) + more
      let spread = gaps > 0 ? (room - used - more * last) / gaps : 0
      // [O] An item beside which no other would fit stands in the middle.
      var offset = before + (gaps == 0 ? max(0, room - used) / 2 : 0)
      let depth = line.map { along($0.size) }.max() ?? 0
      for item in line {
        let made = UICollectionViewLayoutAttributes(forCellWith: item.path)
        made.estimatedSides = estimatedItemSize == .zero ? [] : [.width, .height]
        let slack = (depth - along(item.size)) / 2
        let origin =
          isVertical ? CGPoint(x: offset, y: position + slack) : CGPoint(x: position + slack, y: offset)
        made.frame = CGRect(origin: origin, size: item.size)
        attributes.append(made)
        offset += across(item.size) + max(spread, spacing)
      }
      position += depth + (isLast ? 0 : lineSpacing)
      line = []
    }
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(of: path, in: collection)
      let used = line.reduce(0) { $0 + across($1.size) + spacing }
      if !line.isEmpty, used + across(size) > room { endLine(isLast: false) }
      line.append((path, size))
    }
    endLine(isLast: true)
    return position + (isVertical ? inset.bottom : inset.right)
  }
}
