import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a table asks of its rows, and where they are.
@MainActor
@Suite(.freshApp) struct TableRowTests {
  private func plain(_ rows: Int) -> TableTeller { TableTeller([(0..<rows).map(String.init)]) }

  @Test(.documented("UITableViewDataSource, numberOfSections(in:): one section where it is not implemented"))
  func aSourceThatDoesNotSayHasOneSection() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }
    let rows = Rows()
    let table = UITableView()
    table.dataSource = rows
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
  }

  @Test(
    .documented("UITableView, rectForRow(at:): nothing for a path that is not valid; indexPathForRow(at:): nil outside")
  )
  func whatIsNoRowHasNoPlace() {
    let table = plain(3).table()
    #expect(table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(table.rectForRow(at: [0, 3]) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 90)) == [0, 2])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 140)) == nil)
  }

  @Test(.observed("The rows of inset groups keep 16 points from both sides"))
  func rowsOfInsetGroupsKeepAwayFromTheSides() throws {
    let table = plain(3).table(.insetGrouped)
    Stage.fresh().addSubview(table)
    MainLoop.runUntilIdle()
    let cell = try #require(table.cellForRow(at: [0, 1]))
    #expect(cell.frame.minX == 16 && cell.frame.width == 288)
    #expect(table.rectForRow(at: [0, 1]) == cell.frame)
    #expect(table.indexPathForRow(at: CGPoint(x: 100, y: cell.frame.midY)) == [0, 1])
  }

  @Test(.documented("UITableView, indexPathsForRows(in:): the rows that the rectangle meets"))
  func aRectangleFindsItsRows() {
    let table = plain(9).table()
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 60)) == [[0, 1], [0, 2]])
  }

  @Test(.documented("UITableView.ScrollPosition, none: as little scrolling as shows the whole row"))
  func scrollingWithoutAPositionMovesAsLittleAsItCan() {
    let source = plain(50)
    let table = source.table()
    table.scrollToRow(at: [0, 5], at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: [0, 20], at: .none, animated: false)
    #expect(table.contentOffset.y == 484)
    table.scrollToRow(at: [0, 20], at: .top, animated: false)
    #expect(table.contentOffset.y == 880)
    table.scrollToRow(at: [0, 30], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 924)
  }

  private final class Displays: TableTeller {
    nonisolated override class var methods: [_Method] {
      [
        tells("tableView:willDisplay:forRowAt:", "will", path: 2),
        tells("tableView:didEndDisplaying:forRowAt:", "ended", path: 2),
      ]
    }
  }

  @Test(.documented("UITableViewDelegate, tableView(_:willDisplay:forRowAt:), tableView(_:didEndDisplaying:forRowAt:)"))
  func theDelegateHearsWhichRowsComeAndGo() {
    let source = Displays([(0..<30).map(String.init)])
    let table = source.table()
    #expect(source.log.taken().first == "will 0.0")
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    let told = source.log.taken()
    #expect(told.contains("ended 0.0") && told.contains("ended 0.1") && !told.contains("ended 0.2"))
    #expect(told.contains("will 0.11"))
  }

  final class Reused: UITableViewCell {
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  @Test(.documented("UITableViewCell, prepareForReuse(): called just before a dequeuing method returns the cell"))
  func aCellIsPreparedWhenItIsUsedAgain() throws {
    let source = plain(40)
    let table = source.table(cell: Reused.self)
    let first = try #require(table.cellForRow(at: [0, 0]) as? Reused)
    #expect(first.preparations == 0)
    table.scrollToRow(at: [0, 30], at: .top, animated: false)
    table.layoutIfNeeded()
    let used = table.visibleCells.compactMap { $0 as? Reused }
    #expect(used.contains { $0.preparations == 1 } && used.allSatisfy { $0.preparations <= 1 })
  }

  @Test(.documented("UITableView, register(_:forCellReuseIdentifier:): nil takes the registration back"))
  func aRegistrationIsTakenBack() {
    Stage.fresh()
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    #expect(table.dequeueReusableCell(withIdentifier: "Cell") != nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "Cell")
    #expect(table.dequeueReusableCell(withIdentifier: "Cell") == nil)
  }

  @Test(.documented("UITableView, tableHeaderView: only the height of the view's frame counts"))
  func aHeaderOfTheTableIsAsWideAsTheTable() {
    let source = plain(2)
    let table = source.table()
    let header = UIView(frame: CGRect(x: 50, y: 70, width: 10, height: 100))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.rectForRow(at: [0, 0]).minY == 100)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil && table.rectForRow(at: [0, 0]).minY == 0)
  }

  private final class Heights: TableTeller {
    nonisolated override class var methods: [_Method] {
      [
        _Method("numberOfSectionsIn:") { r, _ in _result((r as? TableTeller)?.sections.count ?? 0) },
        _Method("tableView:heightForRowAt:") { _, a in CGFloat(10 * (_argument(a, 1, as: IndexPath.self).row + 1)) },
        _Method("tableView:heightForHeaderInSection:") { _, a in _argument(a, 1, as: Int.self) == 0 ? 30 : 50 as CGFloat
        },
        _Method("tableView:viewForHeaderInSection:") { _, _ in UISwitch() },
      ]
    }
  }

  @Test(.documented("UITableViewDelegate, tableView(_:heightForRowAt:): takes the place of rowHeight"))
  func theDelegateSaysHowHighARowIs() {
    let source = Heights([["a", "b"]])
    let table = source.table()
    table.rowHeight = 70
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 40, width: 320, height: 20))
    #expect(table.cellForRow(at: [0, 1])?.frame.height == 20)
  }

  @Test(
    .documented("UITableViewDelegate, tableView(_:viewForHeaderInSection:), tableView(_:heightForHeaderInSection:)"))
  func theDelegateMakesTheHeadersOfSections() throws {
    let source = Heights([["a"], ["b"]])
    let table = source.table()
    let headers = table.subviews.compactMap { $0 as? UISwitch }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(
      headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 40, width: 320, height: 50)])
    #expect(table.headerView(forSection: 0) == nil)
  }

  /// A header of the app's beside a title that the data source has.
  private final class OwnHeaders: TableTeller {
    nonisolated override class var methods: [_Method] {
      [
        _Method("numberOfSectionsIn:") { r, _ in _result((r as? TableTeller)?.sections.count ?? 0) },
        _Method("tableView:titleForHeaderInSection:") { _, a in "Title \(_argument(a, 1, as: Int.self))" },
        _Method("tableView:heightForHeaderInSection:") { _, _ in 30 as CGFloat },
        _Method("tableView:viewForHeaderInSection:") { _, a in
          guard _argument(a, 1, as: Int.self) == 0 else { return nil as UIView? }
          let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
          header.textLabel?.text = "Own"
          return header
        },
      ]
    }
  }

  @Test(.documented("UITableViewDelegate, tableView(_:viewForHeaderInSection:): in place of the title"))
  func aHeaderIsCalledByWhatItShows() throws {
    let table = OwnHeaders([["a"], ["b"]]).table()
    let seen = try #require(ScreenObserver().observe().elements.first { $0.type == .table })
    #expect(seen.sections?.map(\.header) == ["Own", "Title 1"])
    let headers = seen.children.filter { $0.type == .sectionHeader }
    #expect(headers.map(\.label) == ["", "Title 1"])
    #expect(headers.map { $0.children.flatMap(\.children).map(\.label) } == [["Own"], []])
    withExtendedLifetime(table) {}
  }

  @Test(.documented("UITableView, setEditing(_:animated:): calls setEditing(_:animated:) of each visible cell"))
  func eachCellIsToldOfEditing() {
    final class Cell: UITableViewCell {
      var told: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        told.append(editing)
      }
    }
    final class Cells: NSObject, UITableViewDataSource {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let source = Cells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    Stage.fresh().addSubview(table)
    table.layoutIfNeeded()
    table.setEditing(true, animated: true)
    table.setEditing(false, animated: true)
    #expect(source.cell.told == [true, false])
  }

  @Test(.documented("UITableViewCell, accessoryView, accessoryType: at the right of the content"))
  func theContentMakesRoomForAccessoriesAndAViewThatIsTakenAwayIsGone() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 350)
    cell.accessoryType = .none
    let pin = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryView = pin
    cell.layoutIfNeeded()
    #expect(pin.superview === cell && cell.contentView.frame.maxX <= pin.frame.minX)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(pin.superview == nil && cell.contentView.frame.width == 375)
  }

  @Test(.documented("UITableViewCell, indentationLevel: the content moves by the level times indentationWidth"))
  func aCellIndentsItsContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    cell.layoutIfNeeded()
    let (start, end) = (cell.textLabel?.frame.minX ?? 0, cell.textLabel?.frame.maxX)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == start + 20)
    cell.indentationWidth = 30
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == start + 60 && cell.textLabel?.frame.maxX == end)
  }

  @Test(.documented("UITableViewDelegate, tableView(_:indentationLevelForRowAt:)"))
  func theDelegateIndentsRows() {
    final class Outline: TableTeller {
      nonisolated override class var methods: [_Method] {
        [_Method("tableView:indentationLevelForRowAt:") { _, a in _argument(a, 1, as: IndexPath.self).row }]
      }
    }
    let source = Outline([["a", "b", "c"]])
    let table = source.table()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
  }

  // MARK: Editing a row

  private final class Editable: TableTeller {
    nonisolated override class var methods: [_Method] {
      [
        tells("tableView:commitEditingStyle:forRowAtIndexPath:") { a in
          "commit \(_argument(a, 1, as: UITableViewCell.EditingStyle.self)) \(_argument(a, 2, as: IndexPath.self).row)"
        },
        tells("tableView:willBeginEditingRowAt:", "begin", path: 1),
        tells("tableView:didEndEditingRowAt:", "end", path: 1),
        _Method("tableView:editingStyleForRowAt:") { _, a in
          [UITableViewCell.EditingStyle.insert, .delete, .none][_argument(a, 1, as: IndexPath.self).row]
        },
        _Method("tableView:titleForDeleteConfirmationButtonForRowAt:") { _, _ in "Throw away" },
      ]
    }
  }

  private func button(_ label: String, _ table: UITableView, _ row: Int) -> UIButton? {
    table.cellForRow(at: [0, row])?.subviews.compactMap { $0 as? UIButton }.first {
      ScreenObserver.label(of: $0) == label
    }
  }

  @Test(.documented("UITableViewDelegate, tableView(_:willBeginEditingRowAt:), tableView(_:didEndEditingRowAt:)"))
  func aSwipeBeginsEditingItsRowAndPuttingItBackEndsIt() {
    let source = Editable([["a", "b", "c"]])
    let table = source.table()
    _ = UserInput.swipe(table.cellForRow(at: [0, 1]), named: "", .left)
    #expect(source.log.taken() == ["begin 0.1"])
    table.setEditing(false, animated: true)
    #expect(source.log.taken() == ["end 0.1"])
  }

  @Test(.documented("UITableViewDelegate, tableView(_:titleForDeleteConfirmationButtonForRowAt:)"))
  func theDelegateNamesTheButtonThatDeletes() throws {
    let source = Editable([["a", "b", "c"]])
    let table = source.table()
    _ = UserInput.swipe(table.cellForRow(at: [0, 1]), named: "", .left)
    let delete = try #require(button("Throw away", table, 1))
    _ = UserInput.tap(delete, named: "")
    #expect(source.log.taken().contains("commit delete 1"))
  }

  @Test(.documented("UITableViewCell.EditingStyle, insert: its control makes the data source insert at once"))
  func theControlThatInsertsCommitsAtOnce() throws {
    let source = Editable([["a", "b", "c"]])
    let table = source.table()
    table.isEditing = true
    _ = UserInput.tap(button("Insert", table, 0), named: "")
    #expect(source.log.taken() == ["commit insert 0"])
  }

  @Test(.documented("UITableViewCell.EditingStyle, none: the cell has no editing control"))
  func aRowWithoutAStyleHasNoControl() {
    let table = Editable([["a", "b", "c"]]).table()
    table.isEditing = true
    #expect(table.cellForRow(at: [0, 2])?.subviews.contains { $0 is RowButton } == false)
  }

  @Test(.documented("UITableViewDataSource, tableView(_:commit:forRowAt:): without it a swipe shows nothing"))
  func aSourceThatCommitsNothingHasNoButtonThatDeletes() {
    let table = plain(3).table()
    _ = UserInput.swipe(table.cellForRow(at: [0, 1]), named: "", .left)
    #expect(button("Delete", table, 1) == nil)
  }

  @Test(
    .documented("UITableViewDelegate, tableView(_:accessoryButtonTappedForRowWith:): the row itself is not selected"))
  func theDetailButtonOfARowTellsTheDelegate() throws {
    final class Details: TableTeller {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.accessoryType = indexPath.row == 0 ? .detailButton : .disclosureIndicator
        return cell
      }
      nonisolated override class var methods: [_Method] {
        [
          tells("tableView:accessoryButtonTappedForRowWith:", "detail", path: 1),
          tells("tableView:didSelectRowAt:", "select", path: 1),
        ]
      }
    }
    let source = Details([["a", "b"]])
    let table = source.table()
    let window = try #require(table.window)
    window.tap(at: CGPoint(x: 300, y: 22))
    #expect(source.log.taken() == ["detail 0.0"])
    window.tap(at: CGPoint(x: 300, y: 66))
    window.tap(at: CGPoint(x: 100, y: 22))
    #expect(source.log.taken() == ["select 0.1", "select 0.0"])
  }
}
