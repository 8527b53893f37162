package import CourseModel

/// Checks that could not be decided: no rule can be judged by them, and the lesson's author should know.
package enum UndecidedChecks {
  package static let id = RuleID.undecided

  /// What Coursemark lacks is told once, at the name.
  static func diagnostics(of report: LessonReport, title: String) -> [Diagnostic] {
    let lacking = report.messages.filter { $0.kind == .unsupported && $0.location != nil }
    var told: Set<Diagnostic> = []
    return report.steps.flatMap(\.checks).filter { $0.verdict.owner == .grader }.map { check in
      let lack = lacking.first { check.reason?.contains($0.message) == true }
      if let reason = lack?.message ?? check.reason, let place = check.cause ?? lack?.location,
        let remedy = remedy(reason)
      {
        return Diagnostic(id, at: place, remedy)
      }
      let reason = check.reason.map { ": \($0)" } ?? "."
      return Diagnostic(
        id, at: check.location,
        "Check '\(check.check)' could not be decided with the \(title): \(check.verdict.rawValue)\(reason)",
        details: report.errors)
    }.filter { told.insert($0).inserted }
  }

  /// - Parameter reason: As learners read it.
  private static func remedy(_ reason: String) -> String? {
    guard
      let name =
        (reason.firstMatch(of: /does not have '([^']+)'/)
        ?? reason.firstMatch(of: /needs '([^']+)', which Coursemark does not have/))?.1
    else { return nil }
    let type = name.lastIndex(of: ".").map { " \(name[..<$0])" } ?? ""
    return
      "Coursemark does not have '\(name)', so that no check with this line can be decided; leave it out: 'coursemark uikit\(type)' shows what there is."
  }
}
