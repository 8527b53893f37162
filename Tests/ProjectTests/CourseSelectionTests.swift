import CourseModel
import Foundation
import Testing

@testable import CourseCommand

/// Which lessons are verified again after a change.
@Suite struct CourseSelectionTests {
  private static let part: CourseSelection = {
    let lessons = ["01-notes", "02-tags", "02-tags-more"].map { id in
      Lesson(id: id, title: id, directory: "/course/\(id)", file: "/course/\(id)/lesson.md")
    }
    return CourseSelection(
      course: Course(title: "C", directory: "/course", lessons: lessons),
      diagnostics: ["01-notes/answers.md", "02-tags/lesson.md", "04-gone/lesson.md"].map { name in
        Diagnostic(.unreadable, at: SourceLocation(file: "/course/" + name, line: 1), name)
      })
  }()

  private func touched(_ paths: String...) -> [String] {
    Self.part.touched(by: paths).course.lessons.map(\.id)
  }

  @Test func aFileTouchesTheLessonInWhoseFolderItStands() {
    #expect(touched("/course/01-notes/lesson.md") == ["01-notes"])
    #expect(touched("/course/02-tags/Parts/Scene.swift", "/course/01-notes/answers.md") == ["01-notes", "02-tags"])
  }

  @Test func aFolderIsNoneThatBeginsWithItsName() {
    #expect(touched("/course/02-tags-more/key.png") == ["02-tags-more"])
  }

  @Test func aFileOutsideOfLessonsTouchesNone() {
    #expect(touched("/course/README.md", "/other/01-notes/lesson.md", "/course/03-new.png") == [])
    #expect(touched() == [])
  }

  @Test(arguments: ["/course/course.md", "/course/course.yml", "/course/templates/lesson.html"])
  func whatLessonsShareTouchesAll(path: String) {
    #expect(touched(path) == ["01-notes", "02-tags", "02-tags-more"])
  }

  @Test func aSharedFileTouchesThoseThatShareItAlsoWhenItIsGone() {
    var part = Self.part
    part.course.lessons[0].sharedFiles = ["/course/Shared/Gone.swift"]
    part.course.lessons[1].sharedFiles = ["/course/01-notes/Screens.swift", "/course/Shared/Gone.swift"]
    func touched(_ path: String) -> [String] { part.touched(by: [path]).course.lessons.map(\.id) }
    #expect(touched("/course/Shared/Gone.swift") == ["01-notes", "02-tags"])
    #expect(touched("/course/01-notes/Screens.swift") == ["01-notes", "02-tags"])
    #expect(touched("/course/Shared/Other.swift") == [])
  }

  @Test func whatTheParserSaysOfOtherLessonsIsLeftOut() {
    #expect(
      Self.part.touched(by: ["/course/01-notes/a.png"]).diagnostics.map(\.message)
        == ["01-notes/answers.md", "04-gone/lesson.md"])
  }

  @Test func lessonsInOneFolderShareItsFilesButNotEachOther() {
    let lessons = ["a", "b"].map { Lesson(id: $0, title: $0, directory: "/c", file: "/c/\($0).md") }
    let part = CourseSelection(course: Course(title: "C", directory: "/c", lessons: lessons), diagnostics: [])
    #expect(part.touched(by: ["/c/a.md"]).course.lessons.map(\.id) == ["a"])
    #expect(part.touched(by: ["/c/key.png"]).course.lessons.map(\.id) == ["a", "b"])
  }
}
