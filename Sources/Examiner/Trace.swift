internal import AppProtocol
internal import ReferenceModel

/// What is seen event by event while a check runs: of each event only what became different by it.
struct Trace {
  private(set) var events = [TracedEvent(words: "", sights: [])]
  private var known: Set<Sight> = []

  /// An event that a check's own code does: what changed is read from the screens.
  mutating func add(_ words: String, from before: Screen, to after: Screen) {
    let old = Set(ScreenFacts(before).sights)
    let now = ScreenFacts(after)
    let changed = now.sights.filter { !old.contains($0) }.map(\.words)
    let gone = ScreenFacts(before).names.filter { !now.names.contains($0) }.map { Sight.exists($0, false).words }
    events.append(
      TracedEvent(words: words, sights: (changed + gone).map { TracedEvent.Sight(seen: $0, expected: nil) }))
  }

  /// An event of a comparison begins.
  /// - Parameter sights: What the reference shows before it.
  mutating func begin(_ words: String, _ sights: [Sight]) {
    known = Set(sights)
    events.append(TracedEvent(words: words, sights: []))
  }

  /// What the reference shows after the event, beside the app's screen.
  mutating func add(_ sights: [Sight], _ reader: SightReader) {
    for sight in sights where !known.contains(sight) {
      let difference = (try? reader.firstDifference([sight])) ?? nil
      events[events.count - 1].sights.append(
        TracedEvent.Sight(seen: difference?.seen ?? sight.words, expected: sight.words))
    }
  }

  /// Here the app is no longer as it should be.
  mutating func part(reason: String, expected: String?) {
    let last = events.count - 1
    events[last].parts = true
    guard !events[last].sights.contains(where: { $0.seen == reason }) else { return }
    events[last].sights.append(TracedEvent.Sight(seen: reason, expected: expected))
  }
}
