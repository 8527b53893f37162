internal import CourseModel
internal import Grading

/// Grades a started folder as `coursemark grade` does, with a grader that is made once.
struct FolderGrading: Sendable {
  var lesson: Lesson
  var started: String
  var grader: Grader
  var options: GradingOptions

  /// - Parameter steps: Ids; `nil` for all.
  /// - Throws: ``LessonMistakes`` when the lesson can't be graded with, `CancellationError` when the task was cancelled.
  func grade(_ steps: Set<String>?) async throws -> LearnerWatch.Graded {
    var options = options
    options.steps = steps
    let plan = GradePlan(items: [GradePlan.Item(lesson: lesson, submission: .typed(started))], steps: steps)
    let result = try await GradeRun(plan: plan, grader: Grader(grader, options)).run()
    if !result.mistakes.isEmpty { throw LessonMistakes(diagnostics: result.mistakes) }
    if let trouble = result.trouble { throw trouble }
    guard let report = try result.report.whole().lessons.first else { throw CancellationError() }
    return LearnerWatch.Graded(report: report, source: { result.sources[$0] })
  }
}
