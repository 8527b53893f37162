import CourseModel
import Reporting
import Testing

@Suite struct TextReportTests {
  static let source = [
    "class NoteCell: UITableViewCell {", "\tfunc textFieldShouldReturn(textField: UITextField) -> Bool {",
  ]

  func render(_ report: Report, width: Int, colour: Bool = false) -> String {
    TextReport(terminal: Terminal(width: width, hasColour: colour)) { _ in Self.source }.render(report)
  }

  @Test(arguments: [40, 80, 200])
  func aReportReadsWellAtEveryWidth(width: Int) throws {
    try expectSnapshot("report-\(width).txt", render(Example.report, width: width))
  }

  @Test func colourAddsNothingButColour() {
    let coloured = render(Example.report, width: 80, colour: true)
    let plain = coloured.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(plain == render(Example.report, width: 80))
  }

  private var several: Report {
    var report = Example.report
    var second = Example.lesson
    second.submission = "work/grace"
    second.messages = []
    second.steps = [Example.addStep]
    second.points = 2
    second.possiblePoints = 2
    report.lessons = [Example.lesson, second]
    report.isInterrupted = true
    report.notGraded = [.init(lesson: "01-notes", submission: "work/zoe")]
    return report
  }

  @Test func severalSubmissionsBeginWithATableAndShowWhatDidNotPass() throws {
    let text = render(several, width: 80)
    #expect(text.hasPrefix("Summary\n"))
    #expect(text.contains("Spaces around a note are not kept") && !text.contains("A note is added"))
    try expectSnapshot("summary.txt", text.components(after: "Summary"))
  }

  @Test func learnersStandInTheTableAndWhoHandedInNothingToo() {
    var report = several
    report.lessons[0].learner = Learner(name: "Ada Lovelace")
    report.absent = [Report.Absent(learner: Learner(name: "Søren Knuth"), lesson: "01-notes")]
    let text = render(report, width: 80)
    let table = text[..<(text.firstRange(of: "\n\n")?.lowerBound ?? text.endIndex)]
    #expect(table.contains("Ada Lovelace: "), "\(table)")
    #expect(table.contains("– no submission  Søren Knuth"), "\(table)")
    #expect(!table.contains(report.lessons[0].submission), "\(table)")
  }

  @Test func wholeReportsOnSeveralShowWhatPassedToo() {
    let text = TextReport(terminal: Terminal(width: 80), isWhole: true).render(several)
    #expect(text.hasPrefix("Summary\n") && text.ranges(of: "A note is added").count == 2)
  }

  @Test func aLongStoryShowsItsEnd() {
    var check = Example.check("model", "Behaves", .fail)
    check.story = (1...15).map { "event \($0)" }
    let step = StepReport(step: "s", title: "S", checks: [check], points: 0, possiblePoints: 1)
    var report = Example.report
    report.lessons[0].steps = [step]
    let lines = render(report, width: 80).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("… 3 events before") && lines.contains("4. event 4") && !lines.contains("3. event 3"))
  }

  @Test func aGeneratedStoryNamesTheCommandThatShowsItAgain() {
    var check = Example.check("model", "Behaves", .fail, "The keyboard is up; expected it to be down.")
    check.story = ["tap the text field \"caption\""]
    check.replay = "coursemark replay lessons/01-notes model --seed 5eed --submission work/ada"
    var report = Example.report
    report.lessons[0].messages = []
    report.lessons[0].steps = [StepReport(step: "s", title: "S", checks: [check], points: 0, possiblePoints: 1)]
    #expect(
      render(report, width: 120).contains(
        """
             What the user did:
               1. tap the text field "caption"
             The check: lessons/01-notes/lesson.md:30:1
             Event by event: coursemark replay lessons/01-notes model --seed 5eed --submission work/ada
        """))
  }

  @Test func theCompilersWordsStandOnceWithoutAHint() {
    var check = Example.check("a", "First", .doesNotCompile, "A.swift:1:1: no such name.")
    check.hint = "Think of the keyboard."
    var other = check
    other.title = "Second"
    var report = Example.report
    report.lessons[0].messages = []
    report.lessons[0].steps = [
      StepReport(step: "s", title: "S", checks: [check, other], points: 0, possiblePoints: 1)
    ]
    #expect(
      render(report, width: 80).contains(
        """
        S (s)
           ✗ does-not-compile  First
             A.swift:1:1: no such name.
           ✗ does-not-compile  Second
           0 of 2 checks passed, 0 of 1 point.
        """))
  }

  @Test func aStepWithoutChecksSaysSo() {
    var report = Example.report
    report.lessons[0].steps = [StepReport(step: "s", title: "Read on", checks: [], points: 0, possiblePoints: 0)]
    #expect(render(report, width: 80).contains("Read on (s)\n   Nothing to check.\n"))
  }
}

extension String {
  fileprivate func components(after marker: String) -> String {
    guard let range = ranges(of: marker).last else { return "" }
    return String(self[range.lowerBound...])
  }
}
