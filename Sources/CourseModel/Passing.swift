// What the parts of a report come to: the one place that says when something has passed.

extension StepReport {
  /// Whether every check passed, and there was one. A step without a decided check never passes.
  package var hasPassed: Bool { !checks.isEmpty && checks.allSatisfy { $0.verdict == .pass } }
}

extension LessonReport {
  /// Whether every step passed, and nothing that was handed in is in error.
  package var hasPassed: Bool {
    hasChecks && steps.allSatisfy { $0.hasPassed || $0.checks.isEmpty } && !messages.contains { $0.kind == .error }
  }
  package var passedSteps: Int { steps.count { $0.hasPassed } }
  /// Steps that have something to decide.
  package var gradedSteps: Int { steps.count { !$0.checks.isEmpty } }

  private var hasChecks: Bool { gradedSteps > 0 }
}

extension Report {
  package var checks: [CheckReport] { lessons.flatMap(\.steps).flatMap(\.checks) }

  /// How a command that made this report ends. Of several reasons, the highest wins.
  package var exitCode: ExitCode {
    if isInterrupted || checks.contains(where: { $0.verdict.owner == .grader }) { return .undecided }
    // A run that decided nothing is the lesson's mistake: never a pass.
    if checks.isEmpty { return .lessonWrong }
    return lessons.allSatisfy(\.hasPassed) ? .allPassed : .notPassed
  }

  /// The same without wall clocks: equal for equal submissions.
  package var withoutTimes: Report {
    var report = self
    for lesson in report.lessons.indices {
      report.lessons[lesson].seconds = 0
      for step in report.lessons[lesson].steps.indices {
        for check in report.lessons[lesson].steps[step].checks.indices {
          report.lessons[lesson].steps[step].checks[check].seconds = 0
        }
      }
    }
    return report
  }
}

extension VerificationReport {
  /// How a command that made this report ends.
  /// - Parameter isStrict: Whether a warning counts as an error, and a listing that fails in any text.
  package func exitCode(isStrict: Bool = false) -> ExitCode {
    if diagnostics.contains(where: { $0.rule == .undecided }) { return .undecided }
    if isStrict, survey?.hasFailures == true { return .lessonWrong }
    let grave = isStrict ? Diagnostic.Severity.warning : .error
    return diagnostics.contains { $0.severity >= grave } ? .lessonWrong : .allPassed
  }
}
