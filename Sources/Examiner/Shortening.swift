internal import ReferenceModel

/// Stories that are shorter than a given one, those that leave out most first.
enum Shortening {
  static func candidates(_ events: [UserEvent], restPoints: [Int]) -> some Sequence<[UserEvent]> {
    let cuts = restPoints.reversed().lazy.filter { $0 > 0 && $0 < events.count }.prefix(4).map { Array(events[$0...]) }
    let steps: [() -> [[UserEvent]]] = [
      { Array(cuts) }, { withoutChunks(events) }, { withoutPairs(events) }, { joined(events) }, { simpler(events) },
      { sameTexts(events) },
    ]
    return steps.lazy.flatMap { $0() }
  }

  /// Without half of the events, a quarter, …, a single one. The last event is the one that shows the difference.
  private static func withoutChunks(_ events: [UserEvent]) -> [[UserEvent]] {
    let count = events.count - 1
    var shorter: [[UserEvent]] = []
    var size = count / 2
    while size > 0 {
      for start in stride(from: 0, to: count, by: size) {
        var rest = events
        rest.removeSubrange(start..<min(start + size, count))
        shorter.append(rest)
      }
      size /= 2
    }
    return shorter
  }

  /// Without two events that need each other and do not stand together: a tick and its taking back.
  private static func withoutPairs(_ events: [UserEvent]) -> [[UserEvent]] {
    guard events.count > 3, events.count <= 10 else { return [] }
    var shorter: [[UserEvent]] = []
    for first in 0..<events.count - 3 {
      for second in first + 2..<events.count - 1 {
        var rest = events
        rest.remove(at: second)
        rest.remove(at: first)
        shorter.append(rest)
      }
    }
    return shorter
  }

  /// With two texts typed as one.
  private static func joined(_ events: [UserEvent]) -> [[UserEvent]] {
    events.indices.dropLast().compactMap { index in
      guard case .type(let first) = events[index], case .type(let second) = events[index + 1] else { return nil }
      return Array(events[..<index] + [.type(first + second)] + events[(index + 2)...])
    }
  }

  /// With one event made simpler.
  private static func simpler(_ events: [UserEvent]) -> [[UserEvent]] {
    guard events.count <= 16 else { return [] }
    return events.indices.flatMap { index in
      simpler(events[index]).map { event in
        var copy = events
        copy[index] = event
        return copy
      }
    }
  }

  /// With a text that comes several times made simpler everywhere: captions that are equal stay so.
  private static func sameTexts(_ events: [UserEvent]) -> [[UserEvent]] {
    var counts: [String: Int] = [:]
    for case .type(let text) in events { counts[text, default: 0] += 1 }
    let repeated = counts.filter { $0.value > 1 }.keys.sorted()
    return repeated.flatMap { text in
      texts(text).map { plainer in events.map { $0 == .type(text) ? .type(plainer) : $0 } }
    }
  }

  private static func simpler(_ event: UserEvent) -> [UserEvent] {
    switch event {
    case .type(let text): texts(text).map { .type($0) }
    case .paste(let text): [.type(text)] + texts(text).map { .paste($0) }
    case .holdDelete: [.pressDelete]
    case .tapRow(let table, let section, let row):
      Set([0, row / 2, row - 1]).filter { (0..<row).contains($0) }.sorted().map {
        .tapRow(table: table, section: section, row: $0)
      }
    case .scroll(_, let points) where abs(points) >= UserEvent.far: []
    case .scroll(let element, let points):
      [10, 40, 100, (abs(points) / 2).rounded(), abs(points).rounded()].filter { $0 < abs(points) && $0 >= 1 }.map {
        .scroll(element, by: points < 0 ? -$0 : $0)
      }
    case .wait(let seconds):
      [0.5, 1, (seconds / 2).rounded()].filter { $0 < seconds && $0 > 0 }.map { .wait(seconds: $0) }
    default: []
    }
  }

  /// Shorter and plainer texts: one character, one word, fewer blanks, a half, without any one character, with `a` for others.
  private static func texts(_ text: String) -> [String] {
    let characters = Array(text)
    var shorter = [characters.first { !$0.isWhitespace }.map(String.init), " ", "a"].compactMap(\.self)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    shorter += words + [words.joined(separator: " ")]
    let half = characters.count / 2
    shorter += [String(characters[..<half]), String(characters[half...])]
    if characters.count <= 12 {
      shorter += characters.indices.map { String(characters[..<$0] + characters[($0 + 1)...]) }
    }
    shorter.append(String(characters.map { $0.isWhitespace ? $0 : "a" }))
    if characters.count <= 12 {
      shorter += characters.indices.filter { !characters[$0].isWhitespace }.map { index in
        var plainer = characters
        plainer[index] = "a"
        return String(plainer)
      }
    }
    let size = StorySize([.type(text)])
    var seen: Set<String> = [text]
    return shorter.filter { !$0.isEmpty && seen.insert($0).inserted && StorySize([.type($0)]) < size }
  }
}

/// How long a story is, so that two can be compared.
struct StorySize: Comparable {
  /// A tap, a typed word, a key each.
  var events = 0
  private var steps = 0
  private var letters = 0
  /// How far its texts are from plain ones.
  private var oddness = 0
  private var numbers = 0.0

  init(_ story: [UserEvent]) {
    for event in story {
      steps += 1
      switch event {
      case .type(let text), .paste(let text):
        events += max(1, text.split(whereSeparator: \.isWhitespace).count)
        letters += text.unicodeScalars.count
        oddness += text.unicodeScalars.reduce(0) { $0 + Self.oddness(of: $1) }
        // A text that is typed is told in plainer words than one that is pasted; and so is a key that is pressed once.
        if case .paste = event { numbers += 1 }
      case .holdDelete: (events, numbers) = (events + 1, numbers + 1)
      case .tapRow(_, _, let row): (events, numbers) = (events + 1, numbers + Double(row))
      case .scroll(_, let points) where abs(points) < UserEvent.far:
        (events, numbers) = (events + 1, numbers + abs(points))
      case .wait(let seconds): (events, numbers) = (events + 1, numbers + seconds)
      default: events += 1
      }
    }
  }

  /// `a` is the plainest; then other small letters, then what else a keyboard has without switching it, then all else: marks that join others,
  /// emoji, letters that are written from right to left.
  private static func oddness(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "a": 0
    case "b"..."z": 1
    case "A"..."Z", "0"..."9", " ": 2
    case _ where scalar.isASCII: 3
    case _ where scalar.value < 0x250: 4
    default: 8
    }
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.events, a.steps, a.letters, a.oddness, a.numbers) < (b.events, b.steps, b.letters, b.oddness, b.numbers)
  }
}
