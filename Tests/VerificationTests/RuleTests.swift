import CourseModel
import LessonParsing
import Testing
import Verification

/// What each rule says of a report; nothing is compiled here.
@Suite struct RuleTests {
  static let place = SourceLocation(file: "l.md", line: 7)

  /// Checks `a`, `b` (needs `a`) and `c`.
  static let step = Step(
    id: "s", title: "S", location: SourceLocation(file: "l.md", line: 3),
    blocks: [("a", []), ("b", ["a"]), ("c", [])].map { id, needs in
      .snippet(Snippet(role: .check, code: "", location: place, id: id, needs: needs))
    })

  static func report(
    _ verdicts: [String: Verdict], step: String = "s", messages: [SubmissionMessage] = []
  ) -> LessonReport {
    let checks = verdicts.sorted { $0.key < $1.key }.map {
      CheckReport(check: $0, title: $0, verdict: $1, reason: $1 == .pass ? nil : "So it is.", location: place)
    }
    return LessonReport(
      lesson: "l", title: "L", file: "l.md", submission: "x", languageMode: .swift5, seed: "0", messages: messages,
      steps: [StepReport(step: step, title: "S", checks: checks, points: 0, possiblePoints: 1)], points: 0,
      possiblePoints: 1, seconds: 0)
  }

  static func wrongAnswer(fails: [String]) -> Answer {
    Answer(id: nil, snippets: [Snippet(role: .wrong, code: "", location: place, fails: fails)])
  }

  static func judgeWrong(_ verdicts: [String: Verdict], fails: [String]) -> [String] {
    WrongAnswerFails.judge(report(verdicts), step: step, answer: wrongAnswer(fails: fails), place: place).map(\.message)
  }

  @Test func aWrongAnswerThatFailsWhatItNamesIsRight() {
    #expect(Self.judgeWrong(["a": .pass, "b": .pass, "c": .fail], fails: ["c"]) == [])
  }

