import AppProtocol
import Testing

@testable import ReferenceModel

@Suite struct TaskBoardTests {
  private let field = ElementName.textField("caption")
  private let add = ElementName.button("add")
  private let table = ElementName.table("tasks")

  private func board(upTo reach: TaskBoard.Reach = .everything, _ events: UserEvent...) -> TaskBoard {
    TaskBoard(upTo: reach).handling(events)
  }

  // MARK: Writing and committing

  @Test func aTapOnTheFieldBringsUpTheKeyboard() {
    #expect(board(.tap(field)).expected.contains(.keyboard(isUp: true)))
    #expect(board().expected.contains(.keyboard(isUp: false)))
  }

  @Test func returnCommitsTheTrimmedTaskAsTheFirstOfTopPriority() {
    let board = board(.tap(field), .type("  Buy  milk "), .pressReturn)
    #expect(
      board.tasks.texts(section: 0) == [
        "Buy  milk", "Call the dentist", "Return the library books", "Water the plants",
      ])
    #expect(board.caption == "")
    #expect(!board.isEditing)
    #expect(!board.canAdd)
  }

  @Test func addCommitsAsReturnDoes() {
    #expect(
      board(.tap(field), .type("Buy milk"), .tap(add)).expected
        == board(.tap(field), .type("Buy milk"), .pressReturn).expected)
  }

  @Test func returnWithNothingButSpacesEmptiesTheFieldAndAddsNothing() {
    let board = board(.tap(field), .type("  "), .pressReturn)
    #expect(board.tasks.sections[0] == TaskBoard().tasks.sections[0])
    #expect(board.caption == "")
    #expect(!board.isEditing)
  }

  @Test func addWithNothingButSpacesIsDisabled() {
    let blank = board(.tap(field), .type("  "))
    #expect(!blank.canAdd)
    #expect(blank.handling([.tap(add)]) == blank)
  }

  @Test func theReturnKeyIsEnabledAsSoonAsThereAreSpaces() {
    #expect(!board(.tap(field)).keyboard.isReturnKeyEnabled)
    #expect(board(.tap(field), .type(" ")).keyboard.isReturnKeyEnabled)
    #expect(!board(.tap(field), .type(" "), .pressDelete).keyboard.isReturnKeyEnabled)
  }

  @Test func aQuestionMarkAtTheEndSendsATaskToBonus() {
    let board = board(.tap(field), .type("Learn to juggle? "), .pressReturn)
    #expect(board.tasks.texts(section: 1) == ["Learn to juggle?", "Bake bread"])
    #expect(board.tasks.sections[0] == TaskBoard().tasks.sections[0])
  }

  @Test func deleteTakesAWholeCharacterHoweverManyCodePointsItHas() {
    #expect(board(.tap(field), .type("a👨‍👩‍👧‍👦"), .pressDelete).caption == "a")
    #expect(board(.tap(field), .type("cafe\u{301}"), .pressDelete).caption == "caf")
    #expect(board(.tap(field), .type("🇩🇪"), .type("🇫🇷"), .pressDelete).caption == "🇩🇪")
    #expect(board(.tap(field), .type("שָׁ"), .pressDelete).caption == "")
  }

  @Test func trimmingLooksAtCodePointsAndKeepsAnAccentAfterASpace() {
    #expect(board(.tap(field), .type(" \u{301}a\u{3000}")).fetched == "\u{301}a")
  }

  // MARK: Ticking and counting

  @Test func aTapTicksATaskOffAndASecondOneTakesThatBack() {
    let bread = UserEvent.tapRow(table: "tasks", section: 2, row: 0)
    #expect(board(bread).tasks.sections[1] == [.init("Bake bread", isDone: true)])
    #expect(board(bread, bread) == board())
  }

  @Test func progressCountsWhatIsDone() {
    #expect(TaskBoard(tasks: ReferenceTaskList([[], []])).progress == "Nothing to do yet")
    #expect(TaskBoard().progress == "4 to go")
    let first = TaskBoard().handling([.tapRow(table: "tasks", section: 1, row: 0)])
    #expect(first.progress == "1 done, 3 to go")
    let all = first.handling([
      .tapRow(table: "tasks", section: 1, row: 1), .tapRow(table: "tasks", section: 1, row: 2),
      .tapRow(table: "tasks", section: 2, row: 0),
    ])
    #expect(all.progress == "All 4 done")
  }

  // MARK: Moving

  @Test func laterAndNowTakeATaskToTheTopOfTheOtherList() {
    let later = UserEvent.tap(.button("Later: Water the plants"))
    let moved = board(upTo: .moving, .tapRow(table: "tasks", section: 1, row: 2), later)
    #expect(moved.tasks.texts(section: 0) == ["Call the dentist", "Return the library books"])
    #expect(moved.tasks.sections[1] == [.init("Water the plants", isDone: true), .init("Bake bread")])
    let back = moved.handling([.tap(.button("Now: Bake bread"))])
    #expect(back.tasks.texts(section: 0).first == "Bake bread")
    #expect(board(upTo: .everything, later) == board())
  }

  @Test func ofTwoTasksThatSayTheSameNoneIsMoved() {
    let twins = TaskBoard(tasks: ReferenceTaskList([["milk", "milk"], ["tea"]]), upTo: .moving)
    let taps = Set(
      twins.events(count: 100, seed: 1).prefix(20).compactMap { event in
        if case .tap(let element) = event, element.type == .button { element.name } else { nil }
      })
    #expect(!taps.contains("Later: milk"))
  }

  // MARK: The phone

  @Test func aHardwareKeyboardTakesTheOtherOneAwayAndTheTypingGoesOn() {
    let board = board(.tap(field), .use(.hardware), .type("a"))
    #expect(board.caption == "a")
    #expect(board.expected.contains(.keyboard(isUp: false)))
    #expect(board.expected.contains(.focus(field, true)))
    #expect(board.handling([.use(.withoutSuggestions)]).keyboard.isUp)
  }

  @Test func turningThePhoneAndLeavingTheAppChangeNothingInIt() {
    let typing = board(.tap(field), .type("half a wo"))
    #expect(typing.handling([.turn(.landscapeLeft), .leaveAndComeBack]).expected == typing.expected)
  }

  @Test func atItsEndTheListShowsTheLastTask() {
    let end = Observation.rowInSight(TaskBoard.Names.bonus, 0)
    #expect(board(.tap(field), .scrollToEnd(of: table)).expected.last == end)
    #expect(board(.tap(field), .scrollToEnd(of: table), .turn(.landscapeLeft)).expected.last != end)
    #expect(board(.scroll(table, by: 20), .scrollToBeginning(of: table)).expected.last == .scrolled(table, to: 0))
  }

  // MARK: How far the lesson has taught

  @Test func aStepSeesWhatItIsAbout() {
    let bread = SectionName(table: "tasks", index: 2, title: "Bonus", rowNoun: "task")
    func expected(_ reach: TaskBoard.Reach) -> [Observation] {
      TaskBoard(tasks: ReferenceTaskList([[], ["Bread"]]), upTo: reach).handling([.tap(field), .type(" a")]).expected
    }
    let typing: [Observation] = [
      .text(field, " a"), .keyboard(isUp: true), .focus(field, true), .returnKey(isEnabled: true),
      .covered(field, false),
    ]
    let heard = Observation.probe("newTasksHeard", [String]())
    #expect(expected(.reading) == typing)
    #expect(expected(.trimming) == [.probe("fetchedCaption", "a")] + typing)
    #expect(expected(.answeringDone) == [heard] + typing)
    #expect(expected(.adding) == [heard] + typing + [.enabled(add, true)])
    #expect(expected(.comparing) == [heard] + typing)
    #expect(expected(.showing).contains(.rows(bread, ["Bread"])))
    #expect(expected(.showing).suffix(5) == typing)
    #expect(expected(.ticking).last == .ticks(bread, [false]))
    #expect(expected(.counting) == [.text(.text("progress"), "1 to go")])
    #expect(expected(.makingRoom) == typing + [.insetFollowsKeyboard(table: "tasks"), .scrolled(table, to: 0)])
    for step in TaskBoard.Reach.allCases.dropFirst(5) {
      #expect(Set(expected(step)).isSubset(of: expected(.everything)), "\(step)")
    }
  }

  @Test func aStepDoesNothingThatComesLater() {
    func kinds(_ reach: TaskBoard.Reach) -> Set<String> {
      Set(
        TaskBoard(upTo: reach).events(count: 600, seed: 1).map { event in
          switch event {
          case .tap(let element): "tap \(element.name)"
          case .tapRow: "tap a row"
          case .type(let text), .paste(let text):
            text.hasSuffix("?") ? "ask" : text.contains(" ") ? "type blanks" : "type"
          case .pressReturn: "Return"
          case .pressDelete, .holdDelete: "Delete"
          case .scroll: "scroll"
          case .turn: "turn"
          case .use: "keyboard"
          case .leaveAndComeBack: "leave"
          case .tapAt, .wait: "other"
          }
        })
    }
    let showing: Set = ["tap caption", "type", "Delete", "Return", "tap add"]
    #expect(kinds(.trimming) == ["tap caption", "type", "type blanks", "Delete"])
    #expect(kinds(.answeringDone) == ["tap caption", "type", "type blanks", "Delete", "Return"])
    #expect(kinds(.comparing) == showing.union(["type blanks"]))
    #expect(kinds(.showing) == showing)
    #expect(kinds(.sorting) == showing.union(["ask"]))
    #expect(kinds(.counting) == showing.union(["ask", "tap a row"]))
    #expect(kinds(.makingRoom) == showing.union(["ask", "scroll", "turn", "keyboard", "leave"]))
    #expect(kinds(.everything) == kinds(.makingRoom).union(["type blanks", "tap a row"]))
    #expect(kinds(.dragging) == kinds(.everything))
  }

  @Test func blanksInsideACaptionAreTriedWhereTheyAreTaught() {
    func typesBlanksInside(_ reach: TaskBoard.Reach) -> Bool {
      var board = TaskBoard(upTo: reach)
      return board.events(count: 600, seed: 1).contains { event in
        board.handle(event)
        return board.fetched?.contains(" ") ?? false
      }
    }
    #expect(TaskBoard.Reach.allCases.filter(typesBlanksInside) == [.trimming, .everything, .dragging])
  }

  @Test func onlyWhereItIsTaughtIsAddTappedForNothing() {
    func tapsAddForNothing(_ reach: TaskBoard.Reach) -> Bool {
      var board = TaskBoard(upTo: reach)
      return board.events(count: 600, seed: 1).contains { event in
        defer { board.handle(event) }
        return event == .tap(add) && !board.canAdd
      }
    }
    #expect(TaskBoard.Reach.allCases.filter(tapsAddForNothing) == [.adding, .everything, .dragging])
  }

  // MARK: Generated events

  @Test func theSameSeedGivesTheSameEvents() {
    #expect(TaskBoard().events(count: 40, seed: 7) == TaskBoard().events(count: 40, seed: 7))
    #expect(TaskBoard().events(count: 40, seed: 7) != TaskBoard().events(count: 40, seed: 8))
  }

  @Test func whatIsTypedHasBlanksEmojiAccentsAndWritingFromRightToLeft() {
    let typed = TaskBoard(upTo: .trimming).events(count: 600, seed: 1).compactMap { event in
      if case .type(let text) = event { text } else { nil }
    }
    #expect(typed.contains { $0.allSatisfy { $0 == " " } })
    #expect(typed.contains { $0.hasPrefix(" ") && $0.last != " " })
    #expect(Set(typed).isSuperset(of: TypedText.special))
  }

  @Test func aDragPutsTheKeyboardAwayWhereThatIsTaughtAndIsLeftOutBefore() {
    #expect(board(upTo: .dragging, .tap(field), .type("a"), .scroll(table, by: 20)).isEditing == false)
    #expect(board(upTo: .dragging, .tap(field), .type("a"), .scroll(table, by: 20)).caption == "a")
    func dragsWhileTyping(_ reach: TaskBoard.Reach) -> Bool {
      var board = TaskBoard(upTo: reach)
      return board.events(count: 600, seed: 1).contains { event in
        defer { board.handle(event) }
        if case .scroll = event { return board.isEditing }
        return false
      }
    }
    #expect(TaskBoard.Reach.allCases.filter(dragsWhileTyping) == [.dragging])
  }

  @Test func aStoryBeginsWhereTheAppIsAsItWasLaunched() {
    #expect(board().isAtRest)
    #expect(board(.tap(field), .type("a"), .pressReturn).isAtRest)
    #expect(!board(.tap(field)).isAtRest)
    #expect(!board(.turn(.landscapeLeft)).isAtRest)
    #expect(!board(.use(.hardware)).isAtRest)
  }

  @Test func farIsToldAsTheEnd() {
    #expect(
      Story([.scrollToEnd(of: table), .scrollToBeginning(of: table), .scroll(table, by: -20)]).lines == [
        #"scroll the table "tasks" down to its end"#, #"scroll the table "tasks" up to its beginning"#,
        #"scroll the table "tasks" up by 20 points"#,
      ])
  }
}
