import CourseModel
import Reporting
import Testing

/// A course with the same mistake in each line is told so in every format by some examples and a number; JSON has all.
@Suite struct CappedMessagesTests {
  private static let report: VerificationReport = {
    let diagnostics = (1...40).map { line in
      Diagnostic(.altText, line > 30 ? .warning : .error, at: SourceLocation(file: "l.md", line: line), "M\(line).")
    }
    var report = VerificationReport(
      generator: "g", course: "c", lessons: [], diagnostics: diagnostics, rules: [.altText])
    report.survey = ListingSurvey(
      generator: "g", course: "c",
      files: [
        SurveyedFile(
          file: "a.md", title: "A",
          listings: (1...30).map { line in
            let place = SourceLocation(file: "a.md", line: line)
            return SurveyedListing(at: place, .fails, cause: .renamed, message: "L\(line).", place: place)
          })
      ])
    return report
  }()

  @Test func linesHaveTheFirstOnesAndANumber() {
    let lines = DiagnosticLines.render(Self.report).split(separator: "\n")
    #expect(lines.count == 52)
    #expect(lines[24] == "l.md:25:1: error: M25. [alt-text]")
    #expect(lines[25] == "a.md:1:1: warning: L1. [renamed]")
    #expect(
      lines.suffix(2) == [
        "l.md:1:1: note: and 15 more of the same rule [alt-text]",
        "a.md:1:1: note: and 5 more of the same rule [renamed]",
      ])
  }

  @Test func aBrokenListingIsALineUnlessItIsKnown() throws {
    var report = Self.report
    report.diagnostics = []
    let listings = try #require(report.survey?.files[0].listings.prefix(2))
    report.survey?.files[0].listings = Array(listings)
    report.survey?.files[0].listings[0].known = true
    #expect(DiagnosticLines.render(report) == "a.md:2:1: warning: L2. [renamed]\n")
    #expect(DiagnosticLines.render(report, isStrict: true) == "a.md:2:1: error: L2. [renamed]\n")
  }

  @Test func annotationsHaveTheFirstOnesAndANumber() {
    let lines = GitHubAnnotations().render(Self.report).split(separator: "\n")
    #expect(lines.count == 27)
    #expect(lines[25] == "::notice file=l.md,line=1,col=1,title=alt-text::and 15 more of the same rule")
    #expect(lines[26].contains("30 listings are broken") && lines[26].hasSuffix("line 25: L25.%0Aand 5 more"))
  }

  @Test func aTestCaseHasTheFirstOnesAndANumber() {
    let text = JUnitReport.render(Self.report)
    #expect(text.contains("message=\"30 times; first: M1.\""))
    #expect(text.contains("M25.\nl.md: and 5 more of the same rule</failure>"))
    #expect(text.contains("warning: M40.</system-out>"))
  }

  @Test func JSONHasAll() throws {
    let text = try JSONReport.encode(Self.report)
    #expect((1...40).allSatisfy { text.contains("\"M\($0).\"") })
  }
}
