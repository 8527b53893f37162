import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import CourseCommand

/// What of a course goes into an autograder beside the lesson.
@Suite struct CourseCopyTests {
  @Test(arguments: ["course.yml", "lessons/course.yml"])
  func thePackageHasTheCoursesFileAndItsPreludes(settings: String) throws {
    let folder = try TemporaryFolder()
    let base = settings == "course.yml" ? "" : "lessons/"
    try folder.write(SevenLesson.text, to: "lessons/01-seven/lesson.md")
    try folder.write(
      "limits:\n  timeout: 7\nprelude:\n  check: [Shared/Steps.swift, \(base == "" ? "lessons/" : "")01-seven/Own.swift]\n",
      to: settings)
    try folder.write("func sees() {}\n", to: base + "Shared/Steps.swift")
    try folder.write("func own() {}\n", to: "lessons/01-seven/Own.swift")
    let (course, problems) = try CourseLoader.load(folder.path + "/lessons/01-seven")
    #expect(problems == [])
    let package = try TemporaryFolder()
    for file in try CourseCopy(lesson: course.lessons[0]).files() {
      try package.write(String(decoding: file.data, as: UTF8.self), to: "course/\(file.path)")
    }
    let (packed, mistakes) = try CourseLoader.load(package.path + "/course/01-seven")
    #expect(mistakes == [])
    #expect(packed.lessons[0].limits == course.lessons[0].limits)
    #expect(packed.lessons[0].introduction.snippets.map(\.code) == ["func sees() {}\n", "func own() {}\n"])
  }
}
