import CourseModel
import LessonParsing
import Testing

@testable import Grading

// Answers that are handed in as one markdown file.
extension GraderTests {
  @Test func answersInMarkdownAreMerged() async throws {
    let text = """
      ```swift in=Counter
      var count = 0
      @IBAction func more(_ sender: Any) {
          count += 1
          label.text = String(count)
      }
      ```

      ```swift in=Nowhere
      func double(_ n: Int) -> Int { 2 * n }
      ```

      """
    let (answers, diagnostics) = SubmissionParser.parse(text, file: "answers.md")
    #expect(diagnostics.isEmpty)
    let report = try await TestGrader.shared.value.grade(
      try lesson(), submission: Submission(name: "answers.md", answers: answers))
    #expect(verdicts(report) == ["count.one pass", "count.two pass", "double.doubles missing"])
    #expect(report.messages.first { $0.kind == .error }?.location?.description == "answers.md:10:1")
    #expect(!report.hasPassed)
  }

  @Test func aWholeFileTakesThePlaceOfMembersBeforeIt() async throws {
    let text = """
      ```swift in=Counter
      @IBAction func more(_ sender: Any) {}
      ```

      ```swift file=Counter.swift
      \(Self.counting)
      ```

      ```swift in=Numbers
      func double(_ n: Int) -> Int { 2 * n }
      ```

      """
    let (answers, diagnostics) = SubmissionParser.parse(text, file: "answers.md")
    #expect(diagnostics.isEmpty)
    let report = try await TestGrader.shared.value.grade(
      try lesson(), submission: Submission(name: "answers.md", answers: answers))
    #expect(verdicts(report) == ["count.one pass", "count.two pass", "double.doubles pass"])
  }
}
