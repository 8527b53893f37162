import CourseModel
import LessonParsing
import Storage
import SwiftSource
import Testing

@testable import Grading

/// What the input of a check depends on, besides the grader's secret.
@Suite struct SeedsTests {
  private func seed(
    secret: UInt8 = 1, program: String = "a", check: String = "expect(app.exists)", besides: String? = nil
  ) -> UInt64 {
    let source = ProgramSource([CodeFragment(program, to: .file("A.swift"), from: "A.swift")])
    let text =
      "---\nformat: 1\n---\n# A\n\n## B\n<!-- step id=b -->\n\n```swift role=check id=c\n\(check)\n```\n"
    return Seeds(
      secret: Secret(bytes: [UInt8](repeating: secret, count: 32)),
      lesson: LessonParser.parse(text, file: "lesson.md", directory: ".").0, program: source,
      besides: besides.map { ContentHash([$0]) }
    ).submission
  }

  @Test func theSameWorkGetsTheSameInput() { #expect(seed() == seed()) }

  @Test func whatCouldKnowAnAnswerBeforehandChangesIt() {
    let others = [
      seed(secret: 2), seed(program: "b"), seed(check: "expect(app.isThere)"), seed(besides: "a table of answers"),
      seed(besides: "another"),
    ]
    #expect(Set(others + [seed()]).count == others.count + 1)
  }

  @Test func dataBesideTheProgramIsPartOfWhatIsHandedIn() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", "one/A.swift")
      let plain = try folder.read("one")
      try folder.write("1 2 3", "one/answers.json")
      let first = try folder.read("one")
      try folder.write("1 2 4", "one/answers.json")
      let second = try folder.read("one")
      try folder.write("a", "two/A.swift")
      try folder.write("1 2 4", "two/answers.json")
      #expect(plain.besides == nil)
      #expect(first.besides != nil)
      #expect(first.besides != second.besides)
      #expect(try folder.read("two").besides == second.besides)
    }
  }
}
