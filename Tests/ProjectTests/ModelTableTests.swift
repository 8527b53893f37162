import Scaffolding
import Storage
import CourseModel
import Foundation
import Grading
import LessonParsing
import Reporting
import Testing
import Verification

@testable import CourseCommand

/// How strong the models of the project's own lessons are: of the first lesson with ten seeds, and in the whole form
/// (`COURSEMARK_WHOLE_TESTS=1`) of all lessons with fifty. `coursemark verify` asks of each lesson that its models find each wrong answer.
@Suite(.serialized) struct ModelTableTests {
  private static let grader = Task {
    let environment = ProcessInfo.processInfo.environment
      .merging(["COURSEMARK_SECRET": "the same in every test run"]) { $1 }
    return try await Grader(
      home: try Home.find(executable: CommandLine.arguments[0], environment: environment), environment: environment,
      options: GradingOptions(seed: VerifyCommand.seed, timeout: 30))
  }

  private static let isWhole = ProcessInfo.processInfo.environment["COURSEMARK_WHOLE_TESTS"] == "1"

  private func lessons() throws -> [Lesson] {
    let lessons = try CourseLoader.load(Repository.root.appending(path: "lessons").path).0.lessons
    #expect(lessons.count == 5)
    return Self.isWhole ? lessons : Array(lessons.prefix(1))
  }

  /// Prints the table, so that everybody who runs the tests sees it.
  @Test func theModelsFindEachWrongAnswerInAStoryOfAtMostSevenEvents() async throws {
    let trials = ModelEvaluation(
      grader: try await Self.grader.value, jobs: ProcessInfo.processInfo.activeProcessorCount)
    var table = ModelTable()
    for lesson in try lessons() { try await trials.add(lesson, to: &table) }
    print(ModelTableText(terminal: Terminal(width: 160)).render(table))
    #expect(table.diagnostics.map(\.message) == [])
    #expect(table.rows.filter { $0.events ?? 0 > 7 }.map(\.place) == [])
    #expect(!table.rows.isEmpty)
  }

  @Test func theModelsAgreeWithTheSolutionsWhateverIsDrawn() async throws {
    let grader = try await Self.grader.value
    let seeds: ClosedRange<UInt64> = 1...(Self.isWhole ? 50 : 10)
    for lesson in try lessons() {
      let models = lesson.steps.flatMap(\.modelChecks)
      let check = try #require(models.last?.id, "\(lesson.id) has no model")
      let program = try #require(LessonStates(lesson).solutions.last)
      let reports = try await grader.repeat(lesson, check: check, program: program, seeds: seeds)
      #expect(reports.count == seeds.count)
      #expect(reports.filter { $0.verdict != .pass }.map { [$0.reason ?? ""] + $0.story } == [], "\(lesson.id)")
    }
  }
}
