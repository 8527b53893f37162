package import CourseModel

/// What `verify` found, for a terminal: each diagnostic with its line, then what it comes to.
package struct VerificationText {
  package var diagnostics: DiagnosticText

  package init(_ diagnostics: DiagnosticText) { self.diagnostics = diagnostics }

  package func render(_ report: VerificationReport) -> String {
    diagnostics.render(report.diagnostics) + summary(of: report)
  }

  private func summary(of report: VerificationReport) -> String {
    var lines: [String] = []
    let lessons = counted(report.lessons.count, "lesson")
    let errors = report.count(.error)
    let warnings = report.count(.warning)
    let doubts = warnings == 0 ? "" : ", " + counted(warnings, "warning")
    if errors == 0 {
      let parts = [
        counted(sum(report, \.steps), "step"), counted(sum(report, \.checks), "check"),
        counted(sum(report, \.solutions), "solution"), counted(sum(report, \.wrongAnswers), "wrong answer"),
      ]
      lines.append("\(lessons) verified: \(parts.joined(separator: ", "))\(doubts).")
    } else {
      lines.append("\(lessons) read, \(counted(errors, "error"))\(doubts).")
    }
    if !report.externalLinks.isEmpty {
      let places = Set(report.externalLinks.map(\.address)).count
      lines.append("\(counted(places, "link")) out of the course not followed; '--follow-links' asks for them.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func sum(_ report: VerificationReport, _ part: (VerifiedLesson) -> Int) -> Int {
    report.lessons.map(part).reduce(0, +)
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
