import CourseModel
import Gradebook
import Reporting
import Testing

/// `coursemark compare`
@Suite struct ReportComparisonTests {
  private func check(
    _ id: String, _ verdict: Verdict, reason: String? = nil, story: [String] = [], seconds: Double = 0
  ) -> CheckReport {
    CheckReport(
      check: id, title: "Check \(id)", verdict: verdict, reason: reason, story: story,
      location: SourceLocation(file: "lesson.md", line: 1), seconds: seconds)
  }

  private func work(_ name: String, _ checks: [CheckReport], path: String = "w") -> LessonReport {
    let passes = checks.allSatisfy { $0.verdict == .pass }
    var report = LessonReport(
      lesson: "01-list", title: "A list", file: "lesson.md", submission: "\(path)/\(name)", languageMode: .swift5,
      seed: path, messages: [],
      steps: [StepReport(step: "trim", title: "Trim", checks: checks, points: passes ? 2 : 0, possiblePoints: 2)],
      points: passes ? 2 : 0, possiblePoints: 2, seconds: 1)
    report.learner = Learner(name: name)
    return report
  }

  private func comparison(_ old: [LessonReport], _ new: [LessonReport]) -> ReportComparison {
    func report(_ lessons: [LessonReport]) -> Report {
      Report(generator: "c", isolation: .init(tier: "full", notice: ""), lessons: lessons)
    }
    return ReportComparison(from: report(old), to: report(new))
  }

  @Test func whatDiffersInTimesPathsAndSeedsAloneIsTheSame() {
    let old = [work("Ada", [check("a", .pass, seconds: 1)], path: "monday")]
    #expect(comparison(old, [work("Ada", [check("a", .pass, seconds: 9)], path: "friday")]).isEmpty)
  }

  @Test func itSaysWhoseVerdictsHaveChangedAndWhy() {
    let old = [
      work("Ada", [check("a", .pass), check("b", .fail, reason: "It is 1.", story: ["tap"]), check("old", .fail)]),
      work("Ben", [check("a", .pass)]), work("Eve", [check("a", .pass)]),
    ]
    let new = [
      work(
        "Ada",
        [
          check("a", .fail, reason: "It is empty.", story: ["press Done"]),
          check("b", .fail, reason: "It is 2.", story: ["tap"]), check("new", .pass),
        ]),
      work("Ben", [check("a", .pass)]), work("Zoe", [check("a", .pass)]),
    ]
    let found = comparison(old, new)
    #expect(
      ComparisonText.render(found, terminal: Terminal(width: 80)) == """
        Ada (01-list)
           pass, now fail  Check a (trim)
             It is empty.
             The user: press Done
           fail, with another message  Check b (trim)
             It is 2.
             Before: It is 1.
           new: pass  Check new (trim)
           gone, was fail  Check old (trim)

        Zoe (01-list): is only in the newer report.

        Eve (01-list): is only in the older report.

        3 submissions have changed.

        """)
  }

  @Test func pointsThatAreOtherwiseAreTold() {
    let found = comparison([work("Ada", [check("a", .fail)])], [work("Ada", [check("a", .pass)])])
    #expect(ComparisonText.render(found, terminal: Terminal()).contains("Ada (01-list): points 0, now 2\n"))
  }

  @Test func severalSubmissionsOfOneLearnerAreComparedInTheirOrder() {
    let old = [work("Ada", [check("a", .pass)]), work("Ada", [check("a", .fail)])]
    #expect(comparison(old, old).isEmpty)
    #expect(comparison(old, [old[1], old[0]]).submissions.count == 2)
  }

  @Test func theJSONHasItsKeys() throws {
    let found = comparison([work("Ada", [check("a", .pass)])], [work("Ada", [check("a", .fail, reason: "No.")])])
    #expect(
      try JSONReport.encode(found) == """
        {
          "format" : 1,
          "submissions" : [
            {
              "change" : "changed",
              "checks" : [
                {
                  "change" : "verdict",
                  "check" : "a",
                  "newReason" : "No.",
                  "newVerdict" : "fail",
                  "oldVerdict" : "pass",
                  "step" : "trim",
                  "title" : "Check a"
                }
              ],
              "learner" : "Ada",
              "lesson" : "01-list",
              "newPoints" : 0,
              "oldPoints" : 2
            }
          ]
        }

        """)
  }
}
