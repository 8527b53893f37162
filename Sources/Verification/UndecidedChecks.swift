package import CourseModel

/// Checks that could not be decided: no rule can be judged by them, and the lesson's author should know.
package enum UndecidedChecks {
  package static let id = RuleID.undecided

  static func diagnostics(of report: LessonReport, title: String) -> [Diagnostic] {
    report.steps.flatMap(\.checks).filter { $0.verdict.owner == .grader }.map { check in
      let reason = check.reason.map { ": \($0)" } ?? "."
      return Diagnostic(
        id, at: check.location,
        "Check '\(check.check)' could not be decided with the \(title): \(check.verdict.rawValue)\(reason)",
        details: report.errors)
    }
  }
}
