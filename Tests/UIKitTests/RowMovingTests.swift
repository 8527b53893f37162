import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Rows that a user puts into another order.
@MainActor
@Suite(.freshApp) struct RowMovingTests {
  private final class Fruit: NSObject, UITableViewDataSource, _MethodTableProviding {
    var names = [["Figs", "Plums", "Pears"], ["Nuts"]]
    let log = Log()
    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.section][indexPath.row]
      return cell
    }
    var afterMove: (IndexPath, IndexPath) -> Void = { _, _ in }
    func move(_ source: IndexPath, _ destination: IndexPath) {
      defer { afterMove(source, destination) }
      let name = names[source.section].remove(at: source.row)
      names[destination.section].insert(name, at: destination.row)
      log.add("\(name) to \(destination.section).\(destination.row)")
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("numberOfSectionsInTableView:") { r, _ in (r as? Fruit)?.names.count ?? 0 },
          _Method("tableView:canMoveRowAtIndexPath:") { _, a in _argument(a, 1, as: IndexPath.self).row != 1 },
          _Method("tableView:moveRowAtIndexPath:toIndexPath:") { r, a in
            _result((r as? Fruit)?.move(_argument(a, 1), _argument(a, 2)))
          },
        ], outlets: [])
    }
  }

  /// Sends a row that is proposed for another section back to the end of its own.
  private final class Home: NSObject, UITableViewDelegate, _MethodTableProviding {
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") { _, a in
            let (source, proposed) = (_argument(a, 1, as: IndexPath.self), _argument(a, 2, as: IndexPath.self))
            return proposed.section == source.section ? proposed : IndexPath(row: 2, section: source.section)
          }
        ], outlets: [])
    }
  }

  private let fruit = Fruit()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  init() {
    table.dataSource = fruit
    Stage.fresh().addSubview(table)
    MainLoop.runUntilIdle()
    table.setEditing(true, animated: false)
  }

  private func control(_ name: String) -> UIButton? {
    table.cells.values.flatMap(\.subviews).compactMap { $0 as? UIButton }.first {
      ScreenObserver.label(of: $0) == "Reorder \(name)"
    }
  }

  private func drag(_ name: String, to path: IndexPath) -> Outcome {
    let outcome = UserInput.press(
      control(name), named: "the control", seconds: 0.5, thenDragTo: table.cellForRow(at: path), named: "the row")
    MainLoop.runUntilIdle()
    return outcome
  }

  private var shown: [String] {
    table.cells.sorted { $0.key < $1.key }.map { "\($0.key.section).\($0.key.row) \($0.value.textLabel?.text ?? "")" }
  }

  @Test(.documented("UITableViewDataSource, tableView(_:moveRowAt:to:)"))
  func aRowGoesToWhereItsControlIsDrawn() {
    #expect(drag("Figs", to: IndexPath(row: 2, section: 0)) == .done)
    #expect(fruit.log.taken() == ["Figs to 0.2"])
    #expect(shown == ["0.0 Plums", "0.1 Pears", "0.2 Figs", "1.0 Nuts"])
    #expect(
      table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY
        == table.rectForRow(at: IndexPath(row: 2, section: 0)).minY)
    #expect(drag("Figs", to: IndexPath(row: 0, section: 0)) == .done)
    #expect(fruit.names[0] == ["Figs", "Plums", "Pears"])
  }

  @Test(.documented("UITableViewDataSource, tableView(_:moveRowAt:to:)"))
  func aRowGoesToAnotherSection() {
    #expect(drag("Pears", to: IndexPath(row: 0, section: 1)) == .done)
    #expect(shown == ["0.0 Figs", "0.1 Plums", "1.0 Pears", "1.1 Nuts"])
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 2])
  }

  @Test(.documented("UITableViewDataSource, tableView(_:canMoveRowAt:)"))
  func whatMayNotBeMovedHasNoControl() {
    #expect(control("Figs") != nil)
    #expect(control("Plums") == nil)
    table.setEditing(false, animated: false)
    #expect(control("Figs") == nil)
  }

  @Test(.documented("UITableViewDelegate, tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"))
  func theDelegateSaysWhereARowMayGo() {
    let home = Home()
    table.delegate = home
    #expect(drag("Figs", to: IndexPath(row: 0, section: 1)) == .done)
    #expect(fruit.names == [["Plums", "Pears", "Figs"], ["Nuts"]])
  }

  @Test(.assumed("a row that is put back is not told of"))
  func aRowThatIsPutBackIsNotTold() {
    #expect(drag("Figs", to: IndexPath(row: 0, section: 0)) == .done)
    #expect(fruit.log.taken() == [])
  }

  @Test(.documented("UIPanGestureRecognizer")) func aPressAndADragReachAPan() {
    let window = Stage.fresh()
    let (view, goal) = (UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60)), UIView())
    goal.frame = CGRect(x: 220, y: 300, width: 60, height: 60)
    window.addSubview(goal)
    window.addSubview(view)
    let target = Target(fruit.log)
    let pan = UIPanGestureRecognizer(target: target, action: "pressed")
    view.addGestureRecognizer(pan)
    #expect(UserInput.press(view, named: "it", seconds: 0, thenDragTo: goal, named: "there") == .done)
    #expect(!fruit.log.taken().isEmpty)
    #expect(pan.location(in: window) == CGPoint(x: 250, y: 330))
  }

  @Test(.documented("UITableViewDataSource, tableView(_:moveRowAt:to:)"), arguments: [true, false])
  func aRowThatTheDataSourceShowsItselfIsCountedOnce(reloading: Bool) {
    fruit.afterMove = { [table] source, destination in
      if reloading { table.reloadData() } else { table.moveRow(at: source, to: destination) }
    }
    #expect(drag("Figs", to: IndexPath(row: 0, section: 1)) == .done)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 2])
    #expect(shown == ["0.0 Plums", "0.1 Pears", "1.0 Figs", "1.1 Nuts"])
  }
}
