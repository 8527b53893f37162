/// What a user did, an event each, in words.
package struct Story: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var words: String
    var times = 1
  }
  private var entries: [Entry] = []

  package init() {}

  package init(_ events: some Sequence<UserEvent>) {
    for event in events { tell(event) }
  }

  /// Something done again and again is told once, with how often.
  package mutating func add(_ words: String) {
    if entries.last?.words == words {
      entries[entries.count - 1].times += 1
    } else {
      entries.append(Entry(words: words))
    }
  }

  package mutating func tell(_ event: UserEvent) {
    switch event {
    case .tap(let element): add("tap \(element.words)")
    case .tapRow(_, let section, let row):
      add("tap the \(Words.ordinal(row)) row of the \(Words.ordinal(section)) section")
    case .type(let text): tellTyping(text)
    case .pressReturn: add("press Return")
    case .pressDelete: add("press Delete")
    case .scroll(let element, let points):
      add("scroll \(element.words) \(points < 0 ? "up" : "down") by \(Words.decimal(abs(points))) points")
    case .tapAt(let x, let y): add("tap the screen at (\(Words.decimal(x)), \(Words.decimal(y)))")
    case .turn(let orientation): add(orientation.words)
    case .leaveAndComeBack: add("leave the app and come back")
    case .use(let keyboard): add(keyboard.words)
    case .wait(let seconds): add("wait \(Words.decimal(seconds)) \(seconds == 1 ? "second" : "seconds")")
    }
  }

  /// Return keys inside of a text are told by themselves: `type "Buy milk"`, `press Return`.
  package mutating func tellTyping(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { add("press Return") }
      if !line.isEmpty { add("type \(Words.quoted(String(line)))") }
    }
  }

  package var lines: [String] {
    entries.map { entry in
      switch entry.times {
      case 1: entry.words
      case 2: entry.words + " twice"
      default: "\(entry.words) \(Words.number(entry.times)) times"
      }
    }
  }
}
