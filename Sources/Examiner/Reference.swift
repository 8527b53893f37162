internal import AppProtocol
internal import ReferenceModel

/// What an app is compared with: a model, or the app of the lesson's own solution.
protocol Reference {
  /// What a user should see now.
  var expected: [Observation] { get }
  /// Whether a story can begin here, because nothing is half done.
  var isAtRest: Bool { get }
  /// Whether it knows where rows are, so that one that no finger can reach is a difference.
  var knowsPlaces: Bool { get }
  /// Whether an event that the app refuses is a difference.
  var expectsEvents: Bool { get }

  /// Draws what a user could do now; what stands there twice is twice as likely.
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent]
  func isPossible(_ event: UserEvent) -> Bool
  mutating func handle(_ event: UserEvent)
  func firstDifference(from app: ObservationMatcher) throws(Interruption) -> ObservationMatcher.Mismatch?
  /// Leaves out what would not be possible when a story is told from here, as far as that can be known without doing it.
  func possible(of events: [UserEvent]) -> [UserEvent]
}

extension Reference {
  var expectsEvents: Bool { true }
}

/// A model as a reference.
struct ModelReference<Model: BehaviourModel>: Reference {
  var model: Model

  var expected: [Observation] { model.expected }
  var isAtRest: Bool { model.isAtRest }
  var knowsPlaces: Bool { false }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] { model.possibleEvents(&random) }
  func isPossible(_ event: UserEvent) -> Bool { model.isPossible(event) }
  mutating func handle(_ event: UserEvent) { model.handle(event) }

  func firstDifference(from app: ObservationMatcher) throws(Interruption) -> ObservationMatcher.Mismatch? {
    try app.firstDifference(model.expected)
  }

  func possible(of events: [UserEvent]) -> [UserEvent] {
    var model = model
    return events.filter { event in
      guard model.isPossible(event) else { return false }
      model.handle(event)
      return true
    }
  }
}
