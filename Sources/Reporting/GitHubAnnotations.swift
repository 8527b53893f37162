package import CourseModel

/// Workflow commands of GitHub Actions: each becomes an annotation at its line of a pull request.
///
///     ::error file=lesson.md,line=42,col=9,title=unknown-role::Fence names role 'soluton'; …
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions", "Setting an error message".
package struct GitHubAnnotations {
  /// The path of a file as GitHub knows it, from the top of the checkout, by the path that a report names.
  package var path: (String) -> String

  package init(path: @escaping (String) -> String = { $0 }) { self.path = path }

  package func render(_ report: VerificationReport) -> String {
    let failing = report.survey?.listings.filter { $0.outcome == .fails } ?? []
    return render(report.diagnostics + (report.survey?.diagnostics ?? []))
      + failing.map { listing in
        line(
          "warning", at: listing.place ?? listing.location, title: "listing",
          "This listing does not compile: \(listing.message ?? listing.cause?.rawValue ?? "")")
      }.joined()
  }

  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      line(
        command(diagnostic.severity), at: diagnostic.location, title: diagnostic.rule.rawValue,
        ([diagnostic.message] + diagnostic.details).joined(separator: "\n"))
    }.joined()
  }

  /// The compiler's words stand at the learner's lines, and checks that did not pass at the lesson's.
  package func render(_ report: Report) -> String {
    let interruption =
      report.isInterrupted
      ? line(
        "error", at: nil, title: "interrupted",
        (["The run was stopped. Not graded:"] + report.shownNotGraded).joined(separator: "\n")) : ""
    let remarks = (report.remarks ?? []).map { line("notice", at: nil, title: "remark", $0) }
    return interruption + remarks.joined() + lines(of: report)
  }

  private func lines(of report: Report) -> String {
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

  private func line(of check: CheckReport, step: StepReport, lesson: LessonReport) -> String {
    let command = check.verdict.owner == .learner ? "error" : check.verdict == .skipped ? "notice" : "warning"
    var words = [
      "\(lesson.submission): \(check.title): \(check.verdict.rawValue)"
        + (check.verdict.owner == .grader ? " (not judged)" : "")
    ]
    if let reason = check.reason { words.append(reason) }
    words += check.explanation
    return line(command, at: check.location, title: step.title, words.joined(separator: "\n"))
  }

  private func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func command(_ kind: SubmissionMessage.Kind) -> String {
    switch kind {
    case .error: "error"
    case .warning, .unsupported: "warning"
    case .note: "notice"
    }
  }

  private func line(_ command: String, at location: SourceLocation?, title: String, _ words: String) -> String {
    var properties: [String] = []
    if let location {
      properties.append("file=\(property(path(location.file)))")
      properties.append("line=\(location.position.line)")
      properties.append("col=\(location.position.column)")
    }
    properties.append("title=\(property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(data(words))\n"
  }

  /// A line break would end the command, and a learner's text could begin another; ``visible(_:)`` has spelled out every
  /// other kind of line end.
  private func data(_ text: String) -> String {
    var result = ""
    for scalar in visible(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
