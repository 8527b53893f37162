internal import AppProtocol
internal import ReferenceModel

/// What a user could do on a screen.
struct ScreenEvents {
  private let screen: Screen
  private let facts: ScreenFacts

  init(_ screen: Screen) {
    self.screen = screen
    facts = ScreenFacts(screen)
  }

  /// Whether the event is one of them, with whatever text or distance.
  func contains(_ event: UserEvent) -> Bool {
    switch event {
    case .tap(let name): reachable.contains { $0.name == name }
    case .tapRow(let table, let section, let row):
      ObservationMatcher(screen: screen).row(row, section, of: table)?.isHittable ?? false
    case .type, .paste, .pressDelete, .holdDelete: screen.keyboard?.hasKeys ?? false
    case .pressReturn: screen.keyboard?.isReturnKeyEnabled ?? false
    case .scroll(let name, _): scrollable.contains(name)
    default: true
    }
  }

  /// What stands in it twice is twice as likely.
  func drawn(_ random: inout SeededRandom) -> [UserEvent] {
    var events: [UserEvent] = [.wait(seconds: 1), .leaveAndComeBack]
    for (name, element) in reachable {
      let isNew = element.isEnabled && !element.hasFocus
      events += Array(repeating: .tap(name), count: isNew ? (name.isField ? 3 : 2) : 1)
    }
    for name in facts.names where name.type == .table { events += rows(of: name, &random) }
    events += scrollable.map { .scroll($0, by: Double(random.int(in: -300...300))) }
    guard let keyboard = screen.keyboard else { return events }
    events += typing(&random) + [.pressDelete, .holdDelete]
    return keyboard.isReturnKeyEnabled ? events + [.pressReturn, .pressReturn, .pressReturn] : events
  }

  /// One row of each section that a finger can reach.
  private func rows(of table: ElementName, _ random: inout SeededRandom) -> [UserEvent] {
    guard let node = ObservationMatcher(screen: screen).find(table) else { return [] }
    return (node.sections ?? []).indices.compactMap { section in
      let rows = node.rows(ofSection: section).filter { $0.isHittable && !$0.holdsControls }.compactMap(\.row)
      return rows.isEmpty ? nil : .tapRow(table: table.name, section: section, row: random.pick(rows))
    }
  }

  /// Words, blanks around and inside of them, what is no Latin letter, what is on the screen already, and a text pasted.
  private func typing(_ random: inout SeededRandom) -> [UserEvent] {
    let shown = screen.elements.flatMap(\.withDescendants).filter { $0.type == .staticText }.map(\.label)
    return TypedText.words(&random) + TypedText.blanksAround(&random) + TypedText.blanksInside(&random)
      + TypedText.pasted(&random) + TypedText.again(shown, &random)
  }

  /// The fields, buttons and switches that a finger can reach.
  private var reachable: [(name: ElementName, element: AppProtocol.Element)] {
    let reader = ObservationMatcher(screen: screen)
    return facts.names.compactMap { name in
      guard name.isField || name.type == .button, let element = reader.find(name), element.isHittable else {
        return nil
      }
      return (name, element)
    }
  }

  private var scrollable: [ElementName] {
    let reader = ObservationMatcher(screen: screen)
    return facts.names.filter { name in
      guard let element = reader.find(name), let scroll = element.scroll else { return false }
      return scroll.contentSize.height + scroll.contentInset.bottom > element.frame.height
    }
  }
}

extension AppProtocol.Element {
  /// A tap on such a row's middle might be one on what is in it.
  fileprivate var holdsControls: Bool {
    children.flatMap(\.withDescendants).contains { $0.type == .button || ElementName($0.type, "").isField }
  }
}
