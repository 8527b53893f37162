import CourseModel
import Reporting
import Testing

/// What a baseline knows is taken out of a report by what stands at its place, wherever that has moved.
@Suite struct BaselineTests {
  private static func report(line: Int, broken: Int) -> VerificationReport {
    func place(_ line: Int) -> CourseModel.SourceLocation { CourseModel.SourceLocation(file: "c/a.md", line: line) }
    var report = VerificationReport(
      generator: "g", course: "c", lessons: [],
      diagnostics: [
        Diagnostic(.altText, .warning, at: place(line), "No alternative text at a.md:\(line):1."),
        Diagnostic(.undecided, at: place(line), "Not known."),
        Diagnostic(.table, .note, at: place(line), "A note."),
      ])
    report.survey = ListingSurvey(
      generator: "g", course: "c",
      files: [
        SurveyedFile(
          file: "c/a.md", title: "A",
          listings: [SurveyedListing(at: place(broken), .fails, cause: .other, message: "no")])
      ])
    return report
  }

  private static func path(_ file: String) -> String { String(file.dropFirst(2)) }

  /// The text of a file that begins with so many empty lines.
  private static func text(above: Int) -> (CourseModel.SourceLocation) -> String? {
    { place in ["![](a.png)", "let a: Int = \"1\"", "![](b.png)"][safely: place.position.line - above - 1] }
  }

  private let known = Self.report(line: 1, broken: 2).baseline(path: Self.path, line: Self.text(above: 0))

  @Test func itHoldsWhatMustBeMended() {
    #expect(known.findings.map(\.rule) == ["alt-text", "other"])
    #expect(known.findings.map(\.file) == ["a.md", "a.md"])
    #expect(known.findings.map(\.line) == ["![](a.png)", "let a: Int = \"1\""])
  }

  @Test func whatHasMovedIsKnown() {
    var report = Self.report(line: 11, broken: 12)
    report.compare(with: known, path: Self.path, line: Self.text(above: 10))
    #expect(report.diagnostics.map(\.rule) == [.undecided, .table])
    #expect(report.survey?.hasFailures == false)
    #expect(report.baseline == BaselineComparison(known: 2, mended: []))
  }

  @Test func whatIsNewCountsAndWhatIsMendedIsTold() {
    var report = Self.report(line: 3, broken: 2)
    report.compare(with: known, path: Self.path, line: Self.text(above: 0))
    #expect(report.diagnostics.map(\.rule) == [.altText, .undecided, .table])
    #expect(report.baseline?.known == 1)
    #expect(report.baseline?.mended.map(\.line) == ["![](a.png)"])
  }

  @Test func nothingIsMendedWhileListingsAreUntried() {
    var report = Self.report(line: 3, broken: 2)
    report.survey?.isInterrupted = true
    report.compare(with: known, path: Self.path, line: Self.text(above: 0))
    #expect(report.baseline == BaselineComparison(known: 1, mended: []))
  }

  @Test func whatComesOnceMoreIsNew() {
    var report = Self.report(line: 1, broken: 2)
    report.diagnostics.append(report.diagnostics[0])
    report.compare(with: known, path: Self.path, line: Self.text(above: 0))
    #expect(report.count(.warning) == 1)
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
