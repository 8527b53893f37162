import CourseModel
import Reporting
import Testing

/// Reports that are fetched part by part are written with the bytes of whole ones.
@Suite struct ClassReportTests {
  private static let reports: [(name: String, report: Report)] = {
    var several = Hostile.report
    several.lessons = [Example.lesson, several.lessons[0], Example.lesson]
    several.remarks = ["A remark."]
    several.absent = [.init(learner: Learner(name: "Eve"), lesson: "l")]
    var stopped = several
    stopped.isInterrupted = true
    stopped.notGraded = [.init(lesson: "l", submission: "work/zoe")]
    var empty = several
    empty.lessons = []
    return [("one", Example.report), ("several", several), ("stopped", stopped), ("none", empty)]
  }()

  /// JSON is put together of the head's text and the parts' texts, so the encoder's own form of the whole is compared with.
  @Test(arguments: reports.map(\.name)) func jsonIsThatOfTheWhole(_ name: String) throws {
    let report = try #require(Self.reports.first { $0.name == name }?.report)
    var text = ""
    try JSONReport.write(ClassReport(report), to: &text)
    #expect(try text == JSONReport.encode(report))
  }

  private struct Gone: Error {}

  /// A part that can't be fetched ends the writing; nothing is left out silently.
  @Test func aPartThatIsGoneIsAnError() {
    let report = ClassReport(head: Example.report, count: 1) { _ throws(any Error) in throw Gone() }
    var text = ""
    #expect(throws: Gone.self) { try JSONReport.write(report, to: &text) }
    #expect(throws: Gone.self) { try JUnitReport.write(report, to: &text) }
    #expect(throws: Gone.self) { try TextReport(terminal: Terminal()).write(report, to: &text) }
    #expect(throws: Gone.self) { try SummaryReport.render(report) }
    #expect(throws: Gone.self) { try GitHubAnnotations().write(report, to: &text) }
  }

  /// What is handed over early does not change what is set after it: no blank line is lost or doubled.
  @Test func textIsTheSameInManyPieces() throws {
    let report = try #require(Self.reports.first { $0.name == "several" }?.report)
    var pieces = Pieces()
    TextReport(terminal: Terminal(width: 60)).write(ClassReport(report), to: &pieces)
    #expect(pieces.all.count > report.lessons.count)
    let text = pieces.all.joined()
    #expect(text == TextReport(terminal: Terminal(width: 60)).render(report))
    #expect(!text.contains("\n\n\n") && text.contains("\n\n"))
  }

  private struct Pieces: TextOutputStream {
    var all: [String] = []
    mutating func write(_ text: String) { all.append(text) }
  }
}
