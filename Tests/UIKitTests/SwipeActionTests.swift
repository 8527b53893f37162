import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a row shows when it is swiped.
@MainActor
@Suite(.freshApp) struct SwipeActionTests {
  private final class Fruit: NSObject, UITableViewDataSource, UITableViewDelegate, _MethodTableProviding {
    var names = ["Figs", "Plums"]
    let log = Log()
    var mayEdit = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    fileprivate func actions(_ titles: [String]) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { [log] _, _, finish in
            log.add(title)
            finish(true)
          }
        })
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("tableView:didSelectRowAtIndexPath:") { r, _ in _result((r as? Fruit)?.log.add("selected")) },
          _Method("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") { r, _ in
            _result((r as? Fruit)?.actions(["Flag", "More"]))
          },
          _Method("tableView:canEditRowAtIndexPath:") { r, _ in (r as? Fruit)?.mayEdit },
          _Method("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") { r, _ in
            _result((r as? Fruit)?.actions(["Read"]))
          },
        ], outlets: [])
    }
  }

  private let fruit = Fruit()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    (table.dataSource, table.delegate) = (fruit, fruit)
    Stage.fresh().addSubview(table)
    MainLoop.runUntilIdle()
  }

  private var cell: UITableViewCell? { table.cells[IndexPath(row: 0, section: 0)] }
  private var buttons: [UIButton] { cell?.subviews.compactMap { $0 as? UIButton } ?? [] }

  @Test(.documented("UITableViewDelegate, tableView(_:trailingSwipeActionsConfigurationForRowAt:)"))
  func aSwipeShowsTheActions() throws {
    #expect(UserInput.swipe(cell, named: "the row", .left) == .done)
    #expect(buttons.map(\.currentTitle) == ["Flag", "More"])
    // The first is at the edge.
    #expect(buttons[0].frame.minX > buttons[1].frame.minX)
    #expect(UserInput.tap(buttons[0], named: "Flag") == .done)
    #expect(fruit.log.taken() == ["Flag"] && buttons.isEmpty)
  }

  @Test(.documented("UITableViewDataSource, tableView(_:canEditRowAt:)")) func aRowThatCantBeEditedShowsNone() {
    fruit.mayEdit = false
    _ = UserInput.swipe(cell, named: "the row", .left)
    #expect(buttons == [])
  }

  @Test(.documented("UITableViewDelegate, tableView(_:leadingSwipeActionsConfigurationForRowAt:)"))
  func theOtherSideHasItsOwn() {
    #expect(UserInput.swipe(cell, named: "the row", .right) == .done)
    #expect(buttons.map(\.currentTitle) == ["Read"] && buttons[0].frame.minX == 0)
  }

  @Test(.documented("UIScrollView, canCancelContentTouches")) func aFingerThatMovesSelectsNothing() {
    for direction in [SwipeDirection.left, .right, .up, .down] {
      #expect(UserInput.swipe(cell, named: "the row", direction) == .done)
    }
    fruit.mayEdit = false
    #expect(UserInput.swipe(cell, named: "the row", .left) == .done)
    let next = table.cells[IndexPath(row: 1, section: 0)]
    #expect(UserInput.press(cell, named: "it", seconds: 0.3, thenDragTo: next, named: "the next") == .done)
    #expect(fruit.log.taken() == [] && table.indexPathForSelectedRow == nil)
    #expect(UserInput.tap(cell, named: "the row") == .done)
    #expect(fruit.log.taken() == ["selected"])
  }

  @Test(.documented("UIScrollView: a finger that moves at once scrolls, and the view under it hears nothing of it"))
  func aSwipeBeginsNoEditing() throws {
    let content = try #require(cell?.contentView)
    let field = UITextField(frame: content.bounds)
    content.addSubview(field)
    #expect(UserInput.swipe(field, named: "the field", .left) == .done)
    #expect(!field.isFirstResponder && buttons.map(\.currentTitle) == ["Flag", "More"])
  }
}
