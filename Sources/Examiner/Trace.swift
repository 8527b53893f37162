internal import AppProtocol
internal import ReferenceModel

/// What is seen event by event while a check runs: of each event only what became different by it.
struct Trace {
  private(set) var events = [TracedEvent(words: "", observations: [])]
  private var known: Set<Observation> = []

  /// An event that a check's own code does: what changed is read from the screens.
  mutating func add(_ words: String, from before: Screen, to after: Screen) {
    let old = Set(ScreenFacts(before).observations)
    let now = ScreenFacts(after)
    let changed = now.observations.filter { !old.contains($0) }.map(\.words)
    let gone = ScreenFacts(before).names.filter { !now.names.contains($0) }.map { Observation.exists($0, false).words }
    events.append(
      TracedEvent(words: words, observations: (changed + gone).map { TracedEvent.Observation(seen: $0, expected: nil) })
    )
  }

  /// An event of a comparison begins.
  /// - Parameter observations: What the reference shows before it.
  mutating func begin(_ words: String, _ observations: [Observation]) {
    known = Set(observations)
    events.append(TracedEvent(words: words, observations: []))
  }

  /// What the reference shows after the event, beside the app's screen.
  mutating func add(_ observations: [Observation], _ reader: ObservationMatcher) {
    for observation in observations where !known.contains(observation) {
      let difference = (try? reader.firstDifference([observation])) ?? nil
      events[events.count - 1].observations.append(
        TracedEvent.Observation(seen: difference?.seen ?? observation.words, expected: observation.words))
    }
  }

  /// Marks the last event as the one after which the app first differs from what it should be.
  mutating func noteDifference(reason: String, expected: String?) {
    let last = events.count - 1
    events[last].isFirstDifference = true
    guard !events[last].observations.contains(where: { $0.seen == reason }) else { return }
    events[last].observations.append(TracedEvent.Observation(seen: reason, expected: expected))
  }
}
