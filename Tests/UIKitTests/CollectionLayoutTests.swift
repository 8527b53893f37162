import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a layout of an app's own is asked, and what becomes of its answers.
@MainActor
@Suite(.freshApp) struct CollectionLayoutTests {
  /// Items beside each other, that fade towards the right edge of what is seen; comes to rest at an item.
  final class Shelf: UICollectionViewLayout {
    var preparations = 0
    var followsBounds = false
    override func prepare() { preparations += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).map { item in
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        made.frame = CGRect(x: item * 100, y: 0, width: 100, height: 100)
        made.alpha = made.frame.minX >= rect.midX ? 0.5 : 1
        return made
      }.filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: (proposedContentOffset.x / 100).rounded(velocity.x > 0 ? .up : .down) * 100, y: 0)
    }
  }

  final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath) }
  }

  /// Writes down for which items it was given attributes.
  final class Cell: UICollectionViewCell {
    private(set) var applied: [Int] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      applied.append(layoutAttributes.indexPath.item)
    }
  }

  private let items = Items()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "Item")
    collection.dataSource = items
    let window = Stage.fresh()
    window.addSubview(collection)
    window.layoutIfNeeded()
    return collection
  }

  @Test(.documented("UICollectionViewLayout, shouldInvalidateLayout(forBoundsChange:): asked when the bounds change"))
  func aLayoutThatFollowsTheBoundsIsMadeAnewAtEachScroll() {
    let layout = Shelf()
    let collection = collection(layout)
    #expect(layout.preparations == 1)
    collection.contentOffset.x = 30
    collection.layoutIfNeeded()
    #expect(layout.preparations == 1)
    layout.followsBounds = true
    collection.contentOffset.x = 60
    collection.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }

  @Test(.documented("UICollectionReusableView, apply(_:); UICollectionViewLayoutAttributes, alpha"))
  func cellsGetTheirAttributes() throws {
    let collection = collection(Shelf())
    let cells = [0, 1].compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? Cell }
    #expect(cells.map(\.alpha) == [1, 0.5])
    #expect(cells.map { $0.applied.first } == [0, 1])
    collection.contentOffset.x = 100
    collection.layoutIfNeeded()
    #expect(cells[1].alpha == 1)
  }

  @Test(.documented("UICollectionViewLayout, targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"))
  func theLayoutSaysWhereADragComesToRest() {
    let collection = collection(Shelf())
    collection.drag(by: CGPoint(x: 130, y: 0))
    #expect(collection.contentOffset.x == 200)
    collection.drag(by: CGPoint(x: -30, y: 0))
    #expect(collection.contentOffset.x == 100)
  }

  @Test(.documented("UICollectionView, setCollectionViewLayout(_:animated:completion:)"))
  func anotherLayoutTakesThePlaceOfTheFirst() {
    let collection = collection(Shelf())
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 200, height: 30)
    var isDone = false
    collection.setCollectionViewLayout(flow, animated: true) { isDone = $0 }
    let second = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.frame == CGRect(x: 0, y: 40, width: 200, height: 30))
    #expect(!isDone)
    MainLoop.runUntilIdle()
    #expect(isDone)
  }

  @Test(.documented("UICollectionViewFlowLayout: lays out anew when its collection has another size"))
  func aWiderCollectionHasWiderLines() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 30)
    let collection = collection(flow)
    collection.bounds.size.width = 320
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 0)
  }

  /// Knows where its items are until it is told that they are others.
  final class Cached: UICollectionViewLayout {
    var told: [String] = []
    private var frames: [CGRect] = []
    override func prepare() {
      guard frames.isEmpty, let collectionView else { return }
      frames = (0..<collectionView.numberOfItems(inSection: 0)).map { CGRect(x: $0 * 20, y: 0, width: 20, height: 20) }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.map {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
        made.frame = frames[$0]
        return made
      }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      told.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
      if context.invalidateEverything || context.invalidateDataSourceCounts { frames = [] }
    }
  }

  @Test(.documented("UICollectionViewLayoutInvalidationContext, invalidateDataSourceCounts, invalidateEverything"))
  func aLayoutHearsOfOtherDataOnce() {
    final class Few: NSObject, UICollectionViewDataSource {
      var count = 2
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath) }
    }
    let (layout, few) = (Cached(), Few())
    let collection = collection(layout)
    collection.dataSource = few
    collection.layoutIfNeeded()
    layout.told = []
    few.count = 3
    collection.insertItems(at: [[0, 2]])
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 3 && layout.told == ["false true"])
    few.count = 4
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 4 && layout.told == ["false true", "true true"])
    layout.invalidateLayout()
    #expect(layout.told == ["false true", "true true", "true false"])
  }

  @Test(.observed("a group whose height is estimated as less than its item's shows it"))
  func aGroupIsNotEmptyForItsEstimate() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
    let collection = collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(collection.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
    #expect(collection.contentSize.height == 500)
  }
}
