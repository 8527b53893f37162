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
    if case .type(let text) = event { tellTyping(text) } else { add(event.words) }
  }

  /// Return keys inside of a text are told by themselves: `type "Buy milk"`, `press Done`.
  /// - Parameter returnKey: What is written on the key.
  package mutating func tellTyping(_ text: String, returnKey: String = "Return") {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { add("press \(returnKey)") }
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
