package import CourseModel

/// What `verify` found, for a terminal: each diagnostic with its line, then what it comes to.
package struct VerificationText {
  package var diagnostics: DiagnosticText
  /// Whether each address outside of the course is listed, and not only their number.
  package var listsLinks: Bool

  package init(_ diagnostics: DiagnosticText, listsLinks: Bool = false) {
    self.diagnostics = diagnostics
    self.listsLinks = listsLinks
  }

  package func render(_ report: VerificationReport) -> String {
    var layout = TextLayout(diagnostics.terminal)
    if listsLinks {
      for link in report.externalLinks { layout.paragraph("\(link.location.description): \(link.address)", hanging: 2) }
    }
    for line in Self.summary(of: report, listsLinks: listsLinks) { layout.paragraph(line) }
    return diagnostics.render(report.diagnostics) + layout.text
  }

  /// What the report comes to, in a line or two.
  package static func summary(of report: VerificationReport, listsLinks: Bool = false) -> [String] {
    let lessons = counted(report.lessons.count, "lesson")
    let errors = report.count(.error)
    let warnings = report.count(.warning)
    let doubts = warnings == 0 ? "" : ", " + counted(warnings, "warning")
    var lines: [String] = []
    if errors == 0 {
      let parts = [
        counted(sum(report, \.steps), "step"), counted(sum(report, \.checks), "check"),
        counted(sum(report, \.solutions), "solution"), counted(sum(report, \.wrongAnswers), "wrong answer"),
      ]
      lines.append("\(lessons) verified: \(parts.joined(separator: ", "))\(doubts).")
    } else {
      lines.append("\(lessons) read, \(counted(errors, "error"))\(doubts).")
    }
    lines += report.lessons.compactMap(mutants)
    if report.rules.contains(.mutantSurvives), report.lessons.contains(where: \.missesMutants) {
      lines.append("Whether the checks notice small changes of the solutions is tried when a lesson has no errors.")
    }
    let addresses = Set(report.externalLinks.map(\.address)).count
    if addresses > 0 {
      let links = "\(counted(addresses, "address", "addresses")) outside of the course"
      lines.append(
        report.rules.contains(.deadLink)
          ? "\(links), each asked for."
          : "\(links), not asked for: '--follow-links' does\(listsLinks ? "" : ", '--list-links' shows them").")
    }
    return lines
  }

  /// `01-task-list: the checks notice 40 of 41 small changes of the solutions (97 %).`
  private static func mutants(of lesson: VerifiedLesson) -> String? {
    let counted = lesson.strengths.map(\.counted).reduce(0, +)
    let noticed = lesson.strengths.map(\.noticed).reduce(0, +)
    let suppressed = lesson.strengths.map(\.suppressed).reduce(0, +)
    guard counted > 0 else { return nil }
    let others = suppressed > 0 ? ", \(suppressed) more ignored" : ""
    return
      "\(lesson.lesson): the checks notice \(noticed) of \(counted) small changes of the solutions (\(noticed * 100 / counted) %\(others))."
  }

  private static func sum(_ report: VerificationReport, _ part: (VerifiedLesson) -> Int) -> Int {
    report.lessons.map(part).reduce(0, +)
  }
}
