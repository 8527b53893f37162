internal import AppProtocol
internal import ReferenceModel

/// Uses the app at random, as somebody would who has never seen it, and ends the check with a fail as soon as the app crashes or no longer
/// answers. The story that is reported is as short as further runs of the check could make it.
///
/// - Parameter events: How many at the most. A hundred and more are played as two to four stories, each from the launch of an app of its own.
///
///     expect(app, survives: 200)
public func expect(_ app: Application, survives events: Int, line: Int = #line) {
  let session = Session.current
  session.compare(with: AnyBehaviour(session: session), events: events, line: line)
}

/// A reference that expects nothing but that the app goes on: what a user could do is read from the app's own screen.
struct AnyBehaviour: Reference {
  let session: Session

  var expected: [Observation] { [] }
  var isAtRest: Bool { session.screen.keyboard?.hasKeys != true }
  var knowsPlaces: Bool { true }
  var expectsEvents: Bool { false }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    let size = session.screen.size
    let point = UserEvent.tapAt(
      x: Double(random.int(in: 0...max(0, Int(size.width) - 1))),
      y: Double(random.int(in: 0...max(0, Int(size.height) - 1))))
    let turn = UserEvent.turn(random.pick([.portrait, .landscapeLeft, .landscapeRight]))
    return ScreenEvents(session.screen).drawn(&random) + [point, turn]
  }

  func isPossible(_ event: UserEvent) -> Bool { ScreenEvents(session.screen).contains(event) }

  mutating func handle(_ event: UserEvent) {}

  func firstDifference(from app: ObservationMatcher) throws(Interruption) -> ObservationMatcher.Mismatch? { nil }

  /// Only doing it shows what is possible.
  func possible(of events: [UserEvent]) -> [UserEvent] { events }
}
