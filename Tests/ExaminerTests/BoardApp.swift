import AppProtocol
import ReferenceModel
import Synchronization

@testable import Examiner

/// An app of the first lesson that is right because it is the model itself, or wrong in a way that a test gives it.
final class BoardApp: AppConnection, Sendable {
  typealias Defect = @Sendable (_ event: UserEvent?, _ screen: inout Screen) -> Void
  typealias Mistake = @Sendable (_ before: TaskBoard, _ event: UserEvent, _ after: inout TaskBoard) -> Void

  typealias Crash = @Sendable (_ before: TaskBoard, _ event: UserEvent) -> Bool

  private let board = Mutex(TaskBoard())
  private let mistake: Mistake
  private let defect: Defect
  private let crashes: Crash
  private let ids = (field: ElementID(1), add: ElementID(2), table: ElementID(3))

  /// - Parameters:
  ///   - mistake: Spoils what the app does.
  ///   - defect: Spoils what the app shows.
  ///   - crashes: Whether an event ends the app.
  init(
    mistake: @escaping Mistake = { _, _, _ in }, defect: @escaping Defect = { _, _ in },
    crashes: @escaping Crash = { _, _ in false }
  ) {
    self.crashes = crashes
    self.mistake = mistake
    self.defect = defect
  }

  func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    let user = userEvent(event)
    if let user, board.withLock({ crashes($0, user) }) { throw .appEnded }
    return board.withLock { board in
      if let user {
        let before = board
        board.handle(user)
        mistake(before, user, &board)
      }
      var screen = screen(of: board)
      defect(user, &screen)
      return (.done, screen)
    }
  }

  func checkNothingIsLeft() throws(ConnectionFailure) {}

  private func userEvent(_ event: Event) -> UserEvent? {
    switch event {
    case .tap(ids.field): .tap(.textField("caption"))
    case .tap(ids.add): .tap(.button("add"))
    case .typeText("\n"): .pressReturn
    case .typeText(let text): .type(text)
    case .pressDelete: .pressDelete
    case .tap(let row) where row.number >= 1000:
      .tapRow(table: "tasks", section: row.number / 1000, row: row.number % 1000)
    case .scroll(_, let points): .scroll(.table("tasks"), by: points.y)
    case .wait(let seconds): .wait(seconds: seconds)
    case .turn(let orientation): .turn(orientation)
    case .use(let keyboard): .use(keyboard)
    case .comeBack: .leaveAndComeBack
    case .launch, .leave, .tap, .tapAt, .probe: nil
    }
  }

  private func screen(of board: TaskBoard) -> Screen {
    let keyboard: AppProtocol.Keyboard? =
      board.keyboard.isUp ? .up(isReturnKeyEnabled: board.keyboard.isReturnKeyEnabled) : nil
    var field = AppProtocol.Element.of(.textField, "caption", value: board.caption, hasFocus: board.isEditing)
    field.id = ids.field
    var add = AppProtocol.Element.of(.button, "add", label: "Add", isEnabled: board.canAdd)
    add.id = ids.add
    let tasks = board.tasks.sections.enumerated().flatMap { section, tasks in
      tasks.enumerated().map { row, task -> AppProtocol.Element in
        var cell = AppProtocol.Element.of(
          .cell, hasCheckmark: task.isDone, section: section + 1, row: row, [.of(.staticText, label: task.text)])
        cell.id = ElementID((section + 1) * 1000 + row)
        return cell
      }
    }
    var table = AppProtocol.Element.of(
      .table, "tasks",
      scroll: ScrollState(
        contentOffset: Point(x: 0, y: 0), contentSize: Size(width: 375, height: 600),
        contentInset: Insets(bottom: keyboard == nil ? 0 : 260)),
      sections: [
        TableSection(header: "", footer: "", rowCount: 1),
        TableSection(header: "Top Priority", footer: "", rowCount: board.tasks.sections[0].count),
        TableSection(header: "Bonus", footer: "", rowCount: board.tasks.sections[1].count),
      ],
      [.of(.cell, section: 0, row: 0, [field, add])] + tasks)
    table.id = ids.table
    return Screen(
      size: Size(width: 375, height: 667), elements: [table, .of(.staticText, "progress", label: board.progress)],
      keyboard: keyboard)
  }
}
