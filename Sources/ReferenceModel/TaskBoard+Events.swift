import AppProtocol

// What a user may do next. Something that stands in a list twice is twice as likely.

extension TaskBoard {
  public func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    let events = editing(&random) + ticking(&random)
    return reach >= .makingRoom ? events + scrolling(&random) + handling(&random) : events
  }

  private func editing(_ random: inout SeededRandom) -> [UserEvent] {
    let add: [UserEvent] = reach >= .adding ? [.tap(Names.add)] : []
    guard isEditing else { return add + [.tap(Names.field), .tap(Names.field), .tap(Names.field)] }
    var events = TypedText.events(&random) + add + add + [.pressDelete]
    if reach >= .sorting, canAdd { events.append(.type("?")) }
    if reach >= .answeringDone, isReturnKeyEnabled { events += [.pressReturn, .pressReturn, .pressReturn] }
    return events
  }

  private func ticking(_ random: inout SeededRandom) -> [UserEvent] {
    guard reach >= .ticking else { return [] }
    return [topPriority.count, bonus.count].enumerated().flatMap { index, count in
      count == 0 ? [] : [.tapRow(table: Names.table, section: index + 1, row: random.int(in: 0...count - 1))]
    }
  }

  private func scrolling(_ random: inout SeededRandom) -> [UserEvent] {
    let table = Names.tableElement
    return [
      .scroll(table, by: Double(random.int(in: -300...300))), .scrollToEnd(of: table), .scrollToBeginning(of: table),
    ]
  }

  /// What is done to the phone rather than to the app.
  private func handling(_ random: inout SeededRandom) -> [UserEvent] {
    let orientations: [Orientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    let keyboards = KeyboardChoice.allCases.filter { $0 != keyboard }
    return [
      .turn(random.pick(orientations.filter { $0 != orientation })), .use(random.pick(keyboards)), .leaveAndComeBack,
    ]
  }

  /// The keyboard is down, nothing is half typed, and the phone is as it was at the start.
  public var isAtRest: Bool {
    !isEditing && caption.isEmpty && orientation == .portrait && keyboard == .withSuggestions
  }
}
