import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// The button that begins and ends editing, and what rows showed at a swipe before iOS 11.
@MainActor
@Suite(.freshApp) struct EditButtonTests {
  private let log = Log()

  private final class List: UITableViewController {
    let log: Log
    var showsActions: Bool
    init(_ log: Log, showsActions: Bool = true) {
      self.log = log
      self.showsActions = showsActions
      super.init(style: .plain)
      navigationItem.rightBarButtonItem = editButtonItem
    }
    required init?(coder: NSCoder) { nil }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.add("editing \(editing)")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    nonisolated override class func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("tableView:editActionsForRowAt:") { receiver, _ in
            guard let list = receiver as? List, list.showsActions else { return nil }
            return [("Delete", UITableViewRowAction.Style.destructive), ("Flag", .normal)].map { title, style in
              UITableViewRowAction(style: style, title: title) { [log = list.log] action, path in
                log.add("\(action.title ?? "") \(path.row)")
              }
            }
          }
        ], outlets: [])
    }
  }

  private func shown(showsActions: Bool = true) -> List {
    let list = List(log, showsActions: showsActions)
    Stage.fresh().rootViewController = UINavigationController(rootViewController: list)
    MainLoop.runUntilIdle()
    return list
  }

  @Test(.documented("UIViewController, editButtonItem")) func theButtonBeginsAndEndsEditing() {
    let list = shown()
    let item = list.editButtonItem
    #expect(item === list.navigationItem.rightBarButtonItem)
    #expect(item.title == "Edit")
    item.press(nil)
    #expect(log.taken() == ["editing true"])
    #expect(list.isEditing && list.tableView.isEditing)
    #expect(item.title == "Done")
    item.press(nil)
    #expect(log.taken() == ["editing false"])
    #expect(!list.tableView.isEditing)
    #expect(item.title == "Edit")
  }

  @Test(.documented("UITableViewDelegate, tableView(_:editActionsForRowAt:)")) func aSwipeShowsTheRowActions() throws {
    let list = shown()
    let cell = try #require(list.tableView.cells[IndexPath(row: 1, section: 0)])
    #expect(UserInput.swipe(cell, named: "the row", .left) == .done)
    let buttons = cell.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Delete", "Flag"])
    _ = UserInput.tap(buttons[1], named: "Flag")
    #expect(log.taken() == ["Flag 1"])
    #expect(!cell.subviews.compactMap { $0 as? UIButton }.isEmpty)
    list.tableView.setEditing(false, animated: true)
    #expect(cell.subviews.compactMap { $0 as? UIButton } == [])
    #expect(UITableViewRowAction.Style.destructive == .default)
  }

  @Test(.documented("UITableViewDelegate, tableView(_:editActionsForRowAt:)"))
  func withoutActionsNothingIsShown() throws {
    let list = shown(showsActions: false)
    let cell = try #require(list.tableView.cells[IndexPath(row: 1, section: 0)])
    _ = UserInput.swipe(cell, named: "the row", .left)
    #expect(cell.subviews.compactMap { $0 as? UIButton } == [])
  }
}
