/// A check, event by event: what was done, what a user then saw, and where that is no longer what it should be.
package struct Replay: Sendable, Equatable {
  /// An event, and what became different on the screen by it.
  package struct Event: Sendable, Equatable {
    /// A clause on what a user sees.
    package struct Observation: Sendable, Equatable {
      package var seen: String?
      /// What should be seen, where that is known.
      package var expected: String?

      package init(seen: String?, expected: String? = nil) {
        self.seen = seen
        self.expected = expected
      }
    }

    /// `tap the button "add"`; empty for the launch.
    package var words: String
    package var observations: [Observation]
    /// Whether the app first differs here from what it is compared with, or from what the check expects.
    package var isFirstDifference: Bool

    package init(words: String, observations: [Observation], isFirstDifference: Bool = false) {
      self.words = words
      self.observations = observations
      self.isFirstDifference = isFirstDifference
    }
  }

  package var lesson: String
  package var submission: String
  /// Hexadecimal.
  package var seed: String
  package var messages: [SubmissionMessage]
  package var check: CheckReport
  package var events: [Event]

  package init(
    lesson: String, submission: String, seed: String, messages: [SubmissionMessage] = [], check: CheckReport,
    events: [Event]
  ) {
    self.lesson = lesson
    self.submission = submission
    self.seed = seed
    self.messages = messages
    self.check = check
    self.events = events
  }
}
