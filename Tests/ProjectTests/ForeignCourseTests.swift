import CourseModel
import Foundation
import TestSupport
import Testing

@testable import CourseCommand

/// Texts that were not written for Coursemark, beside lessons that were.
@Suite struct ForeignCourseTests {
  @Test func aTextWithoutAFormatIsNoLesson() throws {
    let folder = try TemporaryFolder()
    try folder.writeLesson()
    try folder.write("---\nlayout: post\n---\n# Other\n\n```swift\nlet a = 1", to: "lessons/02-other/lesson.md")
    let found = try CourseSelection(CourseFinder(path: folder.path + "/lessons"))
    let foreign = ForeignCourse(found)
    #expect(foreign.lessons.map(\.id) == ["02-other"])
    #expect(foreign.diagnostics.map(\.rule) == [.openFence])
    let own = found.without(foreign)
    #expect(own.course.lessons.map(\.id) == ["01-number"])
    #expect(own.diagnostics == [])
  }

  @Test(arguments: [
    (SurveyedListing.Outcome.compiles, ExitCode.allPassed), (.unsupported, .allPassed), (.unread, .allPassed),
    (.notSelfContained, .allPassed), (.ignored, .allPassed), (.fails, .lessonWrong),
  ])
  func onlyAMistakeOfTheTextsIsAnErrorWhenAskedFor(outcome: SurveyedListing.Outcome, code: ExitCode) {
    let place = CourseModel.SourceLocation(file: "a.md", line: 1)
    let survey = ListingSurvey(
      generator: "g", course: "c",
      files: [SurveyedFile(file: "a.md", title: "A", listings: [SurveyedListing(at: place, outcome)])])
    var report = VerificationReport(generator: "g", course: "c", lessons: [], diagnostics: [])
    report.survey = survey
    #expect(report.exitCode(isStrict: true) == code)
    #expect(report.exitCode() == .allPassed)
  }

  @Test func aTextThatIsNotUTF8IsNotMended() async throws {
    let folder = try TemporaryFolder()
    let lines = "# Caf\u{E9}\n\n```swift\nprintln(1)\n```\n"
    let url = URL(filePath: folder.path).appending(path: "a.md")
    let bytes = try #require(lines.data(using: .isoLatin1))
    try bytes.write(to: url)
    try folder.write(lines, to: "b.md")
    let ending = try await ToolProcess.run(["verify", folder.path, "--fix", "--write"])
    #expect(ending.status == .exited(0), "\(ending.errorText)")
    #expect(ending.errorText.contains("a.md: nothing of it is mended"))
    #expect(try Data(contentsOf: url) == bytes)
    #expect(try folder.read("b.md") == lines.replacing("println", with: "print"))
  }
}
