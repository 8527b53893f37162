import CourseModel
import LessonParsing
import Testing
import Verification

/// Which hint is shown to whom.
@Suite struct HintTests {
  /// Three hints; wrong answers that fail `a`, `a` and `b`, `c`, `c` again, and `m`.
  private static func step(namingHints: Bool = true) throws -> Step {
    let wrong = [("a", 2), ("a,b", 3), ("c", 3), ("c", 1), ("m", 2)].map { fails, hint in
      "```swift role=wrong file=A.swift fails=\(fails)\(namingHints ? " hint=\(hint)" : "")\nlet a = 1\n```\n\n"
    }
    let checks = ["a", "b", "c", "d", "m"].map { "```swift role=check id=\($0)\nexpect(true)\n```\n\n" }
    let hints = ["one", "two", "three"].map { "<details><summary>Hint</summary>\n\n\($0)\n\n</details>\n\n" }
    let text = "---\nformat: 1\n---\n# T\n\n## S\n\n" + (checks + hints + wrong).joined()
    let (lesson, problems) = LessonParser.parse(text, file: "l.md", directory: ".")
    try #require(problems.map(\.message) == [])
    return try #require(lesson.steps.first)
  }

  @Test(
    arguments: [
      (["a"], [], "two"), (["a", "b"], [], "three"), (["b"], [], "three"), (["a", "d"], ["d"], "two"),
      (["a", "b", "d"], [], "three"),
      // Nobody can tell two mistakes apart that fail the same, or knows one that nothing fails like it.
      (["c"], [], nil), (["d"], [], nil), (["a", "c", "d"], [], nil),
      // `m` compares with a model: it decides where nothing else has failed, and only then.
      (["m"], ["m"], "two"), (["a", "m"], ["m"], "two"), (["m"], ["c", "m"], "two"), (["d"], ["d"], nil),
    ] as [([String], [String], String?)])
  func itIsThatOfTheWrongAnswerThatFailsTheSame(failed: [String], ignored: [String], hint: String?) throws {
    #expect(try Self.step().hint(forFailing: Set(failed), ignoring: Set(ignored))?.text == hint)
  }

  @Test func aStepWhoseWrongAnswersNameNoHintShowsItsFirst() throws {
    #expect(try Self.step(namingHints: false).hint(forFailing: ["a"], ignoring: [])?.text == "one")
  }

  @Test func aWrongAnswerNamesTheHintThatIsShown() throws {
    let step = try Self.step()
    func found(_ answer: Int, shown: String) -> [String] {
      let failing = step.wrongAnswers[answer].fails
      var report = RuleTests.report(
        Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d", "m"].map { ($0, failing.contains($0) ? .fail : .pass) }),
        step: step.id)
      for index in report.steps[0].checks.indices where report.steps[0].checks[index].verdict == .fail {
        report.steps[0].checks[index].hint = shown
      }
      return WrongAnswerFails.judge(report, step: step, answer: step.wrongAnswers[answer], place: RuleTests.place)
        .map(\.message)
    }
    #expect(found(0, shown: "two") == [])
    #expect(
      found(0, shown: "one") == [
        "Wrong answer at l.md:7 names hint 2, but learners are shown hint 1; name the one that is shown."
      ])
    // Nobody can tell two mistakes apart that fail the same.
    #expect(found(2, shown: "one") == [])
  }
}
