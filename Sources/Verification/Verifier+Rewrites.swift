internal import CourseModel
internal import Scaffolding

extension Verifier {
  /// What came of rewriting the solution of each step that has checks. Only asked when the solutions pass as they are.
  func rewriteScores(of lesson: Lesson, _ states: LessonStates) async throws -> [RewriteScore] {
    let steps = lesson.steps.indices.filter {
      !lesson.steps[$0].solutions.isEmpty && lesson.hasChecks(upTo: $0) && scope.includes(step: lesson.steps[$0].id)
    }
    guard !steps.isEmpty else { return [] }
    let trial = RewriteTrial(lesson: lesson, states: states, tools: tools, names: try RewriteNames(lesson))
    return try await steps.enumerated().map { ($0, $1) }.parallelMap(limit: tools.jobs) { number, step in
      try Task.checkCancellation()
      tools.progress("rewrites of step '\(lesson.steps[step].id)'", number + 1, steps.count)
      return try await trial.score(ofStep: step)
    }.filter { !$0.counts.isEmpty }
  }
}

extension Lesson {
  fileprivate func hasChecks(upTo step: Int) -> Bool { steps[...step].contains { !$0.checks.isEmpty } }
}
