package import AppProtocol

/// The examiner's way to the app: an event goes out, what a user sees comes back.
package protocol AppConnection {
  /// Waits for the app's answer.
  func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen)

  /// What the app could have noticed of behaviour that is only assumed of UIKit, as it says in its last answer.
  var assumptions: [String] { get }

  /// What the app has leaked, as it says at the end.
  var leaks: [LeakedObject] { get }

  /// Ends the run after the last answer. Throws when the app has said something that it was not asked.
  func finish() throws(ConnectionFailure)
}

extension AppConnection {
  /// None.
  package var assumptions: [String] { [] }
  /// None.
  package var leaks: [LeakedObject] { [] }
}

/// Why there is no answer to be had from the app.
package struct ConnectionFailure: Error, Equatable, CustomStringConvertible {
  /// A whole sentence without its full stop.
  package var description: String
  /// Which of the three it is.
  package var kind: Kind

  /// What has become of the app.
  package enum Kind: Sendable {
    /// Its process ended; the grader sees from the exit status whose fault it is.
    case ended
    /// It has not answered within its time.
    case silent
    /// It sent what the agent never sends, so the learner's code has written to the pipe.
    case invalid
  }

  /// - Parameter description: A sentence without its full stop.
  package init(_ description: String, kind: Kind = .invalid) {
    self.description = description
    self.kind = kind
  }

  static let appEnded = Self("the app ended", kind: .ended)
  static let silent = Self("the app does not answer", kind: .silent)
  static let unasked = Self("the app sent what it was not asked for")
}
