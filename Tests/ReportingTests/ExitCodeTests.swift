import CourseModel
import Testing

@Suite struct ExitCodeTests {
  func report(_ verdicts: Verdict..., interrupted: Bool = false) -> Report {
    var report = Example.report
    report.isInterrupted = interrupted
    report.lessons[0].steps = [
      StepReport(
        step: "s", title: "S", checks: verdicts.map { Example.check("c", "C", $0) }, points: 0, possiblePoints: 1)
    ]
    return report
  }

  @Test func theHighestReasonWins() {
    #expect(report(.pass, .pass).exitCode == .allPassed)
    #expect(report(.pass, .skipped).exitCode == .notPassed)
    #expect(report(.pass, .crash).exitCode == .notPassed)
    #expect(report(.fail, .unsupported).exitCode == .undecided)
    #expect(report(.fault, .pass).exitCode == .undecided)
    #expect(report(.pass, interrupted: true).exitCode == .undecided)
  }

  @Test func nothingDecidedIsNeverAPass() {
    #expect(report().exitCode == .lessonWrong)
    #expect(Report(generator: "", isolation: Example.report.isolation, lessons: []).exitCode == .lessonWrong)
  }
}
