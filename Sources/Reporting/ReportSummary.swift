internal import CourseModel

/// What a text report says of all submissions: a line each, and at the end what the rarer verdicts mean, and how the run was isolated.
struct ReportSummary {
  /// What is said of the run as a whole.
  private let report: Report
  private var met: Set<Verdict> = []

  init(report: Report) { self.report = report }

  /// Notes which words have to be explained.
  mutating func meet(_ lesson: LessonReport) {
    // Its checks are not listed.
    guard lesson.isUnreadable != true else { return }
    met.formUnion(lesson.steps.flatMap(\.checks).map(\.verdict))
  }

  func add(to layout: inout TextLayout) {
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

  func addTableHead(to layout: inout TextLayout) { layout.paragraph([Span("Summary", .strong)]) }

  /// Who is on the roster and handed in nothing.
  func addAbsent(to layout: inout TextLayout) {
    let absent = report.absent ?? []
    let isOfSeveral = Set(absent.map(\.lesson)).count > 1
    for absent in absent {
      let lesson = isOfSeveral ? " (\(absent.lesson))" : ""
      layout.paragraph(
        [Span("– no submission", .doubt), Span("  \(absent.learner.name)\(lesson)")], indent: 3, hanging: 5)
    }
  }

  /// Who is meant by a line of the table: the learner, or else what was handed in.
  private func name(of lesson: LessonReport) -> String { lesson.learner?.name ?? lesson.submission }

  /// A submission's line.
  func addRow(_ lesson: LessonReport, to layout: inout TextLayout) {
    guard lesson.judged == .all else {
      let isInPart = lesson.judged == .part
      let words = isInPart ? ": \(lesson.resultWords)" : ""
      return layout.paragraph(
        [Span(isInPart ? "! in part   " : "! not judged", .doubt), Span("  \(name(of: lesson))\(words)")], indent: 3,
        hanging: 5)
    }
    if lesson.isUnreadable == true {
      return layout.paragraph(
        [Span("✗ unreadable", .bad), Span("  \(name(of: lesson)): \(lesson.pointWords)")], indent: 3, hanging: 5)
    }
    layout.paragraph(
      [
        Span(lesson.hasPassed ? "✓ passed" : "✗ not passed", lesson.hasPassed ? .good : .bad),
        Span(lesson.hasPassed ? "      " : "  "),
        Span("\(name(of: lesson)): \(lesson.passedSteps) of \(counted(lesson.gradedSteps, "step")), "),
        Span("\(lesson.points) of \(counted(lesson.possiblePoints, "point"))"),
      ], indent: 3, hanging: 5)
  }

  private func addMeanings(to layout: inout TextLayout) {
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
