import CourseModel
import Foundation
import LessonParsing
import Testing

@Suite struct ProjectLessonTests {
  @Test func theProjectsOwnLessonsHaveNoMistakes() throws {
    let (course, diagnostics) = try CourseLoader.load(repository + "/lessons")
    #expect(diagnostics.map(\.line) == [])
    #expect(course.lessons.map(\.id).first == "01-task-list")
    #expect(course.lessons.allSatisfy { $0.format == 1 })
  }
}
