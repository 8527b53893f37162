import CourseModel
import LessonParsing
import Testing

/// What a step is worth.
@Suite struct StepPointsTests {
  private func lesson(step: String = "", checks: [String], answers: String? = nil) -> (Lesson, [String]) {
    let fences = checks.map { "```swift role=check \($0)\nexpect(app.a(), is: 1)\n```\n\n" }.joined()
    let (lesson, diagnostics) = LessonParser.parse(
      "---\nformat: 1\n---\n# L\n\n## S\n<!-- step id=s \(step) -->\n\nProse.\n\n\(fences)", file: "lesson.md",
      directory: ".",
      answers: answers.map { SourceText($0, file: "answers.md") })
    return (lesson, diagnostics.map { "\($0.location.map { "\($0): " } ?? "")\($0.message)" })
  }

  @Test func withoutPointsOfItsChecksItIsWorthItsOwn() {
    #expect(lesson(checks: ["id=a"]).0.steps[0].points == 1)
    #expect(lesson(step: "points=4", checks: ["id=a", "id=b"]).0.steps[0].points == 4)
  }

  @Test func pointsOfChecksAddUp() {
    let hidden = "## S\n<!-- step id=s -->\n\n```swift role=check hidden id=c points=4\nexpect(app.a(), is: 1)\n```\n"
    let (lesson, problems) = lesson(checks: ["id=a points=2", "id=b"], answers: hidden)
    #expect(lesson.steps[0].points == 6)
    #expect(problems == [])
  }

  @Test func otherPointsOfTheStepAreAMistake() {
    let (other, problems) = lesson(step: "points=4", checks: ["id=a points=2", "id=b points=1"])
    #expect(other.steps[0].points == 3)
    #expect(
      problems == [
        "lesson.md:6:1: Step 's' has points=4, and its checks have 3 together; take the step's away, or let them add up."
      ])
    #expect(lesson(step: "points=3", checks: ["id=a points=2", "id=b points=1"]).1 == [])
  }

  @Test func moreThanTenThousandAreNone() {
    #expect(
      lesson(checks: ["id=a points=10001"]).1 == [
        "lesson.md:11:33: The value '10001' of 'points' is not a whole number from 0 to 10000; write points=1."
      ])
  }
}
