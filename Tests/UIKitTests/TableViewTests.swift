import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct TableViewTests {
  /// Rows by section; each cell shows its text.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, _MethodTableProviding {
    var sections: [[String]]
    var told: [String] = []
    var refusesSelection = false
    init(_ sections: [[String]]) { self.sections = sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }

    nonisolated static func _methodTable() -> _MethodTable? {
      func note(_ selector: Selector, _ name: String) -> _Method {
        _Method(selector) { r, a in
          let path: IndexPath = _argument(a, 1)
          (r as? Source)?.told.append("\(name) \(path.section).\(path.row)")
          guard name.hasPrefix("will") else { return nil }
          return _result((r as? Source)?.refusesSelection == true ? nil : path as IndexPath?)
        }
      }
      return _MethodTable(
        methods: [
          _Method("numberOfSectionsIn:") { r, _ in _result((r as? Source)?.sections.count ?? 0) },
          _Method("tableView:titleForHeaderInSection:") { _, a in
            let section: Int = _argument(a, 1)
            return _result(section == 0 ? nil : "Section \(section)" as String?)
          },
          note("tableView:willSelectRowAt:", "willSelect"), note("tableView:didSelectRowAt:", "didSelect"),
          note("tableView:willDeselectRowAt:", "willDeselect"), note("tableView:didDeselectRowAt:", "didDeselect"),
        ], outlets: [])
    }
  }

  static func table(_ source: Source, in window: UIWindow) -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test(.observed("A table lays its rows out where it is told to, though it warns of it outside of a window"))
  func aTableOutsideOfAWindowHasCellsOnceItIsLaidOut() {
    let source = Source([["a", "b"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    #expect(table.cellForRow(at: [0, 1]) == nil)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 1])?.textLabel?.text == "b")
  }

  @Test func rowsAndHeadersStandOneBelowTheOther() {
    let source = Source([["a"], ["b", "c"]])
    let table = Self.table(source, in: Stage.fresh())
    #expect(texts(table) == ["a", "b", "c"])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)) == CGRect(x: 0, y: 116, width: 375, height: 44))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 44, width: 375, height: 28))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
    #expect(table.contentSize == CGSize(width: 375, height: 160))
  }

  @Test(.documented("cellForRow(at:) is nil when the row is not visible; cells are used again"))
  func onlyVisibleRowsHaveCellsAndScrolledOnesAreUsedAgain() {
    let source = Source([(0..<100).map(String.init)])
    let table = Self.table(source, in: Stage.fresh())
    #expect(table.visibleCells.count == 16)
    #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(table.cells.count + table.reusable.waiting["Cell", default: []].count <= 40)
    #expect(first != nil)
  }

  @Test(.documented("UITableView, insertRows(at:with:)"))
  func anInsertedRowLeavesTheOtherCellsAlone() {
    let source = Source([["a"], ["b", "c"]])
    let table = Self.table(source, in: Stage.fresh())
    let b = table.cellForRow(at: IndexPath(row: 0, section: 1))
    source.sections[1].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
    #expect(texts(table) == ["a", "new", "b", "c"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === b)
    #expect(b.flatMap { table.indexPath(for: $0) } == IndexPath(row: 1, section: 1))
  }

  @Test(.documented("Batch insertion, deletion, and reloading: deletions name the old rows, insertions the new ones"))
  func aBatchDeletesByOldAndInsertsByNewNumbers() {
    let source = Source([["a", "b", "c", "d"]])
    let table = Self.table(source, in: Stage.fresh())
    source.sections[0] = ["a", "x", "d"]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    table.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
    table.endUpdates()
    #expect(texts(table) == ["a", "x", "d"])
  }

  @Test(.documented("UITableView, performBatchUpdates(_:completion:)"))
  func sectionsAndMovesGoThroughABatchToo() {
    let source = Source([["a", "b"], ["c"]])
    let table = Self.table(source, in: Stage.fresh())
    var completed = false
    source.sections = [["new"], ["b"], ["c", "a"]]
    table.performBatchUpdates {
      table.insertSections([0], with: .automatic)
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 2))
    } completion: {
      completed = $0
    }
    #expect(texts(table) == ["new", "b", "c", "a"])
    #expect(completed == false)
    MainLoop.runUntilIdle()
    #expect(completed)
  }

  /// Whoever has just moved a row may still have its cell in hand, and write into it.
  @Test(.observed("a cell that leaves with changes is used again when their animation is over"))
  func aCellThatLeavesIsNotTheNextRowsAtOnce() {
    let rows = (0..<30).map(String.init)
    let source = Source([rows])
    let table = Self.table(source, in: Stage.fresh())
    let cell = table.cellForRow(at: [0, 0])
    source.sections[0] = Array(rows.dropFirst()) + ["0"]
    table.moveRow(at: [0, 0], to: [0, 29])
    cell?.textLabel?.text = "moved"
    #expect(!texts(table).contains("moved"))
    #expect(texts(table) == (1...texts(table).count).map(String.init))
    MainLoop.runUntilIdle()
    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(texts(table).last == "0")
  }

  @Test(.observed("The exception's text"))
  func rowsThatDoNotAddUpEndTheAppInUIKitsWords() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Source([["a", "b", "c", "d", "e", "f", "g"]])
        let table = TableViewTests.table(source, in: Stage.fresh())
        source.sections[0] = ["a"]
        table.beginUpdates()
        table.endUpdates()
      }
    }
    #expect(
      standardError(result).contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Invalid update: "
          + "invalid number of rows in section 0.  The number of rows contained in an existing section after the update "
          + "(1) must be equal to the number of rows contained in that section before the update (7), plus or minus the "
          + "number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number "
          + "of rows moved into or out of that section (0 moved in, 0 moved out).'"))
  }

  @Test(.observed("The exception's text"))
  func anUnknownIdentifierEndsTheAppInUIKitsWords() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "Cell", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      standardError(result).contains(
        "unable to dequeue a cell with identifier Cell - must register a nib or a class for the identifier or connect "
          + "a prototype cell in a storyboard"))
  }

  @Test(.documented("dequeueReusableCell(withIdentifier:)"))
  func theShortFormReturnsNilWhenNothingFits() {
    Stage.fresh()
    #expect(UITableView().dequeueReusableCell(withIdentifier: "Cell") == nil)
  }

  @Test(.documented("UITableViewDelegate, managing selections"))
  func aTapOnARowAsksThenSelectsAndThenTheOldRowIsLeft() {
    let source = Source([["a", "b"]])
    let table = Self.table(source, in: Stage.fresh())
    _ = UserInput.tap(table.visibleCells[0], named: "")
    _ = UserInput.tap(table.visibleCells[1], named: "")
    #expect(
      source.told == [
        "willSelect 0.0", "didSelect 0.0", "willSelect 0.1", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.1",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(.documented("tableView(_:willSelectRowAt:): nil means no selection"))
  func aRowThatMayNotBeSelectedIsNot() {
    let source = Source([["a"]])
    source.refusesSelection = true
    let table = Self.table(source, in: Stage.fresh())
    _ = UserInput.tap(table.visibleCells[0], named: "")
    #expect(source.told == ["willSelect 0.0"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(.documented("reconfigureRows(at:): the cells that are there are kept, and not prepared for reuse"))
  func aRowThatIsReconfiguredKeepsItsCellAndTheFocus() throws {
    let source = Source([["milk", "tea"]])
    let table = Self.table(source, in: Stage.fresh())
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    source.sections[0][0] = "cheese"
    table.reconfigureRows(at: [path, IndexPath(row: 99, section: 0)])
    #expect(table.cellForRow(at: path) === cell)
    #expect(cell.textLabel?.text == "cheese")
    #expect(field.isFirstResponder)
  }

  @Test(.observed("Reloading takes the cell, and with it the focus, away"))
  func reloadingTakesTheKeyboardDown() {
    let source = Source([["a"]])
    let table = Self.table(source, in: Stage.fresh())
    let field = textField(in: table.visibleCells[0].contentView)
    #expect(field.becomeFirstResponder())
    table.reloadData()
    #expect(AppState.current.keyboard.frame == nil)
  }

  @Test(.observed("The cell with the first responder stays alive out of sight"))
  func theCellThatIsEditedSurvivesScrolling() {
    let source = Source([(0..<100).map(String.init)])
    let table = Self.table(source, in: Stage.fresh())
    let field = textField(in: table.visibleCells[0].contentView)
    field.becomeFirstResponder()
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(field.isFirstResponder)
  }

  @Test func aRowBelowTheKeyboardIsReachedWhenTheInsetMakesRoom() {
    let source = Source([(0..<15).map(String.init)])
    let window = Stage.fresh()
    let table = Self.table(source, in: window)
    let field = textField(in: table.visibleCells[0].contentView)
    field.becomeFirstResponder()
    let last = table.cellForRow(at: IndexPath(row: 14, section: 0))
    #expect(UserInput.tap(last, named: "the cell \"14\"") == .refused("the cell \"14\" is covered by the keyboard"))
    table.contentInset.bottom = 260
    #expect(UserInput.tap(last, named: "the cell \"14\"") == .done)
    #expect(source.told == ["willSelect 0.14", "didSelect 0.14"])
  }

  @Test func aRegisteredClassIsMadeByItsOwnInitialiserWhenItsTableHasOne() {
    final class Cell: UITableViewCell {
      var wasMadeByStyle = false
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        wasMadeByStyle = true
      }
      required init?(coder: NSCoder) { nil }
    }
    Stage.fresh()
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "Cell")
    let cell = table.dequeueReusableCell(withIdentifier: "Cell") as? Cell
    #expect(cell?.wasMadeByStyle == true)
    #expect(cell?.reuseIdentifier == "Cell")
  }
}

func standardError(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
