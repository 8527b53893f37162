import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Items of a collection that are as large as their cells say.
@MainActor
@Suite(.freshApp) struct SelfSizingItemTests {
  private final class Tag: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  /// A collection of 300 by 600 points, with a cell for each text.
  private func collection(_ layout: UICollectionViewLayout, _ texts: [String]) -> (UICollectionView, Source) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    Stage.fresh().addSubview(collection)
    let registration = UICollectionView.CellRegistration<Tag, String> { cell, _, text in cell.label.text = text }
    let source = Source(collectionView: collection) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    show(texts, source)
    collection.layoutIfNeeded()
    return (collection, source)
  }

  private func show(_ texts: [String], _ source: Source) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(texts)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.indexPathsForVisibleItems.compactMap { collection.cellForItem(at: $0)?.frame }
  }

  private static let long = String(repeating: "many words ", count: 20)

  @Test(.documented("NSCollectionLayoutDimension, estimated(_:): the final height is that of the content"))
  func anEstimatedHeightBecomesThatOfTheContent() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let (collection, source) = collection(UICollectionViewCompositionalLayout(section: section), ["a", Self.long, "b"])
    let frames = frames(collection)
    #expect(frames.map(\.width) == [300, 300, 300])
    let line = frames[0].height - 20
    #expect(line > 15 && line < 25 && frames[1].height > 20 + 3 * line && frames[2].height == frames[0].height)
    #expect(frames[1].minY == frames[0].maxY + 8 && frames[2].minY == frames[1].maxY + 8)
    #expect(collection.contentSize.height == frames[2].maxY)
    // What stays keeps its size at its new place.
    show(["new", "a", Self.long, "b"], source)
    collection.layoutIfNeeded()
    #expect(self.frames(collection).map(\.height) == [frames[0], frames[0], frames[1], frames[2]].map(\.height))
    _ = source
  }

  @Test(
    .documented(
      "NSCollectionLayoutGroup, horizontal(layoutSize:subitems:): items follow one another while there is room"))
  func tagsOfTheirOwnWidthsFillLines() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(50), heightDimension: .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [item])
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let texts = ["Apples and pears", "Plums", "Cherries from the garden", "Figs"]
    let (collection, source) = collection(layout, texts)
    let frames = frames(collection)
    #expect(frames[1].minX == frames[0].maxX + 10 && frames[1].minY == frames[0].minY)
    #expect(frames[2].minX == 0 && frames[2].minY == frames[0].maxY)
    #expect(frames[1].width < frames[0].width && frames[3].minX == frames[2].maxX + 10)
    _ = source
  }

  @Test(.documented("UICollectionViewFlowLayout, estimatedItemSize: cells measure themselves where it is not zero"))
  func aFlowLayoutAsksCellsWhereItOnlyEstimates() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let (automatic, first) = collection(layout, ["a", "a longer one"])
    let sizes = frames(automatic).map(\.size)
    #expect(sizes[0].height == sizes[1].height && sizes[0].width < sizes[1].width && sizes[0] != layout.itemSize)
    let plain = UICollectionViewFlowLayout()
    plain.itemSize = CGSize(width: 60, height: 40)
    let (fixed, second) = collection(plain, ["a", "a longer one"])
    #expect(frames(fixed).map(\.size) == [plain.itemSize, plain.itemSize])
    _ = (first, second)
  }

  @Test(
    .documented(
      "UICollectionReusableView, preferredLayoutAttributesFitting(_:): a cell changes the attributes and gives them back"
    ))
  func aCellSaysWhichAttributesItPrefers() {
    final class High: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 70
        return layoutAttributes
      }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let collection = UICollectionView(frame: Stage.fresh().bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<High, String> { _, _, _ in }
    let source = Source(collectionView: collection) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    show(["a", "b"], source)
    collection.layoutIfNeeded()
    #expect(frames(collection).map(\.height) == [70, 70])
  }

  @Test(.documented("UICollectionLayoutListConfiguration: rows of a list are as high as their content"))
  func aRowOfAListGrowsWithItsText() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    Stage.fresh().addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = Source(collectionView: collection) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    show(["a", Self.long], source)
    collection.layoutIfNeeded()
    let heights = frames(collection).map(\.height)
    #expect(heights[0] == 44 && heights[1] > 60)
  }
}
