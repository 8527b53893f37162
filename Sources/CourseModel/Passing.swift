// What the parts of a report come to: the one place that says when something has passed.

extension StepReport {
  /// Whether every check passed, and there was one. A step without a decided check never passes.
  package var hasPassed: Bool { checks.havePassed }
}

extension [CheckReport] {
  /// Whether each of them passed, but for those that wait for another step, and one did. Where something is left to a later step, more than half have:
  /// else whoever breaks that one would have the points of steps that were never taken.
  package var havePassed: Bool {
    let own = filter { $0.waitsForStep == nil }
    let isEnough = !contains { $0.waitsForLaterStep == true } || 2 * own.count > count
    return !own.isEmpty && isEnough && own.allSatisfy { $0.verdict == .pass }
  }
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
    var tally = ReportTally()
    for lesson in lessons { tally.count(lesson) }
    return tally.exitCode(of: self)
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

/// What of the parts of a report decides how its command ends, counted as they come.
package struct ReportTally: Sendable {
  private var hasParts = false
  private var hasChecks = false
  private var hasOpenChecks = false
  private var allHavePassed = true

  package init() {}

  package mutating func count(_ lesson: LessonReport) {
    let verdicts = lesson.steps.flatMap(\.checks).map(\.verdict)
    hasParts = true
    hasChecks = hasChecks || !verdicts.isEmpty
    hasOpenChecks = hasOpenChecks || verdicts.contains { $0.owner == .grader }
    allHavePassed = allHavePassed && lesson.hasPassed
  }

  /// - Parameter report: What is said of the run as a whole; its parts are not looked at.
  package func exitCode(of report: Report) -> ExitCode {
    if report.isInterrupted || hasOpenChecks { return .undecided }
    // A run that decided nothing is the lesson's mistake: never a pass.
    guard hasChecks else {
      // There may be more shards than submissions.
      return report.shard != nil && !hasParts ? .allPassed : .lessonWrong
    }
    return allHavePassed ? .allPassed : .notPassed
  }
}

extension VerificationReport {
  /// How a command that made this report ends.
  /// - Parameter isStrict: Whether a warning counts as an error, and a listing that fails in any text.
  package func exitCode(isStrict: Bool = false) -> ExitCode {
    if survey?.isInterrupted == true || diagnostics.contains(where: { $0.rule == .undecided }) { return .undecided }
    if isStrict, survey?.hasFailures == true { return .lessonWrong }
    let grave = isStrict ? Diagnostic.Severity.warning : .error
    return diagnostics.contains { $0.severity >= grave } ? .lessonWrong : .allPassed
  }
}
