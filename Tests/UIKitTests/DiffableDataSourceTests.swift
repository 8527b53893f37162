import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Snapshots, and the tables and collections that show them.
@MainActor
@Suite(.freshApp) struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A table of numbers; the log has the numbers for which a cell was asked.
  private final class Numbers: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private let log = Log()

  private func shown(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func table() -> (table: UITableView, source: Numbers) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Numbers(tableView: table) { [log] table, path, number in
      log.add("\(number)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    Stage.fresh().addSubview(table)
    return (table, source)
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test(.documented("UITableViewDiffableDataSource, apply(_:animatingDifferences:completion:)"))
  func onlyWhatIsNewIsAskedFor() {
    let (table, source) = table()
    source.apply(shown([("A", [1, 2]), ("B", [3])]))
    #expect(texts(table) == ["1", "2", "3"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
    #expect(log.taken() == ["1", "2", "3"])
    let kept = table.cellForRow(at: IndexPath(row: 1, section: 0))
    source.apply(shown([("A", [2, 4]), ("B", [3])]), animatingDifferences: false)
    #expect(texts(table) == ["2", "4", "3"])
    #expect(log.taken() == ["4"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
  }

  @Test(.documented("UITableViewDiffableDataSource, apply(_:animatingDifferences:completion:)"))
  func sectionsComeGoAndChangePlaces() {
    let (table, source) = table()
    source.apply(shown([("A", [1]), ("B", [2]), ("C", [3])]))
    source.apply(shown([("B", [2]), ("D", [4, 1])]))
    #expect(texts(table) == ["2", "4", "1"])
    source.apply(shown([("D", [4]), ("B", [2])]))
    #expect(texts(table) == ["4", "2"])
    #expect(source.indexPath(for: 2) == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 4)
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test(.documented("UITableViewDiffableDataSource: what is in both snapshots is moved, with its cell"))
  func whatOnlyChangesItsPlaceKeepsItsCell() {
    let (table, source) = table()
    source.apply(shown([("A", [1, 2, 3]), ("B", [4])]))
    #expect(texts(table) == ["1", "2", "3", "4"])
    let cell = table.cellForRow(at: [0, 0])
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    _ = log.taken()
    source.apply(shown([("A", [3, 2]), ("B", [4, 1])]))
    #expect(texts(table) == ["3", "2", "4", "1"] && log.taken() == [])
    #expect(table.cellForRow(at: [1, 1]) === cell && table.indexPathForSelectedRow == [0, 0])
    source.apply(shown([("B", [4, 1]), ("A", [3, 2])]))
    #expect(texts(table) == ["4", "1", "3", "2"] && log.taken() == [])
    #expect(table.cellForRow(at: [0, 1]) === cell && table.indexPathForSelectedRow == [1, 0])
  }

  @Test(
    .documented("NSDiffableDataSourceSnapshot, reconfigureItems(_:): the cells that are there get their content anew"))
  func whatIsReconfiguredKeepsItsCell() {
    let (table, source) = table()
    source.apply(shown([("A", [1, 2])]))
    #expect(texts(table) == ["1", "2"])
    let cell = table.cellForRow(at: [0, 1])
    cell?.accessoryType = .checkmark
    _ = log.taken()
    var snapshot = source.snapshot()
    snapshot.insertItems([3], beforeItem: 1)
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    #expect(log.taken().sorted() == ["2", "3"])
    #expect(table.cellForRow(at: [0, 2]) === cell && cell?.accessoryType == .checkmark)
  }

  @Test(.documented("NSDiffableDataSourceSnapshot, reloadItems(_:)")) func whatIsToBeLoadedAgainIsAskedForOnce() {
    let (table, source) = table()
    source.apply(shown([("A", [1, 2])]))
    #expect(texts(table) == ["1", "2"])
    _ = log.taken()
    var snapshot = source.snapshot()
    snapshot.reloadItems([2])
    source.apply(snapshot)
    #expect(texts(table) == ["1", "2"])
    #expect(log.taken() == ["2"])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test(.documented("UITableViewDiffableDataSource, apply(_:animatingDifferences:completion:)"))
  func theCompletionComesAfterTheAnimation() {
    let (_, source) = table()
    source.apply(shown([("A", [1])]), animatingDifferences: false) { [log] in log.add("at once") }
    #expect(log.taken().contains("at once"))
    source.apply(shown([("A", [1, 2])])) { [log] in log.add("later") }
    #expect(!log.taken().contains("later"))
    MainLoop.runUntilIdle()
    #expect(log.taken().contains("later"))
  }

  @Test(.documented("UITableViewDiffableDataSource, tableView(_:canEditRowAt:)")) func rowsAreNotEditedUnlessItSaysSo()
  {
    let (table, source) = table()
    source.apply(shown([("A", [1])]))
    #expect(
      OptionalMethods<any UITableViewDataSource>(source).tableView(table, canEditRowAt: IndexPath(row: 0, section: 0))
        == false)
  }

  @Test(.documented("NSDiffableDataSourceSnapshot")) func itemsAndSectionsAreMovedAndDeleted() {
    var snapshot = shown([("A", [1, 2, 3]), ("B", [4])])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(3, beforeItem: 2)
    snapshot.insertItems([5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [3, 5, 2])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 6, 1])
    snapshot.moveSection("B", beforeSection: "A")
    snapshot.insertSections(["C"], afterSection: "B")
    snapshot.deleteItems([4, 2])
    #expect(snapshot.sectionIdentifiers == ["B", "C", "A"])
    #expect(snapshot.itemIdentifiers == [6, 1, 3, 5])
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "A")
    snapshot.deleteSections(["B"])
    #expect(snapshot.numberOfItems == 2)
    #expect(snapshot.numberOfItems(inSection: "C") == 0)
  }

  @Test(.observed("Fatal: supplied item identifiers are not unique")) func anItemIsThereOnce() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 1])
      }
    }
  }

  @Test(.documented("UICollectionViewDiffableDataSource")) func aCollectionShowsASnapshot() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      [log] view, path, number in
      log.add("\(number)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    Stage.fresh().addSubview(collection)
    source.apply(shown([("A", [1, 2]), ("B", [3])]))
    #expect(collection.visibleCells.count == 3)
    #expect(collection.numberOfSections == 2)
    #expect(log.taken().sorted() == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
  }
}
