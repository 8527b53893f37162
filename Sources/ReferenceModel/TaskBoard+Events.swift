import AppProtocol

// What a user may do next. Something that stands in a list twice is twice as likely.

extension TaskBoard {
  public func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events = editing(&random)
    switch reach {
    case .ticking, .counting: events += ticking(&random) + ticking(&random)
    case .makingRoom: events += scrolling(&random) + handling(&random)
    case .everything: events += ticking(&random) + [random.pick(scrolling(&random)), random.pick(handling(&random))]
    default: break
    }
    return events
  }

  private func editing(_ random: inout SeededRandom) -> [UserEvent] {
    if isEditing, reach <= .trimming { return TypedText.fewCharacters(&random, after: caption) }
    guard isEditing else { return adding + [.tap(Names.field), .tap(Names.field), .tap(Names.field)] }
    var events = typing(&random) + adding + adding + [.pressDelete]
    if reach >= .sorting { events += asking(&random) }
    if reach >= .answeringDone, isReturnKeyEnabled { events += [.pressReturn, .pressReturn, .pressReturn] }
    return events
  }

  /// A question mark decides only where it stands at the end.
  private func asking(_ random: inout SeededRandom) -> [UserEvent] {
    let ask: [UserEvent] = [.type("?"), .type("\(random.pick("abcxyz"))?\(random.pick("abcxyz"))")]
    return reach == .sorting ? ask + ask + ask : ask
  }

  /// Whether Add may be pressed is what one step is about; in the others nobody presses it for nothing.
  private var adding: [UserEvent] {
    let mayBeDisabled = reach == .adding || reach == .everything
    return reach >= .adding && (canAdd || mayBeDisabled) ? [.tap(Names.add)] : []
  }

  /// Which blanks are dropped is what the early steps are about.
  private func typing(_ random: inout SeededRandom) -> [UserEvent] {
    var events = TypedText.words(&random)
    let blanks = TypedText.blanksAround(&random)
    // Blanks alone are interesting only as long as nothing else was typed.
    let blanksFirst = caption.isEmpty ? blanks + blanks : blanks
    switch reach {
    case .everything: events += blanksFirst + TypedText.blanksInside(&random)
    case .answeringDone, .adding, .comparing:
      events += blanksFirst
      return events.filter { !self.handling([$0]).hasBlankInside }
    case .reading, .trimming, .showing, .sorting, .ticking, .counting, .makingRoom: break
    }
    return events
  }

  private var hasBlankInside: Bool { fetched?.contains(" ") ?? false }

  private func ticking(_ random: inout SeededRandom) -> [UserEvent] {
    [topPriority.count, bonus.count].enumerated().flatMap { index, count in
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
