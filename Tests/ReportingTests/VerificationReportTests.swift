import CourseModel
import Reporting
import Testing

@Suite struct VerificationReportTests {
  private func report(_ severities: [Diagnostic.Severity], rule: RuleID = .altText) -> VerificationReport {
    VerificationReport(
      generator: "g", course: "c", lessons: [], diagnostics: severities.map { Diagnostic(rule, $0, at: nil, "M") })
  }

  @Test func onlyErrorsBreakACourse() {
    #expect(report([]).exitCode() == .allPassed)
    #expect(report([.note, .warning]).exitCode() == .allPassed)
    #expect(report([.warning, .error]).exitCode() == .lessonWrong)
  }

  @Test func strictlyWarningsBreakItToo() {
    #expect(report([.note]).exitCode(isStrict: true) == .allPassed)
    #expect(report([.note, .warning]).exitCode(isStrict: true) == .lessonWrong)
  }

  @Test func whatIsUndecidedIsNeitherRightNorWrong() {
    #expect(report([.error], rule: .undecided).exitCode() == .undecided)
    #expect(report([.error], rule: .undecided).exitCode(isStrict: true) == .undecided)
  }

  @Test func theTextEndsWithWhatItComesTo() {
    var report = Example.verification
    #expect(
      VerificationText.summary(of: report) == [
        "2 lessons read, 5 errors, 1 warning.",
        "01-notes: 3 rewrites of the solutions, 1 of them does not pass.",
        "01-notes: the checks notice 8 of 9 small changes of the solutions (88 %).",
        "1 address outside of the course, not asked for: '--follow-links' does, '--list-links' shows them.",
      ])
    report.diagnostics = []
    report.rules.append(.deadLink)
    #expect(
      VerificationText.summary(of: report) == [
        "2 lessons verified: 0 steps, 0 checks, 0 solutions, 0 wrong answers.",
        "01-notes: 3 rewrites of the solutions, 1 of them does not pass.",
        "01-notes: the checks notice 8 of 9 small changes of the solutions (88 %).",
        "1 address outside of the course, each asked for.",
      ])
  }

  @Test func addressesAreListedWhenAskedFor() {
    var report = Example.verification
    report.diagnostics = []
    let text = VerificationText(DiagnosticText(terminal: Terminal(width: 120)), listsLinks: true).render(report)
    #expect(
      text == """
        lessons/01-notes/lesson.md:12:1: https://example.com/a?b=c
        2 lessons verified: 0 steps, 0 checks, 0 solutions, 0 wrong answers.
        01-notes: 3 rewrites of the solutions, 1 of them does not pass.
        01-notes: the checks notice 8 of 9 small changes of the solutions (88 %).
        1 address outside of the course, not asked for: '--follow-links' does.

        """)
  }
}
