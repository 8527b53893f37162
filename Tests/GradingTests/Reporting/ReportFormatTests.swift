import CourseModel
import Foundation
import Reporting
import Testing

/// `Documentation/Report.md` and the code are one format.
@Suite struct ReportFormatTests {
  static let document: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Documentation/Report.md")
    return (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
  }()

  @Test func theDocumentedExampleIsAReport() throws {
    let example = try #require(Self.document.firstMatch(of: /```json\n(?<json>[^`]*(?:`[^`]+`[^`]*)*?)```\n/))
    let report = try JSONReport.decode(String(example.output.json))
    #expect(try JSONReport.encode(report) == String(example.output.json))
  }

  @Test func everyKeyIsDocumented() throws {
    var report = Example.report
    report.lessons[0].steps[1].checks[0].events = 3
    report.lessons[0].steps[1].checks[0].replay = "coursemark replay lessons/01-notes trims"
    let keys = try Self.keys(of: JSONSerialization.jsonObject(with: Data(JSONReport.encode(report).utf8)))
    let documented = Set(Self.document.matches(of: /"(?<key>[a-zA-Z]+)"\??:/).map { String($0.output.key) })
    let explained = Set(
      Self.document.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
        row.split(separator: "|")[0].matches(of: /`(?<key>[a-zA-Z]+)`/).map { String($0.output.key) }
      })
    #expect(keys.subtracting(["line", "column"]).subtracting(explained) == [])
    #expect(keys == documented)
  }

  @Test func everyVerdictAndKindIsDocumented() {
    for verdict in Verdict.allCases { #expect(Self.document.contains("\"\(verdict.rawValue)\"")) }
    for mode in LanguageMode.allCases { #expect(Self.document.contains("\"\(mode.rawValue)\"")) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    #expect(try JSONReport.decode(try JSONReport.encode(Example.report)) == Example.report)
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
