package import CourseModel
package import Interop
package import SwiftSource

/// A program with listings in it, to compile and perhaps to run.
package struct ListingProgram: Sendable, Hashable {
  package var source: ProgramSource
  /// The name of the file whose statements are the program's `main`.
  package var script: String?

  package init(_ source: ProgramSource, script: String? = nil) {
    self.source = source
    self.script = script
  }
}

/// What the compiler says of a program.
package struct Compilation: Sendable, Codable {
  /// Errors, and what Coursemark lacks.
  package struct Message: Sendable, Codable, Equatable {
    /// The file of the program; `nil` when the message is about none.
    package var file: String?
    /// Where the line was written, and the words.
    package var message: SubmissionMessage
    /// What it is about. Of a message of Coursemark's own only the name is known.
    package var topic: ErrorTopic

    package init(file: String?, _ message: SubmissionMessage, _ topic: ErrorTopic) {
      self.file = file
      self.message = message
      self.topic = topic
    }
  }

  package var messages: [Message]
  /// There may be more to say, or the compiler itself did not survive: whoever gave several listings at once should give
  /// fewer.
  package var isIncomplete: Bool

  package init(messages: [Message] = [], isIncomplete: Bool = false) {
    self.messages = messages
    self.isIncomplete = isIncomplete
  }

  package var succeeded: Bool { messages.isEmpty && !isIncomplete }
}

/// How a program with a script ran.
package struct ListingRun: Sendable, Codable, Equatable {
  package enum Ending: Sendable, Codable, Equatable {
    /// By itself, with the code of a process.
    case exited(Int32)
    case trapped
    case timedOut
    /// It used more than it may; a clause.
    case overLimit(String)
    /// It could not be linked into a program; a clause.
    case linkFailure(String)
  }

  package var ending: Ending
  package var output: String

  package init(_ ending: Ending, output: String) {
    self.ending = ending
    self.output = output
  }
}
