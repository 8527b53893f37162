import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Rows that a user deletes and inserts.
@MainActor
@Suite(.freshApp) struct RowEditingTests {
  private final class Fruit: NSObject, UITableViewDataSource, _MethodTableProviding {
    var names = ["Figs", "Plums", "Pears"]
    let log = Log()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    private func commit(_ table: UITableView, _ path: IndexPath) {
      log.add("delete \(names.remove(at: path.row))")
      table.deleteRows(at: [path], with: .automatic)
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("tableView:canEditRowAtIndexPath:") { _, a in _argument(a, 1, as: IndexPath.self).row != 0 },
          _Method("tableView:commitEditingStyle:forRowAtIndexPath:") { r, a in
            _result((r as? Fruit)?.commit(_argument(a, 0), _argument(a, 2)))
          },
        ], outlets: [])
    }
  }

  private let fruit = Fruit()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    table.dataSource = fruit
    Stage.fresh().addSubview(table)
    MainLoop.runUntilIdle()
  }

  private func button(_ label: String, in row: Int) -> UIButton? {
    table.cells[IndexPath(row: row, section: 0)]?.subviews.compactMap { $0 as? UIButton }.first {
      ScreenObserver.label(of: $0) == label
    }
  }

  private func swipe(_ row: Int) -> Outcome {
    UserInput.swipe(table.cells[IndexPath(row: row, section: 0)], named: "the row", .left)
  }

  @Test(.documented("UITableViewDataSource, tableView(_:commit:forRowAt:)"))
  func aSwipeShowsTheButtonThatDeletes() throws {
    #expect(swipe(1) == .done)
    let delete = try #require(button("Delete", in: 1))
    #expect(fruit.log.taken() == [])
    #expect(UserInput.tap(delete, named: "Delete") == .done)
    MainLoop.runUntilIdle()
    #expect(fruit.log.taken() == ["delete Plums"])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test(.documented("UITableViewDataSource, tableView(_:canEditRowAt:)"))
  func aRowThatCantBeEditedShowsNothing() {
    #expect(swipe(0) == .done)
    #expect(button("Delete", in: 0) == nil)
  }

  @Test(.documented("UITableView, setEditing(_:animated:)")) func anEditedTableHasControlsAtItsRows() throws {
    table.setEditing(true, animated: true)
    #expect(button("Remove", in: 0) == nil)
    let remove = try #require(button("Remove", in: 2))
    #expect(UserInput.tap(remove, named: "Remove") == .done)
    let delete = try #require(button("Delete", in: 2))
    #expect(UserInput.tap(delete, named: "Delete") == .done)
    MainLoop.runUntilIdle()
    #expect(fruit.names == ["Figs", "Plums"])
    table.setEditing(false, animated: true)
    #expect(button("Remove", in: 1) == nil)
  }
}
