package import CourseModel

/// Diagnostics for editors: one line each, as compilers write them, which problem matchers and Vim's `errorformat` read.
///
///     lesson.md:42:9: error: Fence names role 'soluton'; did you mean 'solution'? [unknown-role]
package enum DiagnosticLines {
  /// Those of a report, and the broken listings of texts that were not written for Coursemark.
  /// - Parameter isStrict: Whether such a listing is an error.
  package static func render(_ report: VerificationReport, isStrict: Bool = false) -> String {
    let survey = report.survey
    let broken = survey?.listings.filter { $0.outcome == .fails && !$0.isKnown } ?? []
    return render(
      (report.diagnostics + (survey?.diagnostics ?? [])).map(Line.init)
        + broken.map { Line($0, isStrict ? .error : .warning) })
  }

  package static func render(_ diagnostics: [Diagnostic]) -> String { render(diagnostics.map(Line.init)) }

  private struct Line {
    var place: SourceLocation?
    var severity: Diagnostic.Severity
    var words: String
    var rule: String

    init(_ diagnostic: Diagnostic) {
      place = diagnostic.location
      severity = diagnostic.severity
      words = diagnostic.message
      rule = diagnostic.rule.rawValue
    }

    init(_ listing: SurveyedListing, _ severity: Diagnostic.Severity) {
      place = listing.place ?? listing.location
      self.severity = severity
      rule = listing.cause?.rawValue ?? listing.outcome.rawValue
      words = listing.message ?? rule
    }
  }

  private static func render(_ lines: [Line]) -> String {
    let capped = CappedMessages(lines) { CappedMessages.Kind(rule: $0.rule, file: $0.place?.file ?? "") }
    return capped.shown.map { text($0.place, $0.severity, $0.words, $0.rule) }.joined()
      + capped.rest.map { kind, count in
        // At the file's first line, where an editor can lead to.
        let place = kind.file.isEmpty ? nil : SourceLocation(file: kind.file, line: 1)
        return text(place, .note, CappedMessages<Line>.Kind.words(count), kind.rule)
      }.joined()
  }

  private static func text(
    _ place: SourceLocation?, _ severity: Diagnostic.Severity, _ message: String, _ rule: String
  ) -> String {
    let start = place.map { "\(visible($0.file)):\($0.position.line):\($0.position.column): " } ?? ""
    return "\(start)\(severity.rawValue): \(visible(message).replacing("\n", with: " ")) [\(rule)]\n"
  }
}
