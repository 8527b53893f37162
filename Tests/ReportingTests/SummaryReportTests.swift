import CourseModel
import Testing

@testable import Reporting

/// A line a submission.
@Suite struct SummaryReportTests {
  private func lesson(_ lesson: String, _ submission: String, _ verdict: Verdict, points: Int) -> LessonReport {
    let place = SourceLocation(file: "lesson.md", line: 1, column: 1)
    let steps = [
      StepReport(
        step: "one", title: "One",
        checks: [CheckReport(check: "a", title: "A", verdict: verdict, reason: nil, location: place)], points: points,
        possiblePoints: 2)
    ]
    return LessonReport(
      lesson: lesson, title: lesson, file: "lesson.md", submission: submission, languageMode: .swift5, seed: "0",
      messages: [], steps: steps, points: points, possiblePoints: 2, seconds: 1)
  }

  private func report(_ lessons: [LessonReport], isInterrupted: Bool = false) -> Report {
    Report(
      generator: "test", isolation: .init(tier: "process", notice: ""), isInterrupted: isInterrupted, lessons: lessons)
  }

  @Test func columnsStandBelowOneAnother() {
    let text = SummaryReport.render(
      report([
        lesson("01-task-list", "work/ada", .pass, points: 2), lesson("02-bar", "work/grace", .fail, points: 0),
      ]))
    #expect(
      text == """
        ✓ 01-task-list  ada    1 of 1 step  2 of 2 points
        ✗ 02-bar        grace  0 of 1 step  0 of 2 points

        """)
  }

  @Test func whatIsNoProgramIsNoWorkWithMistakes() {
    var pdf = lesson("01-task-list", "work/ada", .missing, points: 0)
    pdf.isUnreadable = true
    let all = report([pdf, lesson("01-task-list", "work/grace", .fail, points: 0)])
    #expect(
      SummaryReport.render(all) == """
        ✗ 01-task-list  ada    unreadable   0 of 2 points
        ✗ 01-task-list  grace  0 of 1 step  0 of 2 points

        """)
    let text = TextReport(terminal: Terminal(width: 80)).render(all)
    #expect(text.contains("   ✗ unreadable  work/ada: 0 of 2 points\n"))
    #expect(text.contains("Nothing of it could be graded: 0 of 2 points.\n"))
    #expect(text.ranges(of: "One (one)").count == 1)
  }

  @Test func whatIsUndecidedLooksUndecided() throws {
    let undecided = report([
      lesson("01-task-list", "work/ada", .unsupported, points: 0), lesson("02-bar", "work/grace", .fail, points: 0),
    ])
    #expect(
      SummaryReport.render(undecided) == """
        ! 01-task-list  ada    not judged
        ✗ 02-bar        grace  0 of 1 step  0 of 2 points

        """)
    let text = TextReport(terminal: Terminal(width: 80, hasColour: false)).render(undecided)
    #expect(text.contains("! not judged  work/ada\n"))
    #expect(text.contains("   Not judged.\n"))
    // Grace's own result, and her line of the summary.
    #expect(text.components(separatedBy: "0 of 1 step").count == 3)
    #expect(JUnitReport.render(undecided).contains("message=\"Not judged: unsupported\""))
    #expect(GitHubAnnotations().render(undecided).contains("A: unsupported (not judged)"))
    let json = try JSONReport.encode(undecided)
    #expect(json.contains("\"judged\" : \"none\"") && json.contains("\"judged\" : \"all\""))
    #expect(try JSONReport.decode(json) == undecided)
  }

  @Test func whatWasJudgedIsCountedApart() {
    var lesson = lesson("01-task-list", "work/ada", .pass, points: 2)
    let open = self.lesson("01-task-list", "", .unsupported, points: 0)
    lesson.steps += open.steps
    lesson.possiblePoints = 4
    #expect(
      SummaryReport.render(report([lesson])) == "! 01-task-list  ada  1 of 2 steps, 1 not judged  2 of 2 points\n")
    let text = TextReport(terminal: Terminal(width: 80, hasColour: false)).render(report([lesson]))
    #expect(text.contains("1 of 2 steps passed, 1 not judged, 2 of 2 points.\n"))
  }

  @Test func aNameObeysNoTerminal() {
    let text = SummaryReport.render(report([lesson("01", "work/a\u{1B}[2J\nb", .pass, points: 2)]))
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func remarksOnTheRunAreInEachReportForPeople() throws {
    var report = report([lesson("01", "work/ada", .pass, points: 2)])
    let remark = "'zz-bob' does not count"
    report.remarks = [remark]
    #expect(SummaryReport.render(report).hasSuffix("\nNote: \(remark)\n"))
    for text in [
      TextReport(terminal: Terminal()) { _ in nil }.render(report), try JSONReport.encode(report),
      GitHubAnnotations().render(report),
    ] { #expect(text.contains(remark)) }
    #expect(JUnitReport.render(report).contains("zz-bob"))
  }

  @Test func whatIsMissingIsSaid() {
    #expect(
      SummaryReport.render(report([], isInterrupted: true))
        == "Interrupted: what was not graded yet is not in this report.\n")
  }
}
