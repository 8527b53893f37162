import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Where a flow layout puts items and headers.
@MainActor
@Suite(.freshApp) struct FlowLayoutTests {
  private final class Delegate: CollectionItemTests.Items, UICollectionViewDelegateFlowLayout {
    nonisolated override class var questions: [_Method] {
      [
        _Method("collectionView:layout:sizeForItemAt:") { _, a in
          CGSize(width: 60, height: 20 * (_argument(a, 2, as: IndexPath.self).item + 1))
        },
        _Method("collectionView:layout:insetForSectionAt:") { _, _ in
          UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        },
        _Method("collectionView:layout:minimumLineSpacingForSectionAt:") { _, _ in 7 as CGFloat },
      ]
    }
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.indexPathsForVisibleItems.compactMap { collection.layoutAttributesForItem(at: $0)?.frame }
  }

  @Test(.documented("UICollectionViewDelegateFlowLayout: its answers take the place of the layout's properties"))
  func theDelegateSaysHowLargeAndHowFarApartItemsAre() {
    let collection = Delegate([["a"], ["b", "c"]]).collection()
    #expect(
      frames(collection) == [
        CGRect(x: 10, y: 5, width: 60, height: 20), CGRect(x: 10, y: 55, width: 60, height: 20),
        CGRect(x: 90, y: 45, width: 60, height: 40),
      ])
    #expect(collection.contentSize.height == 100)
  }

  /// Each item stands right behind the one before it in what is asked for.
  private final class LeftAligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var end: CGFloat = 0
      return super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.frame.origin.x = end
        end = attributes.frame.maxX + 4
        return attributes
      }
    }
  }

  @Test(.documented("UICollectionView, indexPathForItem(at:): the item that is at the point"))
  func anItemThatIsPlacedByItsNeighboursIsWhereItIsSeen() {
    let collection = CollectionItemTests.Items([["a", "b", "c"]]).collection(LeftAligned())
    let seen = collection.cellForItem(at: [0, 2])?.frame ?? .null
    #expect(seen.minX == 208)
    #expect(collection.indexPathForItem(at: CGPoint(x: seen.midX, y: seen.midY)) == [0, 2])
    #expect(collection.indexPathForItem(at: CGPoint(x: 102, y: seen.midY)) == nil)
  }

  @Test(
    .documented("UICollectionViewFlowLayout, scrollDirection: along one axis alone; the other is as long as the view"))
  func aLayoutThatScrollsSidewaysFillsColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let collection = CollectionItemTests.Items([(0..<40).map(String.init)]).collection(layout)
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame.minX == 0)
    // Eight items of 40 points and seven gaps fill 400 points.
    #expect(layout.layoutAttributesForItem(at: [0, 8])?.frame == CGRect(x: 110, y: 0, width: 100, height: 40))
    #expect(collection.contentSize == CGSize(width: 540, height: 400))
  }

  private final class Headers: CollectionItemTests.Items {
    nonisolated override class var questions: [_Method] {
      [
        _Method("collectionView:viewForSupplementaryElementOfKind:at:") { _, a in
          let collection: UICollectionView = _argument(a, 0)
          let kind: String = _argument(a, 1)
          return collection.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: _argument(a, 2))
        }
      ]
    }
    func collection(header: CGFloat, footer: CGFloat = 0, pins: Bool = false) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: header)
      layout.footerReferenceSize = CGSize(width: 0, height: footer)
      layout.sectionHeadersPinToVisibleBounds = pins
      return collection(layout)
    }
  }

  @Test(
    .documented(
      "UICollectionViewFlowLayout, headerReferenceSize: the width is the collection's; no header where it is 0"))
  func aSectionHasAHeaderWhereThereIsRoomForIt() {
    let headed = Headers([["a"], ["b"]]).collection(header: 30, footer: 10)
    let kinds = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    let header = headed.supplementaryView(forElementKind: kinds.0, at: [1, 0])
    #expect(header?.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
    #expect(headed.visibleSupplementaryViews(ofKind: kinds.1).count == 2)
    let plain = Headers([["a"], ["b"]]).collection(header: 0)
    #expect(plain.visibleSupplementaryViews(ofKind: kinds.0).isEmpty)
  }

  @Test(
    .documented("UICollectionViewFlowLayout, sectionHeadersPinToVisibleBounds: until the next section pushes it off"))
  func aHeaderStaysAtTheTopWhileItsSectionIsSeen() {
    let items = (0..<60).map(String.init)
    let collection = Headers([items, items]).collection(header: 30, pins: true)
    func top(_ section: Int) -> CGFloat? {
      collection.layoutIfNeeded()
      return collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?
        .frame.minY
    }
    collection.contentOffset.y = 200
    #expect(top(0) == 200)
    // Twenty lines of 40 points with 10 between them, below 30 points.
    collection.contentOffset.y = 1010
    #expect(top(0) == 990 && top(1) == 1020)
    collection.contentOffset.y = 1100
    #expect(top(1) == 1100)
  }

  @Test(
    .documented("UICollectionViewLayout, invalidateLayout(): the layout is made anew at the next layout of the view"))
  func anotherItemSizeMovesTheItems() {
    let layout = UICollectionViewFlowLayout()
    let collection = CollectionItemTests.Items([["a", "b", "c", "d"]]).collection(layout)
    layout.itemSize = CGSize(width: 200, height: 50)
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 1])?.frame == CGRect(x: 60, y: 60, width: 200, height: 50))
  }

  @Test(.documented("UICollectionViewFlowLayout, minimumLineSpacing: lines are as high as their highest item"))
  func itemsOfALineAreCentredInIt() {
    let collection = Delegate([["a", "b", "c", "d", "e"]]).collection()
    let frames = frames(collection)
    #expect(frames[0].midY == frames[3].midY)
    #expect(frames[4].minY - frames[3].maxY == 7)
  }

  @Test(.documented("UICollectionView, scrollToItem(at:at:animated:): the place of the item in the visible part"))
  func anItemIsScrolledToWhereItShallStand() {
    let collection = CollectionItemTests.Items([(0..<90).map(String.init)]).collection()
    collection.scrollToItem(at: [0, 45], at: .top, animated: false)
    #expect(collection.contentOffset.y == 750)
    collection.scrollToItem(at: [0, 45], at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 390)
    collection.scrollToItem(at: [0, 89], at: .top, animated: false)
    #expect(collection.contentOffset.y == collection.contentSize.height - 400)
  }

  private func places(_ count: Int, width: CGFloat, inset: CGFloat = 0) -> [CGFloat] {
    let items = CollectionItemTests.Items([(0..<count).map { "\($0)" }])
    let layout = UICollectionViewFlowLayout()
    let collection = items.collection(layout)
    collection.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    layout.itemSize = CGSize(width: width, height: 40)
    collection.layoutIfNeeded()
    return (0..<count).compactMap { collection.layoutAttributesForItem(at: [0, $0])?.frame.minX }
  }

  @Test(.observed("a last line stands in the columns of the lines above it"))
  func aLastLineIsSpreadAsIfItWereFull() {
    #expect(places(5, width: 80) == [0, 120, 240, 0, 120])
    #expect(places(4, width: 155) == [0, 165, 0, 165])
  }

  @Test(.observed("an item beside which no other would fit stands in the middle"))
  func anItemBesideWhichNoOtherFitsStandsInTheMiddle() { #expect(places(2, width: 220) == [50, 50]) }

  @Test(.observed("content insets at the sides take room from the items"))
  func contentInsetsTakeRoomFromTheItems() { #expect(places(2, width: 120, inset: 30) == [0, 140]) }

  private final class Headed: CollectionItemTests.Items {
    nonisolated override class var questions: [_Method] {
      [
        _Method("collectionView:viewForSupplementaryElementOfKind:at:") { _, a in
          let (collection, kind, path): (UICollectionView, String, IndexPath) = (
            _argument(a, 0), _argument(a, 1), _argument(a, 2)
          )
          return collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
        }
      ]
    }
  }

  @Test(.documented("UICollectionView, visibleSupplementaryViews(ofKind:): those that are in sight"))
  func aHeaderThatIsScrolledAwayIsUsedAgain() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 50)
    let items = Headed([(0..<60).map { "\($0)" }])
    let collection = items.collection(layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = collection.supplementaryView(forElementKind: kind, at: [0, 0])
    #expect(header?.superview === collection)
    collection.contentOffset.y = 300
    collection.layoutIfNeeded()
    #expect(collection.visibleSupplementaryViews(ofKind: kind) == [] && header?.superview == nil)
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
  }
}
