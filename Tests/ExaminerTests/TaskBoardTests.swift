import Testing

@testable import ReferenceModel

@Suite struct TaskBoardTests {
  private let field = ElementName.textField("caption")
  private let add = ElementName.button("add")

  private func board(_ events: UserEvent...) -> TaskBoard { TaskBoard().handling(events) }

  @Test func aTapOnTheFieldBringsUpTheKeyboard() {
    #expect(board(.tap(field)).sights.contains(.keyboard(isUp: true)))
    #expect(board().sights.contains(.keyboard(isUp: false)))
  }

  @Test func returnCommitsTheTrimmedTaskAsTheFirstOfTopPriority() {
    let board = board(.tap(field), .type("  Buy  milk "), .pressReturn)
    #expect(
      board.topPriority.map(\.caption) == [
        "Buy  milk", "Call the dentist", "Return the library books", "Water the plants",
      ])
    #expect(board.caption == "")
    #expect(!board.isEditing)
    #expect(!board.canAdd)
  }

  @Test func addCommitsAsReturnDoes() {
    #expect(
      board(.tap(field), .type("Buy milk"), .tap(add)).sights
        == board(.tap(field), .type("Buy milk"), .pressReturn).sights)
  }

  @Test func returnWithNothingButSpacesEmptiesTheFieldAndAddsNothing() {
    #expect(board(.tap(field), .type("  "), .pressReturn).sights == TaskBoard().sights)
  }

  @Test func addWithNothingButSpacesIsDisabled() {
    let blank = board(.tap(field), .type("  "))
    #expect(!blank.canAdd)
    #expect(blank.handling([.tap(add)]).sights == blank.sights)
  }

  @Test func theReturnKeyIsEnabledAsSoonAsThereAreSpaces() {
    #expect(!board(.tap(field)).isReturnKeyEnabled)
    #expect(board(.tap(field), .type(" ")).isReturnKeyEnabled)
    #expect(!board(.tap(field), .type(" "), .pressDelete).isReturnKeyEnabled)
  }

  @Test func progressCountsWhatIsDone() {
    #expect(TaskBoard(topPriority: [], bonus: []).progress == "Nothing to do yet")
    #expect(TaskBoard().progress == "4 to go")
    let first = TaskBoard().handling([.tapRow(table: "tasks", section: 1, row: 0)])
    #expect(first.progress == "1 done, 3 to go")
    let all = first.handling([
      .tapRow(table: "tasks", section: 1, row: 1), .tapRow(table: "tasks", section: 1, row: 2),
      .tapRow(table: "tasks", section: 2, row: 0),
    ])
    #expect(all.progress == "All 4 done")
  }

  @Test func theSameSeedGivesTheSameEvents() {
    #expect(TaskBoard().events(count: 40, seed: 7) == TaskBoard().events(count: 40, seed: 7))
    #expect(TaskBoard().events(count: 40, seed: 7) != TaskBoard().events(count: 40, seed: 8))
  }

  @Test func generatedEventsReachEveryCorner() {
    let events = TaskBoard().events(count: 300, seed: 1)
    #expect(events.contains(.pressReturn))
    #expect(events.contains(.pressDelete))
    #expect(events.contains(.tap(field)))
    #expect(events.contains { if case .type(let text) = $0 { text.allSatisfy { $0 == " " } } else { false } })
    #expect(events.contains { if case .scroll = $0 { true } else { false } })
    #expect(TaskBoard().handling(events).topPriority.count > 10)
  }
}
