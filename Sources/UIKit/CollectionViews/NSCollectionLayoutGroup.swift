import Foundation

/// Places one after another, as often as they fit.
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  /// With a count, the places share the group in equal parts.
  private let count: Int?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: true) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// [A] As `subitem:count:`, since iOS 16.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: false) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }

  /// [A] NSCollectionLayoutGroup: the subitems repeat, in their order, until there is no room for the next. A group whose own length is only
  /// estimated has as many as its estimate would, and grows with them.
  override func places(
    at origin: CGPoint, in container: CGSize, count limit: Int, _ wish: (Int) -> CGSize?
  ) -> CollectionPlaces {
    let outer = layoutSize.points(in: container)
    let sides = layoutSize.estimatedSides
    let grows = sides.contains(isHorizontal ? .width : .height)
    let space = CGRect(origin: origin, size: outer).inset(by: contentInsets)
    let gap = interItemSpacing?.spacing ?? 0
    var result = CollectionPlaces()
    var (position, estimate, depth): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var number = 0
    let room = isHorizontal ? space.width : space.height
    while result.frames.count < limit, !subitems.isEmpty, number < count ?? .max {
      let item = subitems[number % subitems.count]
      let size = sizeOfPlace(item, in: space.size, gap)
      let from = result.frames.count
      let start = CGPoint(x: space.minX + (isHorizontal ? position : 0), y: space.minY + (isHorizontal ? 0 : position))
      let places =
        count == nil || item is NSCollectionLayoutGroup
        ? item.places(at: start, in: space.size, count: limit - from) { wish(from + $0) }
        : item.place(
          at: start, size: size, in: space.size, wish(from), sharing: grows ? [] : isHorizontal ? .width : .height)
      let expected = isHorizontal ? size.width : size.height
      let length = isHorizontal ? places.size.width : places.size.height
      let fits = (grows ? estimate + expected : position + (count == nil ? length : expected)) <= room + 0.01
      // [O] A group that is too small for its first item, or is expected to be, shows it all the same.
      guard fits || number == 0, expected > 0 else { break }
      result.frames += places.frames
      result.sides += places.sides
      depth = max(depth, isHorizontal ? places.size.height : places.size.width)
      position += (count == nil || grows ? length : expected) + gap
      estimate += expected + gap
      number += 1
    }
    let used = max(0, position - gap)
    let (horizontalMargins, verticalMargins) = (outer.width - space.width, outer.height - space.height)
    result.size = CGSize(
      width: sides.contains(.width) ? (isHorizontal ? used : depth) + horizontalMargins : outer.width,
      height: sides.contains(.height) ? (isHorizontal ? depth : used) + verticalMargins : outer.height)
    return result
  }

  private func sizeOfPlace(_ item: NSCollectionLayoutItem, in space: CGSize, _ gap: CGFloat) -> CGSize {
    var size = item.layoutSize.points(in: space)
    guard let count, count > 0 else { return size }
    let gaps = gap * CGFloat(count - 1)
    if isHorizontal { size.width = (space.width - gaps) / CGFloat(count) }
    if !isHorizontal { size.height = (space.height - gaps) / CGFloat(count) }
    return size
  }
}

/// A group again and again, for all the items of a section.
@MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var swipeActions: ListSwipeActions?
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  open var interGroupSpacing: CGFloat = 0
  /// [A] Headers and footers. Those at the top stand above the items, those at the bottom below.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  // Stored only; visible.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  // Never called.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []  // Stored only.
  open var supplementariesFollowContentInsets = true  // Stored only; visible.
  open var contentInsetsReference = UIContentInsetsReference.automatic  // Stored only; visible.

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
