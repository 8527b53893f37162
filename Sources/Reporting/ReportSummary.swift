internal import CourseModel

/// The end of a text report: a line a submission, what the rarer verdicts mean, and how the run was isolated.
struct ReportSummary {
  var report: Report

  func add(to layout: inout TextLayout) {
    if report.lessons.count > 1 { addTable(to: &layout) }
    addMeanings(to: &layout)
    if report.isInterrupted {
      layout.paragraph([Span("Interrupted:", .doubt), Span(" this report is not whole. Not graded:")])
      for left in report.shownNotGraded { layout.paragraph(left, indent: 3, hanging: 5) }
      layout.blank()
    }
    let remarks = report.remarks ?? []
    for remark in remarks { layout.paragraph([Span("note:", .doubt), Span(" \(remark)")], hanging: 2) }
    if !remarks.isEmpty { layout.blank() }
    layout.paragraph(report.isolation.notice, .quiet)
  }

  private func addTable(to layout: inout TextLayout) {
    layout.paragraph([Span("Summary", .strong)])
    for lesson in report.lessons {
      guard lesson.judged == .all else {
        let isInPart = lesson.judged == .part
        let words = isInPart ? ": \(lesson.resultWords)" : ""
        layout.paragraph(
          [Span(isInPart ? "! in part   " : "! not judged", .doubt), Span("  \(lesson.submission)\(words)")], indent: 3,
          hanging: 5)
        continue
      }
      layout.paragraph(
        [
          Span(lesson.hasPassed ? "✓ passed" : "✗ not passed", lesson.hasPassed ? .good : .bad),
          Span(lesson.hasPassed ? "      " : "  "),
          Span("\(lesson.submission): \(lesson.passedSteps) of \(counted(lesson.gradedSteps, "step")), "),
          Span("\(lesson.points) of \(counted(lesson.possiblePoints, "point"))"),
        ], indent: 3, hanging: 5)
    }
    layout.blank()
  }

  private func addMeanings(to layout: inout TextLayout) {
    let met = Set(report.checks.map(\.verdict))
    let explained = Verdict.allCases.compactMap { verdict in
      met.contains(verdict) ? verdict.meaning.map { (verdict, $0) } : nil
    }
    guard !explained.isEmpty else { return }
    layout.paragraph([Span("What the words mean", .strong)])
    for (verdict, meaning) in explained {
      layout.paragraph(
        [Span("\(verdict.mark) \(verdict.word)", verdict.style), Span(": \(meaning)")], indent: 3, hanging: 5)
    }
    layout.blank()
  }
}
