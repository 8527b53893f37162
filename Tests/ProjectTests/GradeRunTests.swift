import CourseModel
import Foundation
import Grading
import Storage
import TestSupport
import Testing

@testable import CourseCommand

/// What becomes of a run when the disk is full half way.
@Suite struct GradeRunTests {
  @Test func aReportThatCanNotBeKeptCostsNoOther() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.right, to: "ada/Numbers.swift")
    try folder.write(SevenLesson.wrong, to: "grace/Numbers.swift")
    let full = try #require(HostError(code: ENOSPC, path: "/tmp"))
    let lesson = try SevenLesson.lesson()
    let items = ["ada", "grace"].map { name in
      GradePlan.Item(lesson: lesson, submission: .typed(folder.path + "/" + name))
    }
    let grader = try await Grader(
      home: try TestHome.make(), environment: TestHome.environment, options: GradingOptions(jobs: 1, seed: 1))
    var run = GradeRun(plan: GradePlan(items: items, steps: nil), grader: grader)
    run.makeReports = {
      try GradedReports { report in if report.submission.hasSuffix("ada") { throw full } }
    }
    let result = try await run.run()
    let report = try result.report.whole()
    #expect(report.lessons.map { $0.submission.split(separator: "/").last } == ["grace"])
    #expect(report.notGraded?.map { $0.submission.split(separator: "/").last } == ["ada"])
    #expect(report.isInterrupted && result.exitCode == .undecided)
    #expect(result.trouble as? HostError == full)
  }
}
