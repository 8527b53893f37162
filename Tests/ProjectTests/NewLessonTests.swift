import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import CourseCommand

/// The lesson that an author begins with is true.
@Suite struct NewLessonTests {
  @Test func aNewCourseVerifies() async throws {
    let folder = try TemporaryFolder()
    let course = folder.path + "/course"
    #expect(await CommandLineTool.run(["new", "course", course, "--title", "Typing: an introduction"]) == 0)
    let (read, diagnostics) = try CourseLoader.load(course)
    #expect(diagnostics == [])
    #expect(read.title == "Typing: an introduction")
    #expect(read.lessons.map(\.id) == ["01-greetings"])
    #expect(await CommandLineTool.run(["verify", course, "--strict", "--no-mutants"]) == 0)
  }

  @Test(arguments: ["Plain words", "A \"quoted\" # title: with *stars*", "no", "{{title}}", "Ünïcödé & <b>", "-"])
  func aTitleMayHaveAnyWords(title: String) throws {
    let folder = try TemporaryFolder()
    try NewFiles(folder: folder.path + "/l", files: LessonTemplate.find().files(title: title)).write()
    let (read, diagnostics) = try CourseLoader.load(folder.path + "/l")
    #expect(diagnostics == [])
    #expect(read.lessons.map(\.title) == [title])
  }

  @Test func nothingIsWrittenOver() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "l/answers.md")
    #expect(await CommandLineTool.run(["new", "lesson", folder.path + "/l"]) == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/l/lesson.md"))
    #expect(FileManager.default.contents(atPath: folder.path + "/l/answers.md") == Data("mine".utf8))
  }
}
