import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a collection asks of its items, and what it does with their cells.
@MainActor
@Suite(.freshApp) struct CollectionItemTests {
  /// A collection that keeps its data source.
  private final class Holding: UICollectionView { var source: AnyObject? }

  class Items: Teller, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    init(_ sections: [[String]]) {
      self.sections = sections
      super.init()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      log.add("make \(indexPath.section).\(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
      cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
      return cell
    }
    nonisolated class var questions: [_Method] { [] }
    nonisolated override class var methods: [_Method] {
      [_Method("numberOfSectionsIn:") { r, _ in _result((r as? Items)?.sections.count ?? 0) }] + questions
    }

    /// A collection of 320 by 400 points, whose items are 100 by 40.
    func collection(_ layout: UICollectionViewFlowLayout = .init()) -> UICollectionView {
      layout.itemSize = CGSize(width: 100, height: 40)
      let collection = Holding(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      collection.contentInsetAdjustmentBehavior = .never
      collection.source = self
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      }
      collection.dataSource = self
      collection.delegate = self
      Stage.fresh().addSubview(collection)
      collection.layoutIfNeeded()
      _ = log.taken()
      return collection
    }
  }

  private final class Choices: Items {
    nonisolated override class var questions: [_Method] {
      [
        tells("collectionView:shouldHighlightItemAt:", "should highlight", path: 1),
        tells("collectionView:didHighlightItemAt:", "highlight", path: 1),
        tells("collectionView:didUnhighlightItemAt:", "unhighlight", path: 1),
        tells("collectionView:shouldSelectItemAt:", "should select", path: 1),
        tells("collectionView:didSelectItemAt:", "select", path: 1),
        tells("collectionView:shouldDeselectItemAt:", "should deselect", path: 1),
        tells("collectionView:didDeselectItemAt:", "deselect", path: 1),
      ]
    }
    init() {
      super.init([["a", "b", "c"]])
      for question in ["shouldHighlight", "shouldSelect", "shouldDeselect"] { answer(question, true) }
    }
    func answer(_ question: String, _ answer: Bool) { answers[Selector("collectionView:\(question)ItemAt:")] = answer }
  }

  private func tap(_ item: Int, _ collection: UICollectionView) {
    _ = UserInput.tap(collection.cellForItem(at: [0, item]), named: "")
  }

