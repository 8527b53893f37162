internal import CourseModel
internal import Grading
internal import Verification

/// Verifies lessons one after the other, and collects what is found.
struct VerificationRun: Sendable {
  var verifier: Verifier
  /// All rules that are asked.
  var rules: [RuleID]

  func report(of part: CourseSelection) async throws -> VerificationReport {
    let foreign = ForeignCourse(part)
    let part = part.without(foreign)
    var diagnostics = part.diagnostics
    var lessons: [VerifiedLesson] = []
    for lesson in part.course.lessons {
      lessons.append(VerifiedLesson(lesson))
      do {
        let result = try await verifier.verify(lesson)
        diagnostics += result.diagnostics
        lessons[lessons.count - 1].strengths = result.mutationScores
        lessons[lessons.count - 1].triedMutants = result.triedMutants
        lessons[lessons.count - 1].rewrites = result.rewriteScores
        lessons[lessons.count - 1].triedRewrites = result.triedRewrites
      } catch let mistakes as LessonMistakes {
        diagnostics += mistakes.diagnostics
        lessons[lessons.count - 1].triedMutants = false
        lessons[lessons.count - 1].triedRewrites = false
      }
    }
    var report = VerificationReport(
      generator: CommandLineTool.generator, course: part.course.title,
      lessons: lessons, diagnostics: diagnostics, rules: rules,
      externalLinks: part.course.lessons.flatMap(\.externalLinks))
    if !foreign.lessons.isEmpty { report.survey = try await foreign.survey(with: verifier.tools) }
    return report
  }
}
