/// The version of what crosses the pipe. The app names it in its first reply; the examiner refuses another.
public let protocolVersion = 3

/// From the examiner to the app.
public struct Request: Hashable, Sendable {
  /// Counts from 1. The reply carries the same number.
  public var sequence: Int
  /// What to do.
  public var event: Event

  public init(sequence: Int, event: Event) {
    self.sequence = sequence
    self.event = event
  }
}

/// From the app to the examiner: one for each request.
public struct Reply: Hashable, Sendable {
  /// ``protocolVersion`` of the app.
  public var version: Int
  /// The number of the request that is answered.
  public var sequence: Int
  /// Whether the event could be done, and what a probe returned.
  public var outcome: Outcome
  /// What a user sees after the event, when everything that the event set off has come to rest.
  public var screen: Screen
  /// What the app could have noticed so far of behaviour that is only assumed of UIKit: names of `Assumption`.
  public var assumptions: [String]

  public init(
    version: Int = protocolVersion, sequence: Int, outcome: Outcome, screen: Screen, assumptions: [String] = []
  ) {
    self.version = version
    self.sequence = sequence
    self.outcome = outcome
    self.screen = screen
    self.assumptions = assumptions
  }
}

/// What became of an event.
public enum Outcome: Hashable, Sendable {
  /// The event was done; a probe that returns nothing has run.
  case done
  /// The result of a probe, as JSON.
  case value(String)
  /// The event was not possible, and a user would see why: no keyboard to type on, an element that is covered.
  /// A whole clause for a message: `the keyboard is not up`.
  case refused(String)
  /// The scene asks for something that the learner's code does not have: an outlet, an action.
  case missing(String)
  /// The app asked for something of UIKit's that this module does not model.
  case unsupported(String)
}
