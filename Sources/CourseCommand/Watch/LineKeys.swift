internal import Foundation

/// What a learner types into the terminal where `watch` runs: a letter and Enter.
struct LineKeys: Sendable {
  /// `nil` where nobody types: without a terminal.
  static var ofThisTerminal: LineKeys? { isatty(0) == 1 && isatty(1) == 1 ? LineKeys() : nil }

  /// - Parameter line: Without its end.
  static func event(for line: String) -> LearnerWatch.Event? {
    switch line.trimmingCharacters(in: .whitespaces).lowercased() {
    case "h", "hint": .hint
    case "q", "quit": .end
    default: nil
    }
  }

  /// Reads until the input ends. The thread waits in a call of the system that only the process's end ends.
  func listen(_ tell: @escaping @Sendable (LearnerWatch.Event) -> Void) {
    Thread.detachNewThread {
      while let line = readLine() {
        if let event = Self.event(for: line) { tell(event) }
      }
    }
  }
}
