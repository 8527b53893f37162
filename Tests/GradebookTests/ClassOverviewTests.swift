import CourseModel
@testable import Gradebook
import Testing

/// What a gradebook counts and groups.
@Suite struct ClassOverviewTests {
  private func check(_ id: String, _ verdict: Verdict, story: [String] = [], reason: String? = nil) -> CheckReport {
    CheckReport(
      check: id, title: "Check \(id)", verdict: verdict, reason: reason, story: story,
      location: SourceLocation(file: "lesson.md", line: 1))
  }

  private func work(
    _ name: String, _ steps: [[CheckReport]], error: String? = nil, late: Bool? = nil
  ) -> LessonReport {
    let reports = steps.enumerated().map { index, checks in
      let passes = checks.allSatisfy { $0.verdict == .pass }
      return StepReport(
        step: "s\(index)", title: "Step \(index)", checks: checks, points: passes ? 1 : 0, possiblePoints: 1)
    }
    var report = LessonReport(
      lesson: "l", title: "Lesson", file: "lesson.md", submission: "w/\(name)", languageMode: .swift5, seed: "1",
      messages: error.map { [SubmissionMessage(.error, at: nil, $0)] } ?? [], steps: reports,
      points: reports.reduce(0) { $0 + $1.points }, possiblePoints: steps.count, seconds: 0)
    report.learner = Learner(name: name)
    report.isLate = late
    return report
  }

  private func overview(_ lessons: [LessonReport], absent: [String] = []) throws -> LessonOverview {
    var report = Report(generator: "c", isolation: .init(tier: "full", notice: ""), lessons: lessons)
    report.absent = absent.map { .init(learner: Learner(name: $0), lesson: "l") }
    return try #require(ClassOverview(report).lessons.first)
  }

  @Test func aRowSaysHowFarALearnerHasComeInEachStep() throws {
    let lesson = try overview(
      [
        work("Ada", [[check("a", .pass)], [check("b", .pass), check("c", .fail)]], late: true),
        work("Ben", [[check("a", .pass)], [check("b", .pass), check("c", .unsupported)]]),
      ], absent: ["Eve"])
    #expect(
      lesson.rows == [
        .init(
          name: "Ada", page: 0, result: .notPassed, isLate: true, passedSteps: 1, points: 1, possiblePoints: 2,
          cells: [.passed(checks: 1), .failed(passed: 1, checks: 2)]),
        .init(
          name: "Ben", page: 1, result: .notJudged, passedSteps: 1, points: nil, possiblePoints: 2,
          cells: [.passed(checks: 1), .open]),
        .init(name: "Eve", page: nil, result: .absent, cells: [.absent, .absent]),
      ])
    #expect(lesson.steps.map { "\($0.passed) of \($0.judged)" } == ["2 of 2", "0 of 1"])
    #expect(lesson.open.map(\.name) == ["Ben"])
    // Ben is in neither: what was not judged is no number of points and no number of steps.
    #expect(lesson.distribution.map(\.learners) == [0, 1, 0])
    #expect(lesson.medianSteps == 1)
  }

  /// A PDF fails every check of a lesson; it says nothing about which checks are hard.
  @Test func whatIsNoProgramHasFailedNoCheck() throws {
    var pdf = work("Ada", [[check("a", .missing)], [check("b", .missing)]])
    pdf.isUnreadable = true
    let lesson = try overview([pdf, work("Ben", [[check("a", .pass)], [check("b", .fail)]])])
    #expect(lesson.rows[0].result == .unreadable)
    #expect(lesson.rows[0].cells == [.absent, .absent])
    #expect(lesson.steps.map { "\($0.passed) of \($0.judged)" } == ["1 of 1", "0 of 1"])
    #expect(lesson.failures.map(\.learners) == [1])
    #expect(lesson.distribution.map(\.learners) == [0, 1, 0])
    #expect(lesson.medianSteps == 1)
  }

  @Test func theMedianOfAnEvenNumberIsBetweenTwo() throws {
    let passed = [[check("a", .pass)], [check("b", .pass)]]
    let half = [[check("a", .pass)], [check("b", .fail)]]
    #expect(try overview([work("a", passed), work("b", half)]).medianSteps == 1.5)
    #expect(try overview([work("a", passed), work("b", half), work("c", half)]).medianSteps == 1)
  }

  @Test func theCheckThatFailsMostStandsFirstWithItsShortestStory() throws {
    let lesson = try overview([
      work("a", [[check("x", .fail, story: ["1", "2", "3"], reason: "R"), check("y", .fail)]]),
      work("b", [[check("x", .pass), check("y", .crash, story: ["1"], reason: "Crashed.")]]),
      work("c", [[check("x", .skipped), check("y", .fail, story: ["1", "2"], reason: "Crashed.")]]),
    ])
    #expect(
      lesson.failures.map { "\($0.title): \($0.learners) of \($0.judged)" } == ["Check y: 3 of 3", "Check x: 1 of 2"])
    #expect(lesson.failures.first?.story == ["1"] && lesson.failures.first?.reason == "Crashed.")
  }

  @Test func aMistakeIsSharedWhereTheSameChecksFailWithTheSameShortestStory() throws {
    let mistake = [[check("x", .fail, story: ["tap"], reason: "No row."), check("y", .fail, story: ["tap", "type"])]]
    let lesson = try overview([
      work("a", mistake), work("b", mistake),
      // Another story, another verdict, one check less: other mistakes.
      work("c", [[check("x", .fail, story: ["press"]), check("y", .fail, story: ["tap", "type"])]]),
      work("d", [[check("x", .crash, story: ["tap"]), check("y", .fail, story: ["tap", "type"])]]),
      work("e", [[check("x", .fail, story: ["tap"]), check("y", .pass)]]),
    ])
    #expect(
      lesson.mistakes == [
        SharedMistake(
          step: "Step 0", checks: ["Check x", "Check y"], story: ["tap"], reason: "No row.", names: ["a", "b"])
      ])
  }

  @Test func whatDoesNotCompileIsTheSameMistakeWhereTheFirstErrorIs() throws {
    let broken = [[check("x", .doesNotCompile)]]
    let lesson = try overview([
      work("a", broken, error: "cannot find 'a'"), work("b", broken, error: "cannot find 'a'"),
      work("c", broken, error: "expected '}'"),
    ])
    #expect(lesson.mistakes.map(\.names) == [["a", "b"]])
    #expect(lesson.mistakes.first?.reason == "cannot find 'a'")
  }

  @Test func manyPointsAreGroupedAndNobodyIsLost() throws {
    let works = (0...50).map { number in
      work("l\(number)", (0..<50).map { [check("c", $0 < number ? .pass : .fail)] })
    }
    let bands = try overview(works).distribution
    #expect(bands.count <= 11 && bands.reduce(0) { $0 + $1.learners } == 51)
    #expect(bands.first?.points == 0...4 && bands.last?.points == 50...50)
  }
}
