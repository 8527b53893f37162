import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What stands beside the content of a list's cells, and what they show when they are swiped.
@MainActor
@Suite(.freshApp) struct ListCellTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  let log = Log()

  private func list(
    _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
    _ accessories: [UICellAccessory] = []
  ) -> (UICollectionView, AnyObject) {
    let collection = UICollectionView(
      frame: Stage.fresh().bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    UIApplication.shared.windows.first?.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let source = Source(collectionView: collection) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Figs", "Plums"])
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    return (collection, source)
  }

  private func cell(_ item: Int, _ collection: UICollectionView) -> UICollectionViewCell? {
    collection.layoutIfNeeded()
    return collection.cellForItem(at: [0, item])
  }
  private func button(_ title: String, in cell: UICollectionViewCell?) -> UIView? {
    cell?.subtree.first { $0 is UIButton && ScreenObserver.label(of: $0) == title }
  }

  @Test(.documented("UICollectionLayoutListConfiguration, trailingSwipeActionsConfigurationProvider"))
  func aSwipeToTheLeftShowsTheTrailingActions() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [log] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
          log.add("delete \(path.item)")
          finish(true)
        }
      ])
    }
    let (collection, source) = list(configuration)
    _ = UserInput.swipe(cell(1, collection), named: "", .right)
    #expect(button("Delete", in: cell(1, collection)) == nil)
    _ = UserInput.swipe(cell(1, collection), named: "", .left)
    #expect(UserInput.tap(button("Delete", in: cell(1, collection)), named: "Delete") == .done)
    #expect(log.taken() == ["delete 1"] && button("Delete", in: cell(1, collection)) == nil)
    _ = source
  }

  @Test(.documented("UICellAccessory: accessories stand at the edges, and the content makes room"))
  func theContentMakesRoomForAccessories() {
    let (collection, source) = list(accessories: [.disclosureIndicator(), .label(text: "12")])
    let shown = cell(0, collection)
    let content = shown?.subviews.first
    #expect(shown?.subtree.contains { ($0 as? UILabel)?.text == "12" } == true)
    #expect((content?.frame.width ?? 375) < 337 && content?.frame.minX == 0)
    _ = source
  }

  @Test(.documented("UICellAccessory.DisplayedState: only while the list is edited, or only while it is not"))
  func someAccessoriesAreThereWhileTheListIsEdited() {
    let (collection, source) = list(
      accessories: [
        .delete(displayed: .whenEditing) { [log] in log.add("asked") }, .checkmark(displayed: .whenNotEditing),
      ])
    func pictures() -> Int { cell(0, collection)?.subviews.filter { $0 is UIImageView }.count ?? 0 }
    #expect(button("Remove", in: cell(0, collection)) == nil && pictures() == 1)
    collection.isEditing = true
    #expect(UserInput.tap(button("Remove", in: cell(0, collection)), named: "Remove") == .done)
    #expect(pictures() == 0 && log.taken() == ["asked"])
    collection.isEditing = false
    #expect(button("Remove", in: cell(0, collection)) == nil)
    _ = source
  }

  @Test(.documented("UICollectionView, allowsSelectionDuringEditing: false by default"))
  func anItemIsNotSelectedWhileTheListIsEdited() {
    let (collection, source) = list()
    collection.isEditing = true
    _ = UserInput.tap(cell(0, collection), named: "")
    #expect(collection.indexPathsForSelectedItems == [])
    collection.allowsSelectionDuringEditing = true
    _ = UserInput.tap(cell(0, collection), named: "")
    #expect(collection.indexPathsForSelectedItems == [[0, 0]])
    _ = source
  }
}

extension ListCellTests {
  private func list(accessories: [UICellAccessory]) -> (UICollectionView, AnyObject) {
    list(.init(appearance: .plain), accessories)
  }

  @Test(.observed("a cell that is used again shows no button of the item that it showed before"))
  func theButtonsOfAnItemGoWithIt() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    }
    let (collection, source) = list(configuration)
    _ = UserInput.swipe(cell(0, collection), named: "", .left)
    #expect(button("Flag", in: cell(0, collection)) != nil)
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect((0..<2).allSatisfy { button("Flag", in: cell($0, collection)) == nil })
    _ = UserInput.swipe(cell(0, collection), named: "", .left)
    _ = UserInput.tap(cell(1, collection), named: "")
    #expect(collection.indexPathsForSelectedItems == [] && button("Flag", in: cell(0, collection)) == nil)
    _ = UserInput.swipe(cell(0, collection), named: "", .left)
    _ = UserInput.swipe(cell(0, collection), named: "", .right)
    #expect(button("Flag", in: cell(0, collection)) == nil)
    _ = source
  }
}