  @Test(.documented("header of UICollectionView: the sequence of calls that leads to a selection"))
  func aTapHighlightsAsksSelectsAndEndsTheHighlight() {
    let source = Choices()
    tap(1, source.collection())
    #expect(
      source.log.taken() == [
        "should highlight 0.1", "highlight 0.1", "should select 0.1", "select 0.1", "unhighlight 0.1",
      ])
  }

  @Test(.documented("UICollectionViewDelegate, collectionView(_:shouldHighlightItemAt:): false selects nothing"))
  func anItemThatMayNotBeHighlightedIsNotSelected() {
    let source = Choices()
    let collection = source.collection()
    source.answer("shouldHighlight", false)
    tap(1, collection)
    #expect(source.log.taken() == ["should highlight 0.1"])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test(.documented("UICollectionViewDelegate, collectionView(_:shouldSelectItemAt:)"))
  func anItemThatMayNotBeSelectedIsNot() {
    let source = Choices()
    let collection = source.collection()
    source.answer("shouldSelect", false)
    tap(1, collection)
    #expect(source.log.taken().filter { $0.hasPrefix("select") } == [])
    #expect(collection.cellForItem(at: [0, 1])?.isSelected == false)
  }

  @Test(
    .documented("UICollectionViewDelegate, collectionView(_:shouldDeselectItemAt:): asked where several are selected"))
  func aSecondTapAsksWhetherToDeselect() {
    let source = Choices()
    let collection = source.collection()
    collection.allowsMultipleSelection = true
    source.answer("shouldDeselect", false)
    tap(0, collection)
    tap(0, collection)
    #expect(collection.indexPathsForSelectedItems == [[0, 0]])
    source.answer("shouldDeselect", true)
    tap(0, collection)
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(source.log.taken().suffix(3) == ["should deselect 0.0", "deselect 0.0", "unhighlight 0.0"])
  }

  @Test(.documented("UICollectionView, selectItem(at:animated:scrollPosition:): nil clears the selection"))
  func noPathClearsTheSelection() {
    let source = Choices()
    let collection = source.collection()
    collection.allowsMultipleSelection = true
    for item in 0...1 { collection.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(collection.cellForItem(at: [0, 0])?.isSelected == false)
    #expect(source.log.taken() == [])
  }

  // MARK: Updates

  private func labels(_ collection: UICollectionView) -> [String] {
    collection.visibleCells.map { $0.accessibilityLabel ?? "" }
  }

  @Test(.documented("UICollectionView, reloadItems(at:): the cells of these items alone are made anew"))
  func onlyTheItemsThatAreNamedAreLoadedAgain() {
    let source = Items([["a", "b", "c"]])
    let collection = source.collection()
    let kept = collection.cellForItem(at: [0, 0])
    source.sections[0][1] = "B"
    collection.reloadItems(at: [[0, 1]])
    #expect(labels(collection) == ["a", "B", "c"])
    #expect(source.log.taken() == ["make 0.1"])
    #expect(collection.cellForItem(at: [0, 0]) === kept)
  }

  @Test(.observed("XCUITest finds the cells of a collection in the order of their items, in whichever they came"))
  func cellsAreFoundInTheOrderOfTheirItems() throws {
    let items = Items([["a", "b"]])
    let collection = items.collection()
    items.sections[0].insert("new", at: 0)
    collection.insertItems(at: [[0, 0]])
    collection.layoutIfNeeded()
    func cells(_ elements: [Element]) -> [Element] {
      elements.flatMap { $0.type == .cell ? [$0] : cells($0.children) }
    }
    #expect(cells(ScreenObserver().observe().elements).map(\.label) == ["new", "a", "b"])
  }

  @Test(.documented("UICollectionView, insertItems(at:), deleteItems(at:): the collection asks for what is new"))
  func cellsMoveWithTheirItems() {
    let source = Items([["a", "b", "c", "d"]])
    let collection = source.collection()
    let last = collection.cellForItem(at: [0, 3])
    source.sections[0] = ["new", "a", "d"]
    collection.performBatchUpdates {
      collection.insertItems(at: [[0, 0]])
      collection.deleteItems(at: [[0, 1], [0, 2]])
    }
    #expect(labels(collection) == ["new", "a", "d"])
    #expect(source.log.taken() == ["make 0.0"])
    #expect(collection.cellForItem(at: [0, 2]) === last)
    #expect(last.flatMap { collection.indexPath(for: $0) } == [0, 2])
  }

  @Test(.documented("UICollectionView, moveItem(at:to:)"))
  func aCellGoesToWhereItsItemGoes() {
    let source = Items([["a", "b"], ["c"]])
    let collection = source.collection()
    let moved = collection.cellForItem(at: [0, 0])
    source.sections = [["b"], ["c", "a"]]
    collection.moveItem(at: [0, 0], to: [1, 1])
    #expect(labels(collection) == ["b", "c", "a"])
    #expect(collection.cellForItem(at: [1, 1]) === moved)
    #expect(source.log.taken() == [])
  }

  @Test(.documented("UICollectionView, insertSections(_:), deleteSections(_:)"))
  func sectionsComeAndGo() {
    let source = Items([["a"], ["b"], ["c"]])
    let collection = source.collection()
    source.sections = [["new"], ["b"], ["c"]]
    collection.performBatchUpdates {
      collection.deleteSections([0])
      collection.insertSections([0])
    }
    #expect(labels(collection) == ["new", "b", "c"])
    #expect(source.log.taken() == ["make 0.0"])
  }

  @Test(.documented("UICollectionView, reconfigureItems(at:): the cells that are there are used, and not prepared"))
  func aReconfiguredItemKeepsItsCell() {
    let source = Items([["a", "b"]])
    let collection = source.collection()
    let cell = collection.cellForItem(at: [0, 1])
    source.sections[0][1] = "B"
    collection.reconfigureItems(at: [[0, 1]])
    #expect(labels(collection) == ["a", "B"])
    #expect(collection.cellForItem(at: [0, 1]) === cell)
  }

  // MARK: Views behind

  @Test(
    .documented("UICollectionView, backgroundView: as large as the collection, behind everything, and not scrolled"))
  func aBackgroundStaysBehindTheItems() throws {
    let source = Items([(0..<90).map(String.init)])
    let collection = source.collection()
    let background = UIView()
    collection.backgroundView = background
    collection.layoutIfNeeded()
    #expect(collection.subviews.first === background)
    collection.contentOffset.y = 120
    collection.layoutIfNeeded()
    #expect(collection.convert(background.bounds, from: background) == collection.bounds)
    collection.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test(
    .documented(
      "UICollectionViewCell, backgroundView, selectedBackgroundView: behind the content, as large as the cell"))
  func aCellHasItsBackgroundsBehindItsContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let (usual, selected) = (UIView(), UIView())
    cell.backgroundView = usual
    cell.selectedBackgroundView = selected
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === usual && usual.frame == cell.bounds)
    #expect(selected.superview == nil || selected.isHidden || selected.alpha == 0)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews.firstIndex(of: selected) == 1 && cell.subviews.firstIndex(of: cell.contentView) == 2)
    #expect(selected.frame == cell.bounds && !selected.isHidden && selected.alpha == 1)
  }

  @Test(.documented("UICollectionView, cellForItem(at:): nil where the item is not visible"))
  func anItemOutOfSightHasNoCell() {
    let collection = Items([(0..<90).map(String.init)]).collection()
    #expect(collection.cellForItem(at: [0, 60]) == nil)
    collection.scrollToItem(at: [0, 60], at: .centeredVertically, animated: false)
    #expect(collection.cellForItem(at: [0, 60]) != nil && collection.cellForItem(at: [0, 0]) == nil)
    #expect(collection.layoutAttributesForItem(at: [0, 60])?.frame.midY == collection.bounds.midY)
  }

  private final class Screen: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  }

  @Test(.documented("UICollectionViewController, clearsSelectionOnViewWillAppear"), arguments: [true, false])
  func aControllerClearsTheSelectionWhenItComesBack(_ clears: Bool) {
    let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
    screen.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: screen)
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    screen.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: false)
    MainLoop.runUntilIdle()
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(screen.collectionView.indexPathsForSelectedItems == (clears ? [] : [[0, 1]]))
  }

  /// Puts each item on the one before, all of them at the same place.
  private final class Pile: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9999, height: 9999)) ?? []
      for it in all {
        it.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        it.zIndex = it.indexPath.item
      }
      return all
    }
  }

  @Test(.documented("UICollectionViewLayoutAttributes, zIndex: what has a higher one lies above, and gets the touch"))
  func ofItemsThatLieUponEachOtherTheUpperOneIsTapped() {
    let choices = Choices()
    let collection = choices.collection(Pile())
    collection.window?.tap(at: CGPoint(x: 50, y: 20))
    #expect(choices.log.taken().contains("select 0.2") && collection.indexPathsForSelectedItems == [[0, 2]])
  }

  private final class Headed: Items {
    nonisolated override class var questions: [_Method] {
      [
        tells("collectionView:didSelectItemAt:", "select", path: 1),
        _Method("collectionView:viewForSupplementaryElementOfKind:at:") { _, a in
          let (collection, kind, path): (UICollectionView, String, IndexPath) = (
            _argument(a, 0), _argument(a, 1), _argument(a, 2)
          )
          return collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
        },
      ]
    }
  }

  @Test(
    .documented(
      "UICollectionViewFlowLayout, sectionHeadersPinToVisibleBounds: the header stays above what scrolls below it"))
  func aTapOfAHeaderSelectsNoItemBelowIt() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    let items = Headed([(0..<60).map { "\($0)" }])
    let collection = items.collection(layout)
    collection.contentOffset.y = 60
    collection.layoutIfNeeded()
    collection.window?.tap(at: CGPoint(x: 50, y: 20))
    #expect(items.log.taken().filter { $0.hasPrefix("select") } == [])
    collection.window?.tap(at: CGPoint(x: 50, y: 70))
    #expect(items.log.taken().filter { $0.hasPrefix("select") }.count == 1)
  }
}
