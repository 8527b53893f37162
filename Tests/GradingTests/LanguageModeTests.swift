import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// Who decides in which mode a submission is compiled.
@Suite(.serialized) struct LanguageModeTests {
  private func mode(_ modes: String, handedIn: LanguageMode, asked: LanguageMode? = nil) async throws -> LanguageMode {
    let text = SevenLesson.text.replacing("swift: 5", with: "swift: \(modes)")
    let (lesson, diagnostics) = LessonParser.parse(text, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let grader = try await Grader(
      home: TestHome.make(), environment: TestHome.environment, options: GradingOptions(languageMode: asked))
    let submission = Submission(
      name: "work/eve",
      files: [SubmissionFile(name: "Numbers.swift", path: "work/eve/Numbers.swift", text: SevenLesson.right)],
      start: StartedLesson(lesson: "lesson", id: "lesson", languageMode: handedIn))
    return try await grader.grade(lesson, submission: submission).languageMode
  }

  @Test func aSubmissionChoosesAmongTheModesThatTheLessonOffers() async throws {
    #expect(try await mode("6", handedIn: .swift5) == .swift6)
    #expect(try await mode("5", handedIn: .swift4) == .swift4)
    #expect(try await mode("[5, 6]", handedIn: .swift6) == .swift6)
    #expect(try await mode("[5, 6]", handedIn: .swift6, asked: .swift5) == .swift5)
  }
}
