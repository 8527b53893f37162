/// How an app should behave, as a state machine: a state, what each event of a user makes of it, and what a user then sees.
///
/// A model knows nothing of views, delegates or notifications. A lesson can bring its own:
///
///     struct Counter: BehaviourModel {
///       var count = 0
///       var expected: [Observation] { [.text(.text("total"), "\(count)")] }
///       func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] { [.tap(.button("plus"))] }
///       mutating func handle(_ event: UserEvent) { count += 1 }
///     }
public protocol BehaviourModel: Sendable {
  /// The state of an app that was just launched.
  init()

  /// What a user sees in the present state, as far as the model says. In a comparison the first that differs
  /// is reported, so the one that says most about a mistake comes first.
  var expected: [Observation] { get }

  /// What a user may do in the present state. One of them is picked; something that stands in the list twice is twice
  /// as likely, and what has seldom followed on the last event is likelier.
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent]

  /// What the event makes of the state. Every event comes here, also those of which the model knows nothing.
  mutating func handle(_ event: UserEvent)

  /// Whether a user could do that in the present state. By default: whether one of some draws of ``possibleEvents(_:)`` has
  /// such an event, with whatever text, row or distance.
  func isPossible(_ event: UserEvent) -> Bool

  /// Whether a story of what went wrong can begin here, because nothing is half done. By default the model never is.
  var isAtRest: Bool { get }
}

extension BehaviourModel {
  /// Never: each story then begins at the launch.
  public var isAtRest: Bool { false }

  /// Whether one of 24 draws of ``possibleEvents(_:)`` has such an event, with whatever text, row or distance.
  public func isPossible(_ event: UserEvent) -> Bool {
    (UInt64(0)..<24).contains { seed in
      var random = SeededRandom(seed: seed)
      return possibleEvents(&random).contains { $0.isLike(event) }
    }
  }

  /// Events that follow each other as a user could do them, from the model's present state.
  /// - Parameter seed: The same seed gives the same events.
  package func events(count: Int, seed: UInt64) -> [UserEvent] {
    var model = self
    var random = SeededRandom(seed: seed)
    var draw = EventDraw()
    var events: [UserEvent] = []
    for _ in 0..<max(count, 0) {
      let possible = model.possibleEvents(&random)
      guard !possible.isEmpty else { break }
      let event = draw.next(of: possible, &random)
      model.handle(event)
      events.append(event)
    }
    return events
  }

  /// The model after the events.
  public func handling(_ events: some Sequence<UserEvent>) -> Self {
    var model = self
    for event in events { model.handle(event) }
    return model
  }
}
