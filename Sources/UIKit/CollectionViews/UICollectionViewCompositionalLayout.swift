import Foundation

/// Sections of groups of items, one under the other. All sections are alike.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: NSCollectionLayoutSection
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  public init(section: NSCollectionLayoutSection) {
    self.section = section
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath }
  }

  open override func prepare() {
    super.prepare()
    attributes = []
    height = 0
    guard let collection = collectionView else { return }
    for number in 0..<collection.numberOfSections { add(number, collection) }
  }

  private func add(_ number: Int, _ collection: UICollectionView) {
    let insets = section.contentInsets
    let container = CGSize(
      width: collection.bounds.width - insets.leading - insets.trailing, height: collection.bounds.height)
    let total = collection.numberOfItems(inSection: number)
    let step = section.group.layoutSize.points(in: container).height
    var (item, y) = (0, height + insets.top)
    while item < total {
      let frames = section.group.frames(at: CGPoint(x: insets.leading, y: y), in: container, count: total - item)
      guard !frames.isEmpty else { break }
      for frame in frames {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: number))
        made.frame = frame
        attributes.append(made)
        item += 1
      }
      y += step + (item < total ? section.interGroupSpacing : 0)
    }
    height = y + insets.bottom
  }
}
