package import CourseModel
internal import Grading
package import Scaffolding

/// A step's solution passes the checks of its step and of all steps before.
package struct SolutionPasses: Rule {
  package static let id = RuleID.solutionPasses

  package init() {}

  package func gradingTasks(of lesson: Lesson, states: LessonStates) -> [GradingTask] {
    lesson.steps.indices.flatMap { index -> [GradingTask] in
      let step = lesson.steps[index]
      let steps = Set(lesson.steps[...index].filter { !$0.checks.isEmpty }.map(\.id))
      if steps.isEmpty { return [] }
      return step.solutions.enumerated().compactMap { number, solution in
        guard let place = solution.snippets.first?.fence else { return nil }
        let title = "solution of step '\(step.id)'"
        // The first is the one that the lesson builds on; its problems are the lesson's own.
        let (program, problems) =
          number == 0 ? (states.solutions[index], []) : states.state(of: index, solution: solution)
        return GradingTask(
          title: title, program: program, steps: steps, shrinks: true, problems: problems
        ) { Self.judge($0, step: step, place: place) }
      }
    }
  }

  package static func judge(_ report: LessonReport, step: Step, place: SourceLocation) -> [Diagnostic] {
    if report.steps.flatMap(\.checks).contains(where: { $0.verdict == .doesNotCompile }) {
      return [
        Diagnostic(id, at: place, "The solution of step '\(step.id)' does not compile.", details: report.errors)
      ]
    }
    return leaks(report, step: step, place: place)
      + report.steps.flatMap { graded in
        graded.checks.filter { $0.verdict != .pass && $0.verdict != .skipped }.map { check in
          let whose = graded.step == step.id ? "" : " of the earlier step '\(graded.step)'"
          return Diagnostic(
            id, at: place,
            "The solution of step '\(step.id)' does not pass '\(check.check)'\(whose): \(check.summary)",
            details: check.explanation)
        }
      }
  }

  /// Each once, with the first check that shows it.
  private static func leaks(_ report: LessonReport, step: Step, place: SourceLocation) -> [Diagnostic] {
    var said: Set<String> = []
    return report.steps.flatMap(\.checks).flatMap { check in
      (check.leaks ?? []).filter { said.insert($0).inserted }.map { leak in
        Diagnostic(
          .solutionLeaks, at: place,
          "The solution of step '\(step.id)' does not free what has left the screen for good, as '\(check.check)' shows: \(leak)."
        )
      }
    }
  }
}
