package import CourseModel
internal import Grading
package import Scaffolding

/// A step's solution passes the checks of its step and of all steps before.
package struct SolutionPasses: Rule {
  package static let id = RuleID.solutionPasses
  package static let ids = [id, .solutionLeaks]

  package init() {}

  package func gradingTasks(of lesson: Lesson, states: LessonStates) -> [GradingTask] {
    lesson.steps.indices.flatMap { index -> [GradingTask] in
      let step = lesson.steps[index]
      let steps = Set(lesson.steps[...index].filter { !$0.checks.isEmpty }.map(\.id))
      if steps.isEmpty { return [] }
      return step.solutions.enumerated().compactMap { number, solution in
        guard let place = solution.snippets.first?.fence else { return nil }
        let scenes = (lesson.introduction + lesson.steps[...index].flatMap(\.blocks)).snippets.filter {
          $0.role == .scene
        }
        let title = "solution of step '\(step.id)'"
        // The first is the one that the lesson builds on; its problems are the lesson's own.
        let (program, problems) =
          number == 0 ? (states.solutions[index], []) : states.state(of: index, solution: solution)
        return GradingTask(
          title: title, of: number == 0 ? .solution : .otherSolution, step: step.id, program: program, steps: steps,
          shrinks: true,
          problems: problems
        ) { Self.judge($0, step: step, place: place, parts: LessonParts(lesson, scenes: scenes, program: program)) }
      }
    }
  }

  /// - Parameter parts: What else of the lesson can be wrong.
  package static func judge(
    _ report: LessonReport, step: Step, place: SourceLocation, parts: LessonParts = LessonParts()
  ) -> [Diagnostic] {
    if report.steps.flatMap(\.checks).contains(where: { $0.verdict == .doesNotCompile }) {
      let (error, words) = report.firstError(in: step)
      return [
        Diagnostic(
          id, at: error ?? place, "The solution of step '\(step.id)' does not compile\(words)", details: report.errors)
      ]
    }
    return leaks(report, step: step, place: place)
      + report.steps.enumerated().flatMap { index, graded in
        let isLater = report.steps[..<index].contains { $0.step == step.id }
        let whose =
          graded.step == step.id
          ? ""
          : isLater
            ? " of the later step '\(graded.step)', which this one needs" : " of the earlier step '\(graded.step)'"
        return groups(of: graded.checks).map { checks in
          let names = checks.map { "'\($0.check)'" }.joined(separator: ", ")
          if let mistake = parts.mistake(behind: checks[0]) {
            return Diagnostic(
              id, at: mistake.place ?? place, mistake.words,
              details: ["With the solution of step '\(step.id)': \(names)\(whose)."])
          }
          return Diagnostic(
            id, at: checks[0].lessonPlace ?? place,
            "The solution of step '\(step.id)' does not pass \(names)\(whose): \(checks[0].summary)",
            details: checks[0].explanation)
        }
      }
  }

  /// Those that did not pass, together where the same is said of them at the same place.
  private static func groups(of checks: [CheckReport]) -> [[CheckReport]] {
    var groups: [[CheckReport]] = []
    for check in checks where check.verdict != .pass && check.verdict != .skipped {
      if let index = groups.firstIndex(where: {
        $0[0].summary == check.summary && $0[0].lessonPlace == check.lessonPlace
      }) {
        groups[index].append(check)
      } else {
        groups.append([check])
      }
    }
    return groups
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
