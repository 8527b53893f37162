package import AppProtocol

/// The examiner's way to the app: an event goes out, what a user sees comes back.
package protocol AppConnection {
  /// Waits for the app's answer.
  func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen)

  /// What the app could have noticed of behaviour that is only assumed of UIKit, as it says in its last answer.
  var assumptions: [String] { get }

  /// Throws when the app has said something that it was not asked.
  func checkNothingIsLeft() throws(ConnectionFailure)
}

extension AppConnection {
  package var assumptions: [String] { [] }
}

/// Why there is no answer to be had from the app. It says nothing of whose fault it is: the grader sees how the app ended.
package struct ConnectionFailure: Error, Equatable, CustomStringConvertible {
  /// A whole sentence without its full stop.
  package var description: String
  /// Whether the app is there and says nothing.
  package var isSilence = false

  package init(_ description: String) { self.description = description }

  static let appEnded = Self("the app ended")
  static let silent = {
    var failure = Self("the app does not answer")
    failure.isSilence = true
    return failure
  }()
  static let unasked = Self("the app sent what it was not asked for")
}
