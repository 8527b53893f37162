import CourseModel
import Testing

/// How much of a learner's work was decided.
@Suite struct LessonResultTests {
  private func check(_ verdict: Verdict, restsOnUndecided: Bool? = nil) -> CheckReport {
    var check = CheckReport(
      check: "c", title: "The check", verdict: verdict, location: SourceLocation(file: "lesson.md", line: 1))
    check.restsOnUndecided = restsOnUndecided
    return check
  }

  private func report(_ steps: [[CheckReport]]) -> LessonReport {
    LessonReport(
      lesson: "01-list", title: "A list", file: "lesson.md", submission: "ada", languageMode: .swift5, seed: "1",
      messages: [],
      steps: steps.map { StepReport(step: "s", title: "The step", checks: $0, points: 0, possiblePoints: 2) },
      points: 0, possiblePoints: 2 * steps.count, seconds: 0)
  }

  /// `needs=` reaches into earlier steps: what rests on a check that was left open is as open as that.
  @Test func whatRestsOnAnOpenCheckOfAnotherStepIsOpenToo() {
    let found = report([[check(.unsupported)], [check(.skipped, restsOnUndecided: true)], [check(.pass)]])
    #expect(found.steps.map(\.judged) == [.none, .none, .all])
    #expect(found.openSteps == 2 && found.judgedPoints == 2 && found.result == .notJudged)
  }

  @Test func whatRestsOnAMistakeIsDecided() {
    let found = report([[check(.fail)], [check(.skipped)]])
    #expect(found.openSteps == 0 && found.judgedPoints == 4 && found.result == .notPassed)
  }

  /// The mistake has cost the earlier step; a step of which nothing was run has shown nothing.
  @Test func whatWaitsForAnEarlierStepCostsNothing() {
    var waiting = check(.skipped)
    waiting.waitsForStep = "first"
    let found = report([[check(.fail)], [check(.pass), waiting], [waiting], [check(.pass), check(.skipped), waiting]])
    #expect(found.steps.map(\.hasPassed) == [false, true, false, false])
    #expect(found.result == .notPassed && found.isJudged)
  }
}
