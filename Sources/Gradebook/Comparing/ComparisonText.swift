package import Reporting

/// A comparison of two reports for people: a paragraph for each submission with changes, and a count at the end.
package enum ComparisonText {
  package static func render(_ comparison: ReportComparison, terminal: Terminal) -> String {
    var layout = TextLayout(terminal)
    for submission in comparison.submissions {
      add(submission, to: &layout)
      layout.blank()
    }
    let changed = comparison.submissions.count
    layout.paragraph(
      changed == 0
        ? "Nothing has changed." : changed == 1 ? "1 submission has changed." : "\(changed) submissions have changed.")
    return layout.text
  }

  private static func add(_ submission: ReportComparison.SubmissionChange, to layout: inout TextLayout) {
    let head = Span("\(submission.learner) (\(submission.lesson))", .strong)
    switch submission.change {
    case .appeared: return layout.paragraph([head, ": is only in the newer report."], hanging: 3)
    case .vanished: return layout.paragraph([head, ": is only in the older report."], hanging: 3)
    case .changed: layout.paragraph([head, Span(points(submission))], hanging: 3)
    }
    for check in submission.checks {
      layout.paragraph(
        [Span(words(check), style(check)), Span("  \(check.title) (\(check.step))")], indent: 3, hanging: 5)
      if let reason = check.newReason { layout.paragraph(reason, indent: 5) }
      if check.change == .message, let reason = check.oldReason, reason != check.newReason {
        layout.paragraph("Before: \(reason)", .quiet, indent: 5)
      }
      for line in check.newAccount ?? [] { layout.paragraph(line, indent: 5, hanging: 7) }
      if check.change == .message {
        for line in check.oldAccount ?? [] where check.newAccount?.contains(line) != true {
          layout.paragraph("Before: \(line)", .quiet, indent: 5, hanging: 7)
        }
      }
    }
  }

  private static func points(_ submission: ReportComparison.SubmissionChange) -> String {
    guard submission.oldPoints != submission.newPoints else { return "" }
    func words(_ points: Int?) -> String { points.map { "\($0)" } ?? "not judged" }
    return ": points \(words(submission.oldPoints)), now \(words(submission.newPoints))"
  }

  private static func words(_ check: ReportComparison.CheckChange) -> String {
    let (old, new) = (check.oldVerdict?.word ?? "", check.newVerdict?.word ?? "")
    switch check.change {
    case .appeared: return "new: \(new)"
    case .vanished: return "gone, was \(old)"
    case .verdict: return "\(old), now \(new)"
    case .message: return "\(new), with another message"
    }
  }

  private static func style(_ check: ReportComparison.CheckChange) -> Style { check.newVerdict?.style ?? .quiet }
}
