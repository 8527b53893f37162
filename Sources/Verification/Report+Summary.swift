internal import CourseModel

// What a report tells an author.

extension LessonReport {
  /// The compiler's errors, a line each.
  var errors: [String] {
    messages.filter { $0.kind == .error || $0.kind == .unsupported }.map { message in
      message.location.map { "\($0.description): \(message.message)" } ?? message.message
    }
  }
}

extension CheckReport {
  /// `fail: The keyboard is still there.`
  var summary: String { verdict.rawValue + (reason.map { ": \($0)" } ?? ".") }
}
