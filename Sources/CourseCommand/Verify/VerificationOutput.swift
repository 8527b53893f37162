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
    guard format != .text else { return }
    if !report.lessons.isEmpty || report.survey == nil {
      VerificationText.summary(of: report, listsLinks: true).forEach(Console.note)
    }
    if let survey = report.survey { Console.note(ListingSurveyText(terminal: Terminal()).render(survey)) }
  }

  private func text(of report: VerificationReport) throws -> String {
    switch format {
    case .text:
      let own =
        report.lessons.isEmpty && report.survey != nil
        ? diagnosticText.render(report.diagnostics) + counts(report)
        : VerificationText(diagnosticText, listsLinks: listsLinks).render(report)
      return own + (report.survey.map { text(of: $0, unreadable: report.diagnostics.unreadable) } ?? "")
    case .json: return try JSONReport.encode(report)
    case .junit: return JUnitReport.render(report, isStrict: isStrict)
    case .lines: return DiagnosticLines.render(report, isStrict: isStrict)
    case .github: return GitHubAnnotations(path: RelativePath.inCurrentFolder).render(report)
    }
  }

  private func text(of survey: ListingSurvey, unreadable: [Diagnostic]) -> String {
    diagnosticText.render(listsListings ? survey.diagnostics : survey.diagnostics.unreadable)
      + ListingSurveyText(terminal: destination.terminal, isVerbose: listsListings)
      .render(survey, leftOut: leftOut(of: survey, unreadable))
  }

  /// Those about files that were not read at all, and not about lines of others.
  private func leftOut(of survey: ListingSurvey, _ unreadable: [Diagnostic]) -> [Diagnostic] {
    let read = Set(survey.files.map(\.file))
    return (survey.diagnostics.unreadable + unreadable).filter { diagnostic in
      diagnostic.severity > .note && diagnostic.location.map { !read.contains($0.file) } ?? true
    }
  }

  /// Of many things that are wrong with texts, how many each rule has found.
  private func counts(_ report: VerificationReport) -> String {
    let isMany = report.diagnostics.count > 1
    return isMany ? VerificationText.counts(report.diagnostics).map { "\n\($0)\n" } ?? "" : ""
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
