import Foundation

/// Sections of groups of items, one under the other, all alike or each as the provider says.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  func swipeActions(ofSection section: Int) -> ListSwipeActions? { sections[section]?.swipeActions }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  // [O] UICollectionViewCompositionalLayout.h marks no initializer as designated, so all of these are.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: assignedCollectionView.map(Self.room)?.width ?? 0, height: height)
  }
  /// Content insets at the sides take room from the sections.
  private static func room(in collection: UICollectionView) -> CGSize {
    let inset = collection.adjustedContentInset
    return CGSize(
      width: max(0, collection.bounds.width - inset.left - inset.right), height: collection.bounds.height)
  }
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

  /// [A] Only where a side of the element is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.differs(from: originalAttributes) }

  open override func prepare() {
    super.prepare()
    attributes = []
    sections = [:]
    height = 0
    guard let collection = assignedCollectionView else { return }
    for number in 0..<collection.numberOfSections {
      if number > 0 { height += configuration.interSectionSpacing }
      guard let section = provider(number, LayoutEnvironment(collection)) else { continue }
      sections[number] = section
      addBars(of: section, number, collection, atTop: true)
      add(section, number, collection)
      addBars(of: section, number, collection, atTop: false)
    }
  }

  private func addBars(
    of section: NSCollectionLayoutSection, _ number: Int, _ collection: UICollectionView, atTop: Bool
  ) {
    let container = CGSize(
      width: Self.room(in: collection).width - section.contentInsets.leading - section.contentInsets.trailing,
      height: collection.bounds.height)
    for (index, item) in section.boundarySupplementaryItems.filter({ $0.isAtTop == atTop }).enumerated() {
      let path = IndexPath(item: index, section: number)
      let wish = collection.preferredSizes[LayoutElement(path, kind: item.elementKind)]
      let size = item.place(at: .zero, size: item.layoutSize.points(in: container), in: container, wish).size
      let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
      made.estimatedSides = item.layoutSize.estimatedSides
      made.zIndex = item.zIndex
      made.frame = CGRect(x: section.contentInsets.leading, y: height, width: size.width, height: size.height)
      attributes.append(made)
      height += size.height
    }
  }

  private func add(_ section: NSCollectionLayoutSection, _ number: Int, _ collection: UICollectionView) {
    let insets = section.contentInsets
    let container = CGSize(
      width: Self.room(in: collection).width - insets.leading - insets.trailing, height: collection.bounds.height)
    let total = collection.numberOfItems(inSection: number)
    var (item, y) = (0, height + insets.top)
    while item < total {
      let first = item
      let start = CGPoint(x: insets.leading, y: y)
      let places = section.group.places(at: start, in: container, count: total - item) {
        collection.preferredSizes[LayoutElement(IndexPath(item: first + $0, section: number))]
      }
      guard !places.frames.isEmpty else { break }
      for (frame, sides) in zip(places.frames, places.sides) {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: number))
        made.frame = frame
        made.estimatedSides = sides
        attributes.append(made)
        item += 1
      }
      y += places.size.height + (item < total ? section.interGroupSpacing : 0)
    }
    height = y + insets.bottom
  }
}
