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

  /// What was done, expected and seen.
  var account: [String] {
    var lines: [String] = []
    if !story.isEmpty { lines.append("The user: " + story.suffix(12).joined(separator: "; ")) }
    if let expected { lines.append("Expected: \(expected)") }
    if let seen { lines.append("Seen: \(seen)") }
    return lines
  }
}
