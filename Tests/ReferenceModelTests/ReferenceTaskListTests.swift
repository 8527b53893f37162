import Testing

@testable import ReferenceModel

@Suite struct ReferenceTaskListTests {
  private let list = ReferenceTaskList([["a", "b", "c"], ["d"]])

  private func changed(_ change: (inout ReferenceTaskList) -> Void) -> [[String]] {
    var list = list
    change(&list)
    return list.sections.map { $0.map { ($0.isDone ? "✓" : "") + $0.text } }
  }

  @Test func whatIsEnteredComesFirstOrLastWithoutItsBlanks() {
    #expect(changed { $0.enter("  new \t") } == [["new", "a", "b", "c"], ["d"]])
    #expect(changed { $0.enter("new", section: 1, at: .last) } == [["a", "b", "c"], ["d", "new"]])
    #expect(changed { $0.insert(" new ", section: 1) } == [["a", "b", "c"], [" new ", "d"]])
  }

  @Test(arguments: ["", "  ", "\u{3000}\t"])
  func blanksAloneAreRefused(text: String) {
    var list = list
    let wasTaken = list.enter(text)
    #expect(!wasTaken && list == self.list)
  }

  @Test func anAccentAfterASpaceStays() {
    #expect(ReferenceTaskList.trimmed(" \u{301}a\u{3000}") == "\u{301}a")
  }

  @Test func aTickIsTakenBackByASecondOne() {
    #expect(changed { $0.toggle(section: 0, row: 1) } == [["a", "✓b", "c"], ["d"]])
    #expect(changed { for _ in 1...2 { $0.toggle(section: 0, row: 1) } } == [["a", "b", "c"], ["d"]])
  }

  @Test func anItemMovesWithItsTick() {
    #expect(
      changed {
        $0.toggle(section: 0, row: 0)
        $0.move(section: 0, row: 0, toSection: 1, row: 1)
      } == [["b", "c"], ["d", "✓a"]])
    #expect(changed { $0.move(section: 0, row: 0, toSection: 0, row: 2) } == [["b", "c", "a"], ["d"]])
  }

  @Test func whatThereIsNotIsNeitherTickedNorMovedNorRemoved() {
    #expect(changed { $0.toggle(section: 0, row: 3) } == [["a", "b", "c"], ["d"]])
    #expect(changed { $0.toggle(section: -1, row: 0) } == [["a", "b", "c"], ["d"]])
    #expect(changed { $0.move(section: 0, row: 0, toSection: 0, row: 3) } == [["a", "b", "c"], ["d"]])
    #expect(changed { $0.remove(section: 2, row: 0) } == [["a", "b", "c"], ["d"]])
    #expect(changed { $0.remove(section: 0, row: 1) } == [["a", "c"], ["d"]])
  }

  @Test func itCounts() {
    var list = list
    list.toggle(section: 1, row: 0)
    #expect(list.count == 4 && list.doneCount == 1)
    #expect(list.ticks(section: 1) == [true])
  }

  @Test func onlySectionsWithRowsAreTapped() {
    var random = SeededRandom(seed: 1)
    let taps = ReferenceTaskList([[], ["a"]]).taps(table: "t", from: 1, &random)
    #expect(taps == [.tapRow(table: "t", section: 2, row: 0)])
  }

  @Test func theEndOfAScrollViewMovesWithTheRoomAndItsBeginningStays() {
    var scroll = ReferenceScroll.beginning
    scroll.roomChanged()
    #expect(scroll == .beginning)
    scroll.handle(by: UserEvent.far)
    #expect(scroll == .end)
    scroll.roomChanged()
    #expect(scroll == .elsewhere)
    scroll.handle(by: -UserEvent.far)
    #expect(scroll == .beginning)
    scroll.handle(by: 20)
    #expect(scroll == .elsewhere)
  }
}
