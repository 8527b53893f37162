package import AppProtocol

// Each event in words, and as the message that the app gets.

extension UserEvent {
  /// In a user's words: `tap the button "put"`.
  package var words: String {
    switch self {
    case .tap(let element): "tap \(element.words)"
    case .tapRow(_, let section, let row): "tap the \(Words.ordinal(row)) row of the \(Words.ordinal(section)) section"
    case .type(let text): "type \(Words.quoted(text))"
    case .pressReturn: "press Return"
    case .pressDelete: "press Delete"
    case .holdDelete: "hold Delete until nothing is left"
    case .paste(let text): "paste \(Words.quoted(text))"
    case .scroll(let element, let points) where abs(points) >= UserEvent.far:
      "scroll \(element.words) \(points < 0 ? "up to its beginning" : "down to its end")"
    case .scroll(let element, let points):
      "scroll \(element.words) \(points < 0 ? "up" : "down") by \(Words.decimal(abs(points))) points"
    case .tapAt(let x, let y): "tap the screen at (\(Words.decimal(x)), \(Words.decimal(y)))"
    case .turn(let orientation): orientation.words
    case .leaveAndComeBack: "leave the app and come back"
    case .use(let keyboard): keyboard.words
    case .wait(let seconds): "wait \(Words.decimal(seconds)) \(seconds == 1 ? "second" : "seconds")"
    }
  }

  /// What the app is told, unless that takes an element of its screen or more than one event.
  package var withoutElement: Event? {
    switch self {
    case .tap, .tapRow, .scroll, .leaveAndComeBack, .holdDelete: nil
    case .tapAt(let x, let y): .tapAt(Point(x: x, y: y))
    case .turn(let orientation): .turn(orientation)
    case .use(let keyboard): .use(keyboard)
    case .type(let text): .typeText(text)
    case .pressReturn: .typeText("\n")
    case .pressDelete: .pressDelete
    case .paste(let text): .paste(text)
    case .wait(let seconds): .wait(seconds: seconds)
    }
  }

  /// Whether both are the same thing to do, with another text, another row or another distance at most.
  package func isLike(_ other: UserEvent) -> Bool {
    switch (self, other) {
    case (.type, .type), (.paste, .paste), (.wait, .wait), (.turn, .turn), (.use, .use), (.tapAt, .tapAt): true
    case (.tapRow(let table, let section, _), .tapRow(let otherTable, let otherSection, _)):
      table == otherTable && section == otherSection
    case (.scroll(let element, _), .scroll(let otherElement, _)): element == otherElement
    default: self == other
    }
  }
}
