import TestSupport
import CourseModel
import Foundation
import Reporting
import Testing

/// `Documentation/Report.md` and the code are one format.
@Suite struct ReportFormatTests {
  /// The parts of the page: the report of `grade`, that of `verify`, and the other formats.
  static let parts: [String] = {
    let file = Checkout.root.appending(path: "Documentation/Report.md")
    let page = (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
    let headings = ["\n## JSON of `verify`", "\n## GitHub annotations"].compactMap {
      page.firstRange(of: $0)?.lowerBound
    }
    let ends = [page.startIndex] + headings + [page.endIndex]
    return zip(ends, ends.dropFirst()).map { String(page[$0..<$1]) }
  }()
  static var document: String { parts.first ?? "" }

  @Test func theDocumentedExampleIsAReport() throws {
    let example = try #require(Self.document.firstMatch(of: /```json\n(?<json>[^`]*(?:`[^`]+`[^`]*)*?)```\n/))
    let report = try JSONReport.decode(String(example.output.json))
    #expect(try JSONReport.encode(report) == String(example.output.json))
  }

  @Test func everyKeyIsDocumented() throws {
    var report = Example.report
    report.lessons[0].steps[1].checks[0].events = 3
    report.lessons[0].steps[1].checks[0].replay = "coursemark replay lessons/01-notes trims"
    report.lessons[0].steps[1].checks[1].restsOnUndecided = true
    (report.lessons[0].steps[1].checks[1].waitsForStep, report.lessons[0].steps[1].checks[1].waitsForLaterStep) = (
      "trim", true
    )
    report.lessons[0].steps[0].checks[0].leaks = ["NoteController, held by a timer that still runs"]
    report.lessons[0].steps[0].checks[0].cause = SourceLocation(file: "lesson.md", line: 12)
    report.notGraded = [.init(lesson: "01-notes", submission: "work/zoe")]
    let learner = Learner(name: "Ada", username: "ada", email: "ada@example.org", number: "17")
    report.absent = [.init(learner: learner, lesson: "01-notes")]
    report.remarks = ["'zoe' does not count."]
    report.shard = .init(number: 2, count: 8, submissions: 200, list: "3f9a")
    report.lessons[0].learner = learner
    report.lessons[0].isLate = true
    report.lessons[0].isUnreadable = true
    try expectKeys(of: report, areIn: Self.document)
  }

  @Test func everyKeyOfAVerificationIsDocumented() throws {
    try #require(Self.parts.count == 3)
    var report = Example.verification
    report.survey?.files[0].listings[0].because = [CourseModel.SourceLocation(file: "notes/links.md", line: 1)]
    report.survey?.files[0].listings[0].known = true
    let finding = Baseline.Finding(file: "links.md", rule: "renamed", line: "let box = 1", message: "It is gone.")
    report.baseline = BaselineComparison(known: 1, mended: [finding])
    report.survey?.isInterrupted = true
    // What a location is, the first part says.
    try expectKeys(of: report, areIn: Self.parts[1], except: ["file", "line", "column"])
    let words =
      ["error", "warning", "note"] + SurveyedListing.Outcome.allCases.map(\.rawValue)
      + SurveyedListing.Cause.allCases.map(\.rawValue)
    for word in words { #expect(Self.parts[1].contains("\"\(word)\"")) }
  }

  @Test func theDocumentedExampleIsAVerification() throws {
    let example = try #require(Self.parts[1].firstMatch(of: /```json\n(?<json>[^`]*)```\n/))
    let report = try JSONDecoder().decode(VerificationReport.self, from: Data(example.output.json.utf8))
    #expect(try JSONReport.encode(report) == String(example.output.json))
  }

  @Test func theDocumentedLinesAreThoseThatAreWritten() throws {
    var report = Example.verification
    report.diagnostics = [report.diagnostics[0]]
    report.lessons = [report.lessons[0]]
    report.rules = [.altText, .unknownRole]
    report.survey = nil
    let formats = try #require(Self.parts.last)
    #expect(formats.contains("```\n" + GitHubAnnotations().render(report) + "```\n"))
    #expect(formats.contains("```xml\n" + JUnitReport.render(report) + "```\n"))
  }

  private func expectKeys(of report: some Encodable, areIn part: String, except: Set<String> = ["line", "column"])
    throws
  {
    let keys = try Self.keys(of: JSONSerialization.jsonObject(with: Data(JSONReport.encode(report).utf8)))
    let documented = Set(part.matches(of: /"(?<key>[a-zA-Z]+)"\??:/).map { String($0.output.key) })
    let explained = Set(
      part.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
        row.split(separator: "|")[0].matches(of: /`(?<key>[a-zA-Z]+)`/).map { String($0.output.key) }
      })
    #expect(keys.subtracting(["line", "column"]).subtracting(explained) == [])
    #expect(keys.subtracting(except) == documented.subtracting(except))
  }

  @Test func everyVerdictAndKindIsDocumented() {
    for verdict in Verdict.allCases { #expect(Self.document.contains("\"\(verdict.rawValue)\"")) }
    for mode in LanguageMode.allCases { #expect(Self.document.contains("\"\(mode.rawValue)\"")) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    #expect(try JSONReport.decode(try JSONReport.encode(Example.report)) == Example.report)
  }

  @Test func noTextOfAReportIsACommandOfALog() throws {
    var report = Example.report
    report.lessons[0].submission = "##[stop-commands]x ##vso[task.complete]"
    let json = try JSONReport.encode(report)
    #expect(!json.contains("##[") && !json.contains("##vso["))
    #expect(try JSONReport.decode(json) == report)
  }

  @Test func anotherFormatIsRefused() throws {
    let json = try JSONReport.encode(Example.report).replacing("\"format\" : 1", with: "\"format\" : 2")
    #expect(throws: JSONReport.UnknownFormat(format: 2)) { try JSONReport.decode(json) }
  }

  private static func keys(of value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]: object.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1.value)) }
    case let array as [Any]: array.reduce(into: []) { $0.formUnion(keys(of: $1)) }
    default: []
    }
  }
}
