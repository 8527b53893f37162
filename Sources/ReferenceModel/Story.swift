/// What a user did, in words, an entry for each event.
package struct Story: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var words: String
    var times = 1
  }
  private var entries: [Entry] = []

  /// Nothing has been done.
  package init() {}

  /// The events in words, in their order.
  package init(_ events: some Sequence<UserEvent>) {
    for event in events { add(event) }
  }

  /// Adds an entry; one that is the same as the last is counted with it.
  package mutating func add(_ words: String) {
    if entries.last?.words == words {
      entries[entries.count - 1].times += 1
    } else {
      entries.append(Entry(words: words))
    }
  }

  /// Adds an event, as ``UserEvent/words`` has it, or the keys of a text as ``addTyping(_:returnKey:)``.
  package mutating func add(_ event: UserEvent) {
    if case .type(let text) = event { addTyping(text) } else { add(event.words) }
  }

  /// Adds the keys of a text; each Return key is an entry of its own: `type "Figs"`, `press Done`.
  /// - Parameter returnKey: What is written on the key.
  package mutating func addTyping(_ text: String, returnKey: String = "Return") {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { add("press \(returnKey)") }
      if !line.isEmpty { add("type \(Words.quoted(String(line)))") }
    }
  }

  /// A line an entry: `tap the button "put" twice`.
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
