internal import CourseModel
internal import Reporting

/// Writes what was found in the format, and to the place, that the user asked for.
struct VerificationOutput: Sendable {
  var format: ReportFormat
  var destination: ReportDestination
  var listsLinks: Bool

  func write(_ report: VerificationReport) throws {
    try destination.write(text(of: report))
    if format != .text { VerificationText.summary(of: report, listsLinks: true).forEach(Console.note) }
  }

  private func text(of report: VerificationReport) throws -> String {
    switch format {
    case .text:
      let diagnostics = DiagnosticText(terminal: destination.terminal, source: SourceLines.read)
      return VerificationText(diagnostics, listsLinks: listsLinks).render(report)
    case .json: return try JSONReport.encode(report)
    case .junit: return JUnitReport.render(report)
    case .github: return GitHubAnnotations(path: RelativePath.inCurrentFolder).render(report)
    }
  }
}
