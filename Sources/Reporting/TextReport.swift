package import CourseModel
internal import MarkupText

/// A report for people. Of one submission: a line a check, what to do about what did not pass, and a summary. Of several: a table,
/// and then of each only what did not pass.
package struct TextReport {
  package var terminal: Terminal
  /// Whether reports on several submissions are printed with all checks, too.
  package var isWhole = false
  /// The lines of a learner's file, for the excerpts under the compiler's messages.
  package var source: (String) -> [String]?

  package init(
    terminal: Terminal, isWhole: Bool = false, source: @escaping (String) -> [String]? = { _ in nil }
  ) {
    self.terminal = terminal
    self.isWhole = isWhole
    self.source = source
  }

  package func render(_ report: Report) -> String {
    var text = ""
    write(ClassReport(report), to: &text)
    return text
  }

  /// The same, one submission after the other; of several, each is fetched for its line in the table and again for the rest.
  package func write<Failure>(
    _ report: ClassReport<Failure>, to output: inout some TextOutputStream
  ) throws(Failure) {
    var layout = TextLayout(terminal)
    var summary = ReportSummary(report: report.head)
    let isSeveral = report.indices.count + (report.head.absent ?? []).count > 1
    let showsAll = isWhole || !isSeveral
    if isSeveral {
      summary.addTableHead(to: &layout)
      for index in report.indices {
        summary.addRow(try report[index], to: &layout)
        layout.drain(into: &output)
      }
      summary.addAbsent(to: &layout)
      layout.blank()
    }
    for index in report.indices {
      let lesson = try report[index]
      summary.meet(lesson)
      guard showsAll || !lesson.hasPassed else { continue }
      layout.blank()
      add(lesson, showsAll: showsAll, to: &layout)
      layout.drain(into: &output)
    }
    layout.blank()
    summary.add(to: &layout)
    output.write(layout.text)
  }

  private func add(_ lesson: LessonReport, showsAll: Bool, to layout: inout TextLayout) {
    layout.paragraph([Span(lesson.title, .strong), ": ", Span(lesson.submission, .strong)])
    layout.paragraph("Swift \(lesson.languageMode.rawValue), seed \(lesson.seed)", .quiet)
    if !lesson.messages.isEmpty {
      layout.blank()
      for message in lesson.messages { add(message, to: &layout) }
    }
    var said: Set<String> = []
    // Of each check the same would be said.
    let steps = lesson.isUnreadable == true ? [] : lesson.steps
    for step in steps where showsAll || step.checks.contains(where: { $0.verdict != .pass }) {
      layout.blank()
      layout.paragraph([Span(step.title, .strong), Span(" (\(step.step))", .quiet)], hanging: 3)
      add(step, showsAll: showsAll, to: &layout, said: &said)
    }
    layout.blank()
    layout.paragraph([lessonResult(lesson)])
  }

  func add(_ message: SubmissionMessage, to layout: inout TextLayout) {
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

  private func add(_ step: StepReport, showsAll: Bool, to layout: inout TextLayout, said: inout Set<String>) {
    if step.checks.isEmpty { return layout.paragraph("Nothing to check.", .quiet, indent: 3) }
    let wordWidth = step.checks.map { columns($0.verdict.word) }.max() ?? 0
    for check in step.checks where showsAll || check.verdict != .pass {
      CheckText(check: check, wordWidth: wordWidth).add(to: &layout, said: &said)
    }
    if step.judged == .none { return layout.paragraph("Not judged.", .quiet, indent: 3) }
    let passed = step.checks.count { $0.verdict == .pass }
    let rest =
      step.isJudged
      ? "\(step.points) of \(counted(step.possiblePoints, "point"))." : "\(step.openChecks) not judged."
    let waiting = step.checks.count { $0.waitsForStep != nil }
    let others = waiting > 0 ? ", \(waiting) \(waiting == 1 ? "waits" : "wait") for another step" : ""
    layout.paragraph("\(passed) of \(counted(step.checks.count, "check")) passed\(others), \(rest)", .quiet, indent: 3)
  }

  private func lessonResult(_ lesson: LessonReport) -> Span {
    if lesson.judged == .none { return Span("Not judged.", .doubt) }
    if lesson.isUnreadable == true {
      return Span("Nothing of it could be graded: \(lesson.pointWords).", .strong)
    }
    return Span(lesson.resultWords + ".", lesson.hasPassed ? .good : .strong)
  }
}

/// `1 step`, `2 steps`.
/// - Parameter plural: Where it is not the noun with an s.
package func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
