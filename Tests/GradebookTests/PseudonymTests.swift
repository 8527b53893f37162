import CourseModel
import Gradebook
import Reporting
import Testing

/// `--anonymous`
@Suite struct PseudonymTests {
  private let pseudonyms = Pseudonyms { identity in
    String(identity.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) & 0xFFFFFF }, radix: 16) + "abcdef"
  }

  private func report(_ names: [(name: String, username: String?)]) -> Report {
    let lessons = names.map { name, username in
      var check = CheckReport(
        check: "c", title: "The check", verdict: .fail, reason: "\(name) stands in the field.",
        story: ["type \"\(name.uppercased())\""], expected: "tea", seen: "by \(name)",
        location: SourceLocation(file: "lesson.md", line: 1), output: "\(username ?? "")@host, \(name)s")
      check.replay = "coursemark replay l c --submission work/\(name)"
      check.pictures = CheckPictures(seen: Picture(svg: "<svg>\(name)</svg>", alternative: "Screen with \(name)"))
      var lesson = LessonReport(
        lesson: "l", title: "Lesson", file: "lesson.md", submission: "work/\(name)_17_assignsubmission_file_",
        languageMode: .swift5, seed: "1",
        messages: [
          SubmissionMessage(
            .error, at: SourceLocation(file: "work/\(name)_17_assignsubmission_file_/Cell.swift", line: 3),
            "work/\(name)_17_assignsubmission_file_ is empty")
        ], steps: [StepReport(step: "s", title: "S", checks: [check], points: 0, possiblePoints: 1)], points: 0,
        possiblePoints: 1, seconds: 0)
      lesson.learner = Learner(name: name, username: username, email: username.map { "\($0)@example.org" })
      return lesson
    }
    var report = Report(generator: "c", isolation: .init(tier: "full", notice: ""), lessons: lessons)
    report.absent = [.init(learner: Learner(name: "Eve Adams"), lesson: "l")]
    report.remarks = ["Of Ada Lovelace, 'Ada Lovelace_17' counts."]
    return report
  }

  @Test func noNameIsInAnyFormOfTheReport() throws {
    let hidden = pseudonyms.applied(to: report([("Ada Lovelace", "ada42"), ("Grace Hopper", nil)]))
    let json = try JSONReport.encode(hidden)
    let other =
      TextReport(terminal: Terminal()).render(hidden) + SummaryReport.render(hidden)
      + GradebookTable.plain(hidden).text + JUnitReport.render(hidden)
    for text in [json, other] {
      let found = ["Lovelace", "LOVELACE", "ada42", "Hopper", "Eve", "assignsubmission", "example.org"].filter(
        text.contains)
      // A word that only begins like the name is another word.
      #expect(found.allSatisfy { $0 == "Lovelace" || $0 == "Hopper" } && !text.contains("Ada Lovelace "), "\(found)")
    }
    #expect(hidden.lessons.first?.messages.first?.location?.file.hasSuffix("/Cell.swift") == true)
  }

  @Test func theSameLearnerKeepsTheNameAndTheOrderTellsNothing() {
    let one = pseudonyms.applied(to: report([("Ada Lovelace", "ada42"), ("Grace Hopper", nil)]))
    let two = pseudonyms.applied(to: report([("Grace Hopper", nil), ("Ada L.", "ada42")]))
    #expect(one.lessons.map(\.learnerName) == two.lessons.map(\.learnerName))
    #expect(one.lessons.map(\.learnerName) == one.lessons.map(\.learnerName).sorted())
    #expect(Set(one.lessons.map(\.learnerName)).count == 2)
  }

  @Test func twoLearnersHaveTwoPseudonymsEvenWhereTheCodeIsTheSame() {
    let same = Pseudonyms { _ in "abcdefgh" }
    let names = same.applied(to: report([("Ada Lovelace", nil), ("Grace Hopper", nil)])).lessons.map(\.learnerName)
    #expect(names == ["Learner ABCDEF", "Learner ABCDEFG"])
  }
}