  @Test func aWrongAnswerThatPassesIsReported() {
    #expect(
      Self.judgeWrong(["a": .pass, "b": .pass, "c": .pass], fails: ["c"]) == [
        "Wrong answer at l.md:7 was meant to fail 'c' but it passed; the check misses this mistake."
      ])
  }

  @Test func aWrongAnswerThatFailsMoreIsReported() {
    #expect(
      Self.judgeWrong(["a": .fail, "b": .skipped, "c": .crash], fails: ["c"]) == [
        "Wrong answer at l.md:7 does not pass 'a' either; name it in 'fails=', or make it less wrong."
      ])
  }

  @Test func aWrongAnswerThatNoCompilerTakesProvesNoCheckThatItNames() {
    let broken = Self.report(
      ["a": .doesNotCompile, "b": .doesNotCompile, "c": .doesNotCompile],
      messages: [SubmissionMessage(.error, at: Self.place, "cannot find 'y' in scope")])
    let found = WrongAnswerFails.judge(
      broken, step: Self.step, answer: Self.wrongAnswer(fails: ["a", "b", "c"]), place: Self.place)
    #expect(
      found.map(\.message) == ["Wrong answer at l.md:7 does not compile: cannot find 'y' in scope; correct it."])
  }

  @Test func checksThatNeedANamedOneMayBeSkipped() {
    #expect(Self.judgeWrong(["a": .fail, "b": .skipped, "c": .pass], fails: ["a"]) == [])
  }

  @Test func aStarterMayFailToCompileInTheWordsThatItNames() {
    let broken = Self.report(
      ["a": .doesNotCompile], messages: [SubmissionMessage(.error, at: Self.place, "cannot find 'x' in scope")])
    func found(_ report: LessonReport, _ errors: [String]) -> [String] {
      StarterDoesNotPass.judge(report, step: Self.step, place: Self.place, errors: errors).map(\.message)
    }
    #expect(found(broken, ["find 'x'"]) == [])
    #expect(
      found(broken, ["find 'y'"]) == [
        "The start of step 's' does not compile, but the compiler does not say 'find 'y''; quote what it says."
      ])
    #expect(
      found(Self.report(["a": .fail]), ["find 'x'"]) == [
        "The start of step 's' compiles, though 'compile-fail' says that it does not; remove it."
      ])
  }

  @Test func aStarterThatPassesIsReported() {
    let found = StarterDoesNotPass.judge(
      Self.report(["a": .pass, "b": .pass, "c": .pass]), step: Self.step, place: Self.place)
    #expect(
      found == [
        Diagnostic(
          .starterDoesNotPass, at: Self.place,
          "The start of step 's' passes all of its checks already; leave something for the learner to do.")
      ])
    #expect(StarterDoesNotPass.judge(Self.report(["a": .pass, "c": .fail]), step: Self.step, place: Self.place) == [])
  }

  @Test func aStarterThatDoesNotCompileIsReportedWithTheCompilersWords() {
    let error = SubmissionMessage(.error, at: Self.place, "cannot find 'x' in scope")
    let found = StarterDoesNotPass.judge(
      Self.report(["a": .doesNotCompile], messages: [error]), step: Self.step, place: Self.place)
    #expect(found.map(\.details) == [["l.md:7:1: cannot find 'x' in scope"]])
  }

  @Test func aSolutionThatFailsIsReportedWithTheCheck() {
    let found = SolutionPasses.judge(Self.report(["a": .pass, "c": .fail]), step: Self.step, place: Self.place)
    #expect(found.map(\.message) == ["The solution of step 's' does not pass 'c': fail: So it is."])
    #expect(SolutionPasses.judge(Self.report(["a": .pass]), step: Self.step, place: Self.place) == [])
  }

  /// A step, and a later one with a check that it needs.
  private static func reportWithLater(_ verdict: Verdict, waiting: Bool) -> LessonReport {
    var report = report(["c": waiting ? .skipped : .pass])
    if waiting { report.steps[0].checks[0].waitsForStep = "later" }
    report.steps += Self.report(["whole": verdict], step: "later").steps
    return report
  }

  @Test func aSolutionThatFailsWhatItsStepNeedsOfALaterOneIsReportedWithThatStep() {
    let found = SolutionPasses.judge(Self.reportWithLater(.fail, waiting: false), step: Self.step, place: Self.place)
    #expect(
      found.map(\.message) == [
        "The solution of step 's' does not pass 'whole' of the later step 'later', which this one needs: fail: So it is."
      ])
  }

  @Test func aWrongAnswerThatIsLeftToALaterStepIsReported() {
    let found = WrongAnswerFails.judge(
      Self.reportWithLater(.fail, waiting: true), step: Self.step, answer: Self.wrongAnswer(fails: ["c"]),
      place: Self.place)
    #expect(
      found.map(\.message) == [
        "Wrong answer at l.md:7 was meant to fail 'c', but that is left to the later step 'later': what that one's 'needed-by' asks for must not depend on this mistake."
      ])
  }

  @Test func aSolutionThatBreaksAnEarlierStepIsReportedWithThatStep() {
    let found = SolutionPasses.judge(Self.report(["a": .fail], step: "earlier"), step: Self.step, place: Self.place)
    #expect(
      found.map(\.message) == [
        "The solution of step 's' does not pass 'a' of the earlier step 'earlier': fail: So it is."
      ])
  }

  @Test func everyStepHasChecksAndASolution() {
    let empty = Step(id: "e", title: "E", location: SourceLocation(file: "l.md", line: 20))
    let lesson = Lesson(id: "l", title: "L", directory: ".", file: "l.md", steps: [Self.step, empty])
    #expect(
      StepHasChecks().diagnostics(of: lesson).map(\.message) == [
        "Step 's' has no solution; nothing shows that its checks can pass.",
        "Step 'e' has no check; nothing shows whether a learner has done it.",
      ])
    #expect(
      StepHasChecks().diagnostics(of: Lesson(id: "l", title: "L", directory: ".", file: "l.md", steps: [empty])) == [])
  }
}
