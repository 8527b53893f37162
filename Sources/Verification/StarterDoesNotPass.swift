package import CourseModel
package import Grading

/// What a learner starts a step with compiles, and leaves at least one of the step's checks to be earned.
package struct StarterDoesNotPass: Rule {
  package static let id = RuleID.starterDoesNotPass

  package init() {}

  package func trials(of lesson: Lesson, states: LessonStates) -> [Trial] {
    lesson.steps.indices.filter { !lesson.steps[$0].checks.isEmpty }.map { index in
      let step = lesson.steps[index]
      let place = step.snippets(.starter).first?.fence ?? step.location
      return Trial(
        title: "start of step '\(step.id)'",
        program: states.starts[index], steps: [step.id]
      ) { Self.judge($0, step: step, place: place) }
    }
  }

  package static func judge(_ report: LessonReport, step: Step, place: SourceLocation) -> [Diagnostic] {
    let checks = report.steps.flatMap(\.checks)
    if checks.contains(where: { $0.verdict == .doesNotCompile }) {
      return [
        Diagnostic(
          id, at: place, "The start of step '\(step.id)' does not compile; a learner would begin with an error.",
          details: report.errors)
      ]
    }
    if checks.allSatisfy({ $0.verdict == .pass }) {
      return [
        Diagnostic(
          id, at: place,
          "The start of step '\(step.id)' passes all of its checks already; leave something for the learner to do.")
      ]
    }
    return []
  }
}
