import CourseModel
import Reporting
import Testing

@Suite struct FairnessTextTests {
  private static func report(_ scores: [RewriteScore], _ diagnostics: [Diagnostic] = []) -> VerificationReport {
    var lesson = VerifiedLesson(
      Lesson(id: "01-notes", title: "Notes", directory: "lessons/01-notes", file: "lessons/01-notes/lesson.md"))
    (lesson.steps, lesson.solutions, lesson.wrongAnswers) = (2, 2, 9)
    lesson.rewrites = scores
    return VerificationReport(generator: "g", course: "c", lessons: [lesson], diagnostics: diagnostics)
  }

  private static func count(
    _ kind: String, passed: Int = 0, refused: Int = 0, uncompiled: Int = 0, undecided: Int = 0
  ) -> RewriteScore.Count {
    var count = RewriteScore.Count(kind: kind)
    (count.passed, count.refused, count.uncompiled, count.undecided) = (passed, refused, uncompiled, undecided)
    return count
  }

  private static let refused = RefusedRewrite(
    location: SourceLocation(file: "lessons/01-notes/lesson.md", line: 9), kind: "final class", original: "A",
    change: "is final", check: "adds", checkStep: "add", reason: "missing.")

  private static let scores = [
    RewriteScore(
      step: "add", counts: [count("renamed local", passed: 3), count("final class", refused: 1)], refused: [refused]),
    RewriteScore(
      step: "tick", counts: [count("renamed local", passed: 2, uncompiled: 1), count("main actor", undecided: 1)]),
  ]

  @Test func tablesHaveEachLessonAndEachKind() {
    let wrong = { (line: Int) in
      Diagnostic(.wrongAnswerFails, at: SourceLocation(file: "lessons/01-notes/answers.md", line: line), "M")
    }
    let report = Self.report(Self.scores, [wrong(7), wrong(7), wrong(8)])
    #expect(
      FairnessText(kinds: ["renamed local", "final class", "lazy property"]).render(report) == """
        ### By lesson

        | Lesson | Steps | Solutions | Rewrites passed | Do not compile | Not judged | Wrong answers noticed |
        | --- | --- | --- | --- | --- | --- | --- |
        | 01-notes | 2 | 2 | 5 of 6 | 1 | 1 | 7 of 9 |

        ### By kind of rewrite

        | Kind | 01-notes |
        | --- | --- |
        | renamed local | 5 of 5 |
        | final class | 0 of 1 |
        | lazy property | – |

        """)
  }

  @Test func theSummarySaysHowManyPassAndWhatWasNotTried() {
    var report = Self.report(Self.scores)
    let line = { VerificationText.summary(of: report).first { $0.contains("rewrite") } }
    #expect(
      line()
        == "01-notes: 6 rewrites of the solutions, 1 of them does not pass (1 more does not compile: renamed local; 1 more needs what Coursemark lacks: main actor)."
    )
    report.lessons[0].rewrites[0].suppressed = 1
    report.lessons[0].rewrites.removeLast()
    #expect(line() == "01-notes: 3 rewrites of the solutions, all pass (1 more ignored).")
    report.lessons[0].rewrites = []
    #expect(line() == nil)
    report.lessons[0].triedRewrites = false
    #expect(
      VerificationText.summary(of: report).contains(
        "Whether the checks pass the solutions in other words is tried when a lesson has no errors."))
  }
}
