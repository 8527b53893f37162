import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct CollectionViewTests {
  final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, _MethodTableProviding {
    var words: [String]
    let log = Log()
    init(_ words: [String]) { self.words = words }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Word", for: indexPath)
      let label = UILabel(frame: cell.bounds)
      label.text = words[indexPath.item]
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.addSubview(label)
      return cell
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      func method(_ selector: Selector, _ name: String) -> _Method {
        _Method(selector) { receiver, arguments in
          let path: IndexPath = _argument(arguments, 1)
          return _result((receiver as? Words)?.log.add("\(name) \(path.item)") ?? ())
        }
      }
      return _MethodTable(
        methods: [
          method("collectionView:didSelectItemAt:", "select"), method("collectionView:didDeselectItemAt:", "deselect"),
        ], outlets: [])
    }
  }

  private func collection(_ words: Words) -> UICollectionView {
    let window = Stage.fresh()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Word")
    collection.dataSource = words
    collection.delegate = words
    window.addSubview(collection)
    window.layoutIfNeeded()
    return collection
  }

  @Test(.documented("UICollectionViewFlowLayout: lines are filled; the last keeps the minimum spacing"))
  func itemsStandInLines() {
    let words = Words(["one", "two", "three", "four"])
    let collection = collection(words)
    let frames = (0...3).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.origin }
    #expect(
      frames == [CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 50)])
    #expect(collection.contentSize == CGSize(width: 320, height: 90))
    #expect(collection.indexPathForItem(at: CGPoint(x: 115, y: 10)) == IndexPath(item: 1, section: 0))
  }

  @Test(.documented("UICollectionViewDelegate; selectItem(at:animated:scrollPosition:) tells no delegate"))
  func aTapSelectsAndDeselectsTheOld() {
    let words = Words(["one", "two"])
    let collection = collection(words)
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(words.log.taken() == [])
    #expect(UserInput.tap(collection.cellForItem(at: IndexPath(item: 1, section: 0)), named: "") == .done)
    #expect(words.log.taken() == ["deselect 0", "select 1"])
    collection.allowsMultipleSelection = true
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
  }

  @Test(.documented("performBatchUpdates(_:completion:)"))
  func updatesThatAgreeWithTheDataAreShown() {
    let words = Words(["one"])
    let collection = collection(words)
    words.words = ["zero", "one"]
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(
      ScreenObserver.label(of: collection.cellForItem(at: IndexPath(item: 0, section: 0)) ?? collection) == "zero")
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }

  @Test(.observed("the words of the exception are those of a table, with items for rows"))
  func updatesThatDoNotAgreeEndTheApp() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        let words = Words(["one"])
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = words
        _ = collection.numberOfSections
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test(.documented("NSCollectionLayoutGroup: subitems repeat until there is no room for the next"))
  func aCompositionalLayoutRepeatsItsGroup() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let collection = collection(Words(["one", "two", "three"]))
    collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    let words = Words(["one", "two", "three"])
    collection.dataSource = words
    let frames = (0...2).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 20, y: 5, width: 140, height: 40), CGRect(x: 160, y: 5, width: 140, height: 40),
        CGRect(x: 20, y: 55, width: 140, height: 40),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 100))
  }
}
