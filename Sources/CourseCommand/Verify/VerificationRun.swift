internal import CourseModel
internal import Grading
internal import Verification

/// Verifies lessons one after the other, and collects what is found.
struct VerificationRun: Sendable {
  var verifier: Verifier
  /// All rules that are asked.
  var rules: [RuleID]

  func report(of part: CoursePart) async throws -> VerificationReport {
    var diagnostics = part.diagnostics
    for lesson in part.course.lessons {
      do {
        diagnostics += try await verifier.verify(lesson)
      } catch let mistakes as LessonMistakes {
        diagnostics += mistakes.diagnostics
      }
    }
    return VerificationReport(
      generator: CommandLineTool.generator, course: part.course.title,
      lessons: part.course.lessons.map { VerifiedLesson($0) }, diagnostics: diagnostics, rules: rules,
      externalLinks: part.course.lessons.flatMap(\.externalLinks))
  }
}
