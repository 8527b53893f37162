package import CourseModel
internal import Grading
package import Scaffolding

/// Each screen in Swift drives its app to its end, so that there is a picture to show.
package struct ScreenDraws: Rule {
  package static let id = RuleID.screenDraws

  package init() {}

  package func investigate(
    _ lesson: Lesson, states: LessonStates, with tools: RuleTools
  ) async throws -> [Diagnostic] {
    guard let pictures = tools.pictures, lesson.hasPictures else { return [] }
    tools.progress("the pictures of the app", 1, 1)
    return try await pictures(lesson).diagnostics
  }
}
