import AppProtocol
import ReferenceModel
import Synchronization

@testable import Examiner

/// An app of a shopping list that is right because it is the model itself, or wrong in a way that a test gives it.
final class BasketApp: AppConnection, Sendable {
  typealias Defect = @Sendable (_ event: UserEvent?, _ screen: inout Screen) -> Void
  typealias Mistake = @Sendable (_ before: Basket, _ event: UserEvent, _ after: inout Basket) -> Void

  typealias Crash = @Sendable (_ before: Basket, _ event: UserEvent) -> Bool

  private let basket = Mutex(Basket())
  private let mistake: Mistake
  private let defect: Defect
  private let crashes: Crash
  private let ids = (field: ElementID(1), put: ElementID(2), table: ElementID(3))

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
    if let user, basket.withLock({ crashes($0, user) }) { throw .appEnded }
    return basket.withLock { basket in
      if let user {
        let before = basket
        basket.handle(user)
        mistake(before, user, &basket)
      }
      var screen = screen(of: basket)
      defect(user, &screen)
      return (.done, screen)
    }
  }

  func finish() throws(ConnectionFailure) {}

  private func userEvent(_ event: Event) -> UserEvent? {
    switch event {
    case .tap(ids.field): .tap(.textField("item"))
    case .tap(ids.put): .tap(.button("put"))
    case .typeText("\n"): .pressReturn
    case .typeText(let text): .type(text)
    case .pressDelete: .pressDelete
    case .paste(let text): .paste(text)
    case .tap(let row) where row.number >= 1000:
      .tapRow(table: "basket", section: row.number / 1000, row: row.number % 1000)
    case .scroll(_, let points): .scroll(.table("basket"), by: points.y)
    case .wait(let seconds): .wait(seconds: seconds)
    case .turn(let orientation): .turn(orientation)
    case .use(let keyboard): .use(keyboard)
    case .comeBack: .leaveAndComeBack
    case .launch, .leave, .tap, .doubleTap, .tapAt, .probe, .finish, .leaks, .press, .pressAndDrag, .swipe, .turnWheel,
      .slide:
      nil
    }
  }

  private func screen(of basket: Basket) -> Screen {
    let keyboard: AppProtocol.Keyboard? =
      basket.keyboard.isUp ? .up(isReturnKeyEnabled: basket.keyboard.isReturnKeyEnabled) : nil
    var field = AppProtocol.Element.of(.textField, "item", value: basket.typed, hasFocus: basket.isEditing)
    field.id = ids.field
    var put = AppProtocol.Element.of(.button, "put", label: "Put", isEnabled: basket.canPut)
    put.id = ids.put
    let items = basket.items.sections.enumerated().flatMap { section, items in
      items.enumerated().map { row, item -> AppProtocol.Element in
        var cell = AppProtocol.Element.of(
          .cell, hasCheckmark: item.isDone, section: section + 1, row: row, [.of(.staticText, label: item.text)])
        cell.id = ElementID((section + 1) * 1000 + row)
        return cell
      }
    }
    var table = AppProtocol.Element.of(
      .table, "basket",
      scroll: ScrollState(
        contentOffset: Point(x: 0, y: 0), contentSize: Size(width: 375, height: 600),
        contentInset: Insets(bottom: keyboard == nil ? 0 : 260)),
      sections: [
        TableSection(header: "", footer: "", rowCount: 1),
        TableSection(header: "Fruit", footer: "", rowCount: basket.items.sections[0].count),
        TableSection(header: "Other", footer: "", rowCount: basket.items.sections[1].count),
      ],
      [.of(.cell, section: 0, row: 0, [field, put])] + items)
    table.id = ids.table
    return Screen(
      size: Size(width: 375, height: 667), elements: [table, .of(.staticText, "total", label: basket.total)],
      keyboard: keyboard)
  }
}
