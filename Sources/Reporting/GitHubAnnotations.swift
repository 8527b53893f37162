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
    render(report.diagnostics + (report.survey?.diagnostics ?? [])) + lines(of: report.survey?.files ?? [])
  }

  /// One for each text, those with the most broken listings first: GitHub shows ten of a step.
  private func lines(of files: [SurveyedFile]) -> String {
    let broken = files.map { $0.listings.filter { $0.outcome == .fails && !$0.isKnown } }.filter { !$0.isEmpty }
    // Sorting keeps the order of the texts.
    return broken.sorted { $0.count > $1.count }.map { listings in
      let rest = listings.count - CappedMessages<SurveyedListing>.most
      let words =
        listings.prefix(CappedMessages<SurveyedListing>.most).map { listing in
          let place = listing.place ?? listing.location
          return "line \(place.position.line): \(listing.message ?? listing.cause?.rawValue ?? "")"
        } + (rest > 0 ? ["and \(rest) more"] : [])
      let title = listings.count == 1 ? "A listing is broken" : "\(listings.count) listings are broken"
      return line(
        "warning", at: listings[0].place ?? listings[0].location, title: "listing",
        ("\(title):" + "\n" + words.joined(separator: "\n")))
    }.joined()
  }

  package func render(_ diagnostics: [Diagnostic]) -> String {
    let capped = CappedMessages(diagnostics)
    let shown = capped.shown.map { diagnostic in
      line(
        command(diagnostic.severity), at: diagnostic.location, title: diagnostic.rule.rawValue,
        ([diagnostic.message] + diagnostic.details).joined(separator: "\n"))
    }
    let rest = capped.rest.map { kind, count in
      line(
        "notice", at: kind.file.isEmpty ? nil : SourceLocation(file: kind.file, line: 1), title: kind.rule,
        CappedMessages<Diagnostic>.Kind.words(count))
    }
    return (shown + rest).joined()
  }

  /// The compiler's words stand at the learner's lines, and checks that did not pass at the lesson's.
  package func render(_ report: Report) -> String {
    var text = ""
    write(ClassReport(report), to: &text)
    return text
  }

  /// The same, one submission after the other.
  package func write<Failure>(
    _ report: ClassReport<Failure>, to output: inout some TextOutputStream
  ) throws(Failure) {
    if report.head.isInterrupted {
      output.write(
        line(
          "error", at: nil, title: "interrupted",
          (["The run was stopped. Not graded:"] + report.head.shownNotGraded).joined(separator: "\n")))
    }
    for remark in report.head.remarks ?? [] { output.write(line("notice", at: nil, title: "remark", remark)) }
    for index in report.indices { output.write(lines(of: try report[index])) }
  }

  private func lines(of lesson: LessonReport) -> String {
    let messages = lesson.messages.map { message in
      line(command(message.kind), at: message.location, title: lesson.submission, message.message)
    }
    let checks = lesson.steps.flatMap { step in
      step.checks.filter { $0.verdict != .pass }.map { line(of: $0, step: step, lesson: lesson) }
    }
    return (messages + checks).joined()
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
