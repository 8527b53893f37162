import CourseModel
import Foundation
import Gradebook
import Testing

@Suite struct GradebookTableTests {
  private func lesson(_ name: String, _ verdict: Verdict, learner: Learner? = nil, late: Bool? = nil) -> LessonReport {
    let check = CheckReport(
      check: "c", title: "The check", verdict: verdict, reason: verdict == .pass ? nil : "Why.",
      location: SourceLocation(file: "lesson.md", line: 1), output: String(repeating: "o", count: 600))
    let points = verdict == .pass ? 3 : 0
    var report = LessonReport(
      lesson: "01-list", title: "A list", file: "lesson.md", submission: name, languageMode: .swift5, seed: "1",
      messages: [],
      steps: [StepReport(step: "s", title: "The step", checks: [check], points: points, possiblePoints: 3)],
      points: points, possiblePoints: 3, seconds: 0)
    report.learner = learner
    report.isLate = late
    return report
  }

  private func report(_ lessons: [LessonReport]) -> Report {
    Report(generator: "coursemark", isolation: .init(tier: "full", notice: ""), lessons: lessons)
  }

  @Test func aRowSaysWhatCameOfALearnersWork() {
    let ada = Learner(name: "Ada, L.", username: "ada", email: "a@example.org")
    var class_ = report([
      lesson("w/ada", .pass, learner: ada, late: true), lesson("w/ben", .fail), lesson("w/zoe", .unsupported),
    ])
    class_.absent = [.init(learner: Learner(name: "Eve"), lesson: "01-list")]
    #expect(
      GradebookTable.plain(class_).text == """
        learner,username,email,lesson,submission,result,late,steps,of steps,points,of points
        "Ada, L.",ada,a@example.org,01-list,w/ada,passed,late,1,1,3,3
        ben,,,01-list,w/ben,not passed,,0,1,0,3
        zoe,,,01-list,w/zoe,not judged,,,1,,3
        Eve,,,01-list,,no submission,,,,,

        """)
  }

  @Test func whatALearnerCallsAFileIsNoFormula() {
    let text = GradebookTable.plain(report([lesson("w/=1+1", .pass), lesson("w/@a\u{1B}[2J\nb", .fail)])).text
    #expect(text.contains("\n'=1+1,") && text.contains("\n'@a\\u{1B}[2J b,"))
  }

  @Test func signsOfOtherKeyboardsAreNoFormulaEither() {
    for sign in ["＝", "＋", "－", "＠", "=", "+", "-", "@", "=\u{301}", "\t=", "\r=", "\u{3000}="] {
      let text = GradebookTable.plain(report([lesson("w/\(sign)1+1", .pass)])).text
      let name = text.split(separator: "\n").last?.split(separator: ",").first ?? ""
      // A carriage return is spelled out, and is no blank then.
      #expect(name.hasPrefix(sign == "\r=" ? "\\r" : "'"), "\(sign)")
    }
  }

  @Test func remarksAreRowsOfTheTable() {
    var class_ = report([lesson("w/ada", .pass)])
    class_.remarks = ["=1, of nobody"]
    #expect(GradebookTable.plain(class_).text.hasSuffix("\n,,,,\"'=1, of nobody\",remark,,,,,\n"))
  }

  private let roster =
    "Student,ID,SIS User ID,SIS Login ID,Section\n\"Lovelace, Ada\",7,s7,ada,A\n-Ben,8,s8,ben,B\nZoe,9,s9,zoe,A\n"

  @Test func canvasGetsItsOwnColumnsBackAndNoPointsForWhatIsNotJudged() throws {
    let roster = try Roster(roster)
    let class_ = report([
      lesson("w/a", .pass, learner: roster.learners[0]), lesson("w/b", .fault, learner: roster.learners[1]),
    ])
    #expect(
      GradebookTable.canvas(class_, roster: roster).text == """
        Student,ID,SIS User ID,SIS Login ID,Section,A list
            Points Possible,,,,,3
        "Lovelace, Ada",7,s7,ada,A,3
        -Ben,8,s8,ben,B,
        Zoe,9,s9,zoe,A,

        """)
  }

  @Test func moodleGetsWhoAndPoints() throws {
    let roster = try Roster("First name,Last name,ID number,Email address\nAda,Lovelace,17,a@example.org\n")
    let class_ = report([lesson("w/a", .fail, learner: roster.learners[0]), lesson("w/ben", .pass)])
    #expect(
      GradebookTable.moodle(class_, roster: roster).text == """
        Username,ID number,Email address,Full name,A list
        ,17,a@example.org,Ada Lovelace,0
        ,,,ben,3

        """)
  }

  @Test func whoHandedInNothingHasARowAlsoWithoutTheRoster() {
    var class_ = report([lesson("w/ben", .pass)])
    class_.absent = [.init(learner: Learner(name: "Eve", username: "eve"), lesson: "01-list")]
    #expect(GradebookTable.moodle(class_, roster: nil).text.hasSuffix("\n,,,ben,3\neve,,,Eve,\n"))
    #expect(GradebookTable.canvas(class_, roster: nil).text.hasSuffix("\nben,,,,,3\nEve,,,eve,,\n"))
  }

  @Test func theNumberOfAParticipantIsNoIDNumber() {
    let path = "w/Ada Ode_12_assignsubmission_file_"
    let class_ = report([
      lesson(path, .pass, learner: Learner(name: "Ada Ode", number: "12")),
      lesson("w/submission_8", .pass, learner: Learner(name: "Ben", number: "17")),
    ])
    #expect(GradebookTable.moodle(class_, roster: nil).text.hasSuffix("\n,,,Ada Ode,3\n,17,,Ben,3\n"))
  }

  @Test func lessonsOfOneTitleHaveColumnsOfDifferentNames() {
    var second = lesson("w/ada", .fail)
    second.lesson = "02-more"
    let head = GradebookTable.moodle(report([lesson("w/ada", .pass), second]), roster: nil).rows[0]
    #expect(head.suffix(2) == ["A list (01-list)", "A list (02-more)"])
  }

  @Test func gradescopeGetsAStepsPointsOnce() throws {
    let text = try GradescopeResults.render(report([lesson("w/a", .pass)]))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let tests = try #require(json["tests"] as? [[String: Any]])
    #expect(tests.map { $0["score"] as? Int } == [3] && tests.map { $0["max_score"] as? Int } == [3])
    #expect(tests.map { $0["status"] as? String } == ["passed"])
    #expect(json["visibility"] as? String == "visible" && json["output_format"] as? String == "text")
  }

  @Test func whatIsNotJudgedHasNoScoreAnywhere() throws {
    func gradescope(_ lessons: [LessonReport]) throws -> [String: Any] {
      let text = try GradescopeResults.render(report(lessons))
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let open = try gradescope([lesson("w/a", .unsupported)])
    let test = try #require((open["tests"] as? [[String: Any]])?.first)
    #expect(open["score"] == nil && test["score"] == nil && test["max_score"] == nil && test["status"] == nil)
    #expect(try gradescope([lesson("w/a", .unsupported), lesson("w/a", .pass)])["score"] as? Int == 3)

    let text = try ExercismResults.render(report([lesson("w/a", .unsupported)]))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["status"] as? String == "error" && json["message"] as? String == "Not judged.\nWhy.")
  }

  @Test(arguments: [(Verdict.pass, "pass", "pass"), (.fail, "fail", "fail"), (.doesNotCompile, "fail", "error")])
  func exercismGetsAStatus(verdict: Verdict, status: String, testStatus: String) throws {
    let text = try ExercismResults.render(report([lesson("w/a", verdict)]))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 3 && json["status"] as? String == status)
    let test = try #require((json["tests"] as? [[String: Any]])?.first)
    #expect(test["status"] as? String == testStatus && test["task_id"] as? Int == 1)
    let output = try #require(test["output"] as? String)
    #expect(output.count == 500 && output.hasSuffix("Output was truncated. Please limit to 500 chars."))
    #expect(test["test_code"] == nil)
  }

  @Test(
    arguments: [(2, "tap()\nexpect(1)"), (3, "tap()\nexpect(1)"), (7, nil), (10, nil), (99, nil)] as [(Int, String?)])
  func exercismGetsTheCodeOfChecksThatMayBeSeen(line: Int, code: String?) throws {
    let file = [
      "```swift role=check id=c", "tap()", "expect(1)", "```", "", "```swift role=check id=d hidden", "expect(2)",
      "```",
      "", "Prose.",
    ]
    var lesson = lesson("w/a", .pass)
    lesson.steps[0].checks[0].location = SourceLocation(file: "lesson.md", line: line)
    let text = try ExercismResults.render(report([lesson])) { $0 == "lesson.md" ? file : nil }
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((json["tests"] as? [[String: Any]])?.first?["test_code"] as? String == code)
  }
}
