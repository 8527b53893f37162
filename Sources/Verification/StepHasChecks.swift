package import CourseModel

/// A step of a graded lesson has something to check, and what has checks has a solution that shows they can pass.
package struct StepHasChecks: Rule {
  package static let id = RuleID.stepHasChecks

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    // A lesson without any check is meant for reading.
    guard lesson.steps.contains(where: { !$0.checks.isEmpty }) else { return [] }
    return lesson.steps.compactMap { step in
      if step.checks.isEmpty {
        return Diagnostic(
          Self.id, at: step.location, "Step '\(step.id)' has no check; nothing shows whether a learner has done it.")
      }
      if step.solutions.isEmpty {
        return Diagnostic(
          Self.id, at: step.location, "Step '\(step.id)' has no solution; nothing shows that its checks can pass.")
      }
      return nil
    }
  }
}
