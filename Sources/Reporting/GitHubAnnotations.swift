package import CourseModel

/// Workflow commands of GitHub Actions: each becomes an annotation at its line of a pull request.
///
///     ::error file=lesson.md,line=42,col=9,title=unknown-role::Fence names role 'soluton'; …
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions", "Setting an error message".
package enum GitHubAnnotations {
  package static func render(_ report: VerificationReport) -> String {
    report.diagnostics.map { diagnostic in
      line(
        command(diagnostic.severity), at: diagnostic.location, title: diagnostic.rule.rawValue,
        ([diagnostic.message] + diagnostic.details).joined(separator: "\n"))
    }.joined()
  }

  /// The compiler's words stand at the learner's lines, and checks that did not pass at the lesson's.
  package static func render(_ report: Report) -> String {
    report.lessons.map { lesson in
      let messages = lesson.messages.map { message in
        line(command(message.kind), at: message.location, title: lesson.submission, message.message)
      }
      let checks = lesson.steps.flatMap { step in
        step.checks.filter { $0.verdict != .pass }.map { line(of: $0, step: step, lesson: lesson) }
      }
      return (messages + checks).joined()
    }.joined()
  }

  private static func line(of check: CheckReport, step: StepReport, lesson: LessonReport) -> String {
    let command = check.verdict.owner == .learner ? "error" : check.verdict == .skipped ? "notice" : "warning"
    var words = ["\(lesson.submission): \(check.title): \(check.verdict.rawValue)"]
    if let reason = check.reason { words.append(reason) }
    if !check.story.isEmpty { words.append("The user: " + check.story.suffix(12).joined(separator: "; ")) }
    if let expected = check.expected { words.append("Expected: \(expected)") }
    if let seen = check.seen { words.append("Seen: \(seen)") }
    return line(command, at: check.location, title: step.title, words.joined(separator: "\n"))
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func command(_ kind: SubmissionMessage.Kind) -> String {
    switch kind {
    case .error: "error"
    case .warning, .unsupported: "warning"
    case .note: "notice"
    }
  }

  private static func line(_ command: String, at location: SourceLocation?, title: String, _ words: String) -> String {
    var properties: [String] = []
    if let location {
      properties.append("file=\(property(location.file))")
      properties.append("line=\(location.position.line)")
      properties.append("col=\(location.position.column)")
    }
    properties.append("title=\(property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(data(words))\n"
  }

  /// What stands for itself nowhere in a command: a line break would end it, and a learner's text could begin another.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in visible(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
