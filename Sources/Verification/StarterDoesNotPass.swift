package import CourseModel
internal import Grading
package import Scaffolding

/// What a learner starts a step with compiles, or fails to as it says, and leaves at least one of the step's checks to be earned.
package struct StarterDoesNotPass: Rule {
  package static let id = RuleID.starterDoesNotPass
  package static let ids = [id, .compileFail]

  package init() {}

  package func gradingTasks(of lesson: Lesson, states: LessonStates) -> [GradingTask] {
    lesson.steps.indices.filter { !lesson.steps[$0].checks.isEmpty }.map { index in
      let step = lesson.steps[index]
      let place = step.snippets(.starter).first?.fence ?? step.location
      return GradingTask(
        title: "start of step '\(step.id)'", of: .start, step: step.id,
        program: states.starts[index], steps: [step.id]
      ) { Self.judge($0, step: step, place: place, errors: Self.declaredErrors(of: index, in: lesson)) }
    }
  }

  /// What the compiler is to say of the start of a step, in the words of `compile-fail`.
  private static func declaredErrors(of index: Int, in lesson: Lesson) -> [String] {
    let introduction = index == 0 ? lesson.introduction.snippets.filter { $0.role == .starter } : []
    return (introduction + lesson.steps[index].snippets(.starter)).compactMap(\.compileFail)
  }

  /// - Parameter errors: What the compiler is to say of it; empty when it is to compile.
  package static func judge(
    _ report: LessonReport, step: Step, place: SourceLocation, errors: [String] = []
  ) -> [Diagnostic] {
    let checks = report.steps.flatMap(\.checks)
    if !errors.isEmpty { return judge(report, step: step, place: place, declared: errors) }
    if checks.contains(where: { $0.verdict == .doesNotCompile }) {
      let (error, words) = report.firstError(in: step)
      return [
        Diagnostic(
          id, at: error ?? place,
          "The start of step '\(step.id)' does not compile, so that a learner would begin with an error\(words)",
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

  private static func judge(
    _ report: LessonReport, step: Step, place: SourceLocation, declared: [String]
  ) -> [Diagnostic] {
    let missing = declared.filter { text in !report.errors.contains { $0.contains(text) } }
    guard !missing.isEmpty else { return [] }
    let start = "The start of step '\(step.id)'"
    if report.errors.isEmpty {
      return [
        Diagnostic(
          .compileFail, at: place, "\(start) compiles, though 'compile-fail' says that it does not; remove it.")
      ]
    }
    return missing.map { text in
      Diagnostic(
        .compileFail, at: place,
        "\(start) does not compile, but the compiler does not say '\(text)'; quote what it says.",
        details: report.errors)
    }
  }
}
