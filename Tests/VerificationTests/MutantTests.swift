import TestSupport
import CourseModel
import Foundation
import Grading
import LessonParsing
import Testing

@testable import Verification

/// Which small changes of a solution the checks of a real lesson notice.
@Suite(.serialized) struct MutantTests {
  private static let text = """
    ---
    format: 1
    ---
    # One button

    \(CounterApp.scene)

    \(CounterApp.starter)

    ## Count
    <!-- step id=count -->

    ```swift role=check id=one
    app.buttons["More"].tap()
    expect(app.staticTexts["count"].label, is: "1")
    ```

    IGNORE
    ```swift role=solution in=Counter
    @IBAction func more(_ sender: Any) {
        if count > 9 { count = 0 }
        count += 1
        label.text = "\\(count)"
    }
    ```
    """

  private static func verify(ignoring comment: String = "", least: Double? = nil) async throws -> Verifier.Result {
    let (lesson, problems) = LessonParser.parse(
      text.replacing("IGNORE", with: comment), file: "l.md", directory: ".")
    try #require(problems.isEmpty, "\(problems)")
    let grader = try await Grader(
      home: TestHome.make(), environment: TestHome.environment, options: GradingOptions(seed: 1))
    return try await Verifier(
      rules: [SolutionPasses()],
      tools: RuleTools(
        grade: { lesson, task, mode in
          try await grader.grade(
            lesson, program: task.program, named: task.title, languageMode: mode, steps: task.steps)
        }, mutationScore: grader.mutationScore), leastScore: least
    ).verify(lesson)
  }

  @Test func whatNoCheckNoticesIsListedWithItsLine() async throws {
    let result = try await Self.verify()
    let score = try #require(result.mutationScores.first)
    let found = result.diagnostics.map { "\($0.location?.position.line ?? 0): \($0.message)" }
    // Nobody counts to ten in a check of one tap.
    #expect(
      found == [
        "42: All checks of step 'count' pass when 'count > 9' means its opposite; add a check for the case that it decides.",
        "42: All checks of step 'count' pass when 'count > 9' has '>=' for '>'; add a check that depends on it.",
        "42: All checks of step 'count' pass when '9' is twice as much; add a check that depends on it.",
        "42: All checks of step 'count' pass when 'count = 0' is left out; add a check of what it is for, or leave it out of the solution.",
        "42: All checks of step 'count' pass when '0' is one more; add a check that depends on it.",
      ])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning && $0.rule == .mutantSurvives })
    #expect(score.survivors.count == 5)
    #expect(score.noticed == score.mutants - 5)
    #expect(score.noticed >= 4)
  }

  @Test func anIgnoredMutantDoesNotCount() async throws {
    let result = try await Self.verify(
      ignoring: "<!-- ignore rule=mutant-survives about=\"'0' is one more\" reason=\"It says 2 next.\" -->")
    let score = try #require(result.mutationScores.first)
    #expect(score.suppressed == 1)
    #expect(score.counted == score.mutants - 1)
    #expect(result.diagnostics.count == 4)
  }

  @Test func tooFewNoticedChangesAreAnErrorWhereThatIsAskedFor() async throws {
    let result = try await Self.verify(least: 90)
    let error = try #require(result.diagnostics.first { $0.severity == .error })
    #expect(error.rule == .mutationScore)
    #expect(error.message.hasPrefix("The checks notice "))
    #expect(try await Self.verify(least: 10).diagnostics.allSatisfy { $0.severity == .warning })
  }
}
