package import CourseModel

/// A report for people: a line a check, what to do about what did not pass, and a summary.
package struct TextReport {
  package var terminal: Terminal
  /// The lines of a learner's file, for the excerpts under the compiler's messages.
  package var source: (String) -> [String]?

  package init(terminal: Terminal, source: @escaping (String) -> [String]? = { _ in nil }) {
    self.terminal = terminal
    self.source = source
  }

  package func render(_ report: Report) -> String {
    var layout = TextLayout(terminal)
    for lesson in report.lessons {
      layout.blank()
      add(lesson, to: &layout)
    }
    layout.blank()
    ReportSummary(report: report).add(to: &layout)
    return layout.text
  }

  private func add(_ lesson: LessonReport, to layout: inout TextLayout) {
    layout.paragraph([Span(lesson.title, .strong), ": ", Span(lesson.submission, .strong)])
    layout.paragraph("Swift \(lesson.languageMode.rawValue), seed \(lesson.seed)", .quiet)
    if !lesson.messages.isEmpty {
      layout.blank()
      for message in lesson.messages { add(message, to: &layout) }
    }
    var said: Set<String> = []
    for step in lesson.steps {
      layout.blank()
      layout.paragraph([Span(step.title, .strong), Span(" (\(step.step))", .quiet)], hanging: 3)
      add(step, to: &layout, said: &said)
    }
    layout.blank()
    layout.paragraph([lessonResult(lesson)])
  }

  private func add(_ message: SubmissionMessage, to layout: inout TextLayout) {
    let style: Style
    switch message.kind {
    case .error: style = .bad
    case .warning, .unsupported: style = .doubt
    case .note: style = .quiet
    }
    let place = message.location.map { "\($0.description): " } ?? ""
    layout.paragraph(
      [Span(place, .strong), Span("\(message.kind.rawValue):", style), Span(" \(message.message)")], hanging: 2)
    if let location = message.location { SourceExcerpt(location: location, source: source)?.add(to: &layout) }
  }

  private func add(_ step: StepReport, to layout: inout TextLayout, said: inout Set<String>) {
    if step.checks.isEmpty { return layout.paragraph("Nothing to check.", .quiet, indent: 3) }
    let wordWidth = step.checks.map { columns($0.verdict.word) }.max() ?? 0
    for check in step.checks {
      CheckText(check: check, wordWidth: wordWidth).add(to: &layout, said: &said)
    }
    if step.judged == .none { return layout.paragraph("Not judged.", .quiet, indent: 3) }
    let passed = step.checks.count { $0.verdict == .pass }
    let rest =
      step.isJudged
      ? "\(step.points) of \(counted(step.possiblePoints, "point"))." : "\(step.openChecks) not judged."
    layout.paragraph("\(passed) of \(counted(step.checks.count, "check")) passed, \(rest)", .quiet, indent: 3)
  }

  private func lessonResult(_ lesson: LessonReport) -> Span {
    if lesson.judged == .none { return Span("Not judged.", .doubt) }
    return Span(lesson.resultWords + ".", lesson.hasPassed ? .good : .strong)
  }
}

/// `1 step`, `2 steps`.
/// - Parameter plural: Where it is not the noun with an s.
func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
