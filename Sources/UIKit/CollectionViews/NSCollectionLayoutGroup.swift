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

  /// [A] NSCollectionLayoutGroup: the subitems repeat, in their order, until there is no room for the next.
  override func frames(at origin: CGPoint, in container: CGSize, count limit: Int) -> [CGRect] {
    let space = CGRect(origin: origin, size: layoutSize.points(in: container)).inset(by: contentInsets)
    let gap = interItemSpacing?.spacing ?? 0
    var result: [CGRect] = []
    var (x, y) = (space.minX, space.minY)
    var number = 0
    while result.count < limit, !subitems.isEmpty, number < count ?? .max {
      let item = subitems[number % subitems.count]
      let size = sizeOfPlace(item, in: space.size, gap)
      let fits = isHorizontal ? x + size.width <= space.maxX + 0.01 : y + size.height <= space.maxY + 0.01
      guard fits, (isHorizontal ? size.width : size.height) > 0 else { break }
      result += item.frames(at: CGPoint(x: x, y: y), in: space.size, count: limit - result.count).map { frame in
        count == nil ? frame : CGRect(origin: CGPoint(x: x, y: y), size: size).inset(by: item.contentInsets)
      }
      if isHorizontal { x += size.width + gap } else { y += size.height + gap }
      number += 1
    }
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
