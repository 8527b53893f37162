internal import CourseModel
internal import Reporting

/// Writes what was found in the format, and to the place, that the user asked for.
struct VerificationOutput: Sendable {
  var format: ReportFormat
  var destination: ReportDestination
  var listsLinks: Bool
  /// Whether each listing of a text that was not written for Coursemark is listed that does not compile.
  var listsListings: Bool
  /// Whether a listing of such a text counts as an error that does not compile.
  var isStrict = false

  func write(_ report: VerificationReport) throws {
    try destination.write(text(of: report))
    if format != .text { VerificationText.summary(of: report, listsLinks: true).forEach(Console.note) }
  }

  private func text(of report: VerificationReport) throws -> String {
    switch format {
    case .text:
      let own =
        report.lessons.isEmpty && report.survey != nil
        ? diagnosticText.render(report.diagnostics)
        : VerificationText(diagnosticText, listsLinks: listsLinks).render(report)
      return own + (report.survey.map { text(of: $0, unreadable: report.diagnostics.unreadable) } ?? "")
    case .json: return try JSONReport.encode(report)
    case .junit: return JUnitReport.render(report, isStrict: isStrict)
    case .github: return GitHubAnnotations(path: RelativePath.inCurrentFolder).render(report)
    }
  }

  private func text(of survey: ListingSurvey, unreadable: [Diagnostic]) -> String {
    diagnosticText.render(listsListings ? survey.diagnostics : survey.diagnostics.unreadable)
      + ListingSurveyText(terminal: destination.terminal, isVerbose: listsListings)
      .render(survey, leftOut: survey.diagnostics.unreadable + unreadable)
  }

  func write(_ diagnostics: [Diagnostic]) { Console.write(diagnosticText.render(diagnostics)) }

  private var diagnosticText: DiagnosticText {
    DiagnosticText(terminal: destination.terminal, source: SourceLines.read)
  }
}

extension [Diagnostic] {
  /// Those about files and folders that were not read.
  fileprivate var unreadable: [Diagnostic] { filter { $0.rule == .unreadable } }
}
