import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// A table whose data source and delegate write down what they hear.
@MainActor
class TableTeller: Teller, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: [CGFloat] = []

  init(_ sections: [[String]], _ log: Log = Log()) {
    self.sections = sections
    super.init(log)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  nonisolated override class var methods: [_Method] {
    [_Method("numberOfSectionsIn:") { r, _ in _result((r as? TableTeller)?.sections.count ?? 0) }]
  }

  /// A table that keeps its data source.
  private final class Holding: UITableView { var source: AnyObject? }

  /// A table of 320 by 440 points with 44 points a row.
  func table(_ style: UITableView.Style = .plain, cell: UITableViewCell.Type = UITableViewCell.self) -> UITableView {
    let table = Holding(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.source = self
    table.contentInsetAdjustmentBehavior = .never
    table.register(cell, forCellReuseIdentifier: "Cell")
    table.dataSource = self
    table.delegate = self
    Stage.fresh().addSubview(table)
    table.layoutIfNeeded()
    return table
  }
}

/// Which rows a tap and code select.
@MainActor
@Suite(.freshApp) struct TableSelectionTests {
  final class Choices: TableTeller {
    nonisolated override class var methods: [_Method] {
      [
        tells("tableView:shouldHighlightRowAt:", "should highlight", path: 1),
        tells("tableView:didHighlightRowAt:", "highlight", path: 1),
        tells("tableView:didUnhighlightRowAt:", "unhighlight", path: 1),
        tells("tableView:didSelectRowAt:", "select", path: 1),
        tells("tableView:didDeselectRowAt:", "deselect", path: 1),
      ]
    }
    var highlights: Bool {
      get { answers["tableView:shouldHighlightRowAt:"] as? Bool ?? true }
      set { answers["tableView:shouldHighlightRowAt:"] = newValue }
    }
    /// What was told of choices alone.
    func chosen() -> [String] { log.taken().filter { !$0.contains("highlight") } }
  }

  private let source = Choices([["a", "b", "c"]])

  private func tap(_ row: Int, _ table: UITableView) {
    _ = UserInput.tap(table.cellForRow(at: [0, row]), named: "")
  }

  init() { source.highlights = true }

  @Test(.documented("UITableView, allowsMultipleSelection: a tap on a selected row deselects it"))
  func aSecondTapDeselectsWhereSeveralMayBeSelected() {
    let table = source.table()
    table.allowsMultipleSelection = true
    for row in [0, 1, 0] { tap(row, table) }
    #expect(source.chosen() == ["select 0.0", "select 0.1", "deselect 0.0"])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test(.documented("UITableView, allowsSelection: it holds while the table is not in editing mode"))
  func whileATableIsEditedAnotherPropertySaysWhetherRowsAreSelected() {
    let table = source.table()
    table.allowsSelection = false
    tap(0, table)
    #expect(source.chosen() == [])
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    tap(1, table)
    #expect(source.chosen() == ["select 0.1"])
  }

  @Test(.documented("UITableView, allowsMultipleSelectionDuringEditing: several rows can be selected in editing mode"))
  func severalRowsAreSelectedWhileATableIsEdited() {
    let table = source.table()
    table.allowsMultipleSelectionDuringEditing = true
    tap(0, table)
    tap(1, table)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    table.deselectRow(at: [0, 1], animated: false)
    table.isEditing = true
    tap(0, table)
    tap(2, table)
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
  }

  @Test(
    .documented("UITableView, allowsMultipleSelectionDuringEditing: the table does not ask for editing styles then"))
  func rowsThatAreChosenTogetherHaveNoControlsToDeleteThem() {
    final class Deletable: TableTeller {
      nonisolated override class var methods: [_Method] {
        [tells("tableView:commitEditingStyle:forRowAtIndexPath:", "commit", path: 2)]
      }
    }
    let source = Deletable([["a"]])
    let table = source.table()
    table.isEditing = true
    #expect(table.visibleCells[0].subviews.contains { $0 is RowButton })
    table.isEditing = false
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    #expect(!table.visibleCells[0].subviews.contains { $0 is RowButton })
  }

  @Test(.documented("UITableViewDelegate, tableView(_:shouldHighlightRowAt:): false stops the selection"))
  func aRowThatMayNotBeHighlightedIsNotSelected() {
    let table = source.table()
    source.highlights = false
    tap(0, table)
    #expect(source.log.taken() == ["should highlight 0.0"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(
    .documented("UITableView, deselectRow(at:animated:), selectRow(at:animated:scrollPosition:): no delegate is told"))
  func codeSelectsAndDeselectsInSilence() {
    let table = source.table()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 1])
    #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
    table.deselectRow(at: [0, 1], animated: false)
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    #expect(source.log.taken() == [])
  }

  @Test(.documented("UITableView, selectRow(at:animated:scrollPosition:): none scrolls nothing"))
  func codeThatSelectsScrollsOnlyWhenItIsTold() {
    let source = Choices([(0..<50).map(String.init)])
    let table = source.table()
    table.selectRow(at: [0, 40], animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == 0)
    table.selectRow(at: [0, 30], animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == 30.5 * 44 - 220)
  }

  @Test(.documented("UITableView, Overview: reloading clears the current state, and with it the selection"))
  func reloadingForgetsTheSelection() {
    let table = source.table()
    tap(1, table)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
  }

  @Test(.observed("a row loses its selection by reloadRows(at:with:), the others keep theirs (blog.stevex.net, 2011)"))
  func aRowThatIsLoadedAnewIsNotSelected() {
    let table = source.table()
    table.allowsMultipleSelection = true
    tap(0, table)
    tap(1, table)
    table.reloadRows(at: [[0, 1]], with: .automatic)
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    table.reconfigureRows(at: [[0, 0]])
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
  }

  @Test(.documented("UITableView, indexPathsForSelectedRows: nil where no row is selected"))
  func noSelectionIsNoListOfRows() {
    let table = source.table()
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    tap(0, table)
    tap(0, table)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  // MARK: Controllers of tables

  private final class Screen: UITableViewController {
    var rows = ["a", "b"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }

  private func shown(_ screen: Screen) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    return navigation
  }

  @Test(.documented("UITableViewController, clearsSelectionOnViewWillAppear"), arguments: [true, false])
  func aControllerClearsTheSelectionWhenItComesBack(_ clears: Bool) {
    let screen = Screen(style: .plain)
    screen.clearsSelectionOnViewWillAppear = clears
    let navigation = shown(screen)
    screen.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    MainLoop.runUntilIdle()
    #expect(screen.tableView.indexPathForSelectedRow == [0, 1])
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(screen.tableView.indexPathForSelectedRow == (clears ? nil : [0, 1]))
  }

  @Test(.documented("UITableViewController: a controller that makes its table is its data source and its delegate"))
  func aControllerMakesATableOfItsStyle() {
    let screen = Screen(style: .grouped)
    #expect(screen.tableView.style == .grouped)
    #expect(screen.tableView.dataSource === screen && screen.tableView.delegate === screen)
    #expect(screen.view === screen.tableView)
  }

  @Test(.documented("UITableViewController: the rows are loaded when the table appears for the first time"))
  func aControllerLoadsItsRowsWhenItAppearsFirst() {
    let screen = Screen(style: .plain)
    screen.loadViewIfNeeded()
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    screen.rows = ["a", "b", "c"]
    let navigation = shown(screen)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
    screen.rows = ["a"]
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test(.documented("UITableViewController, setEditing(_:animated:): the table is edited with its controller"))
  func theEditButtonOfAControllerEditsItsTable() {
    let screen = Screen(style: .plain)
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let navigation = shown(screen)
    let button = navigation.navigationBar.subviews.first { ScreenObserver.label(of: $0) == "Edit" }
    _ = UserInput.tap(button, named: "Edit")
    #expect(screen.tableView.isEditing && screen.isEditing)
    #expect(screen.tableView.visibleCells.allSatisfy { $0.isEditing })
  }
}
