import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// A submission that is graded alone is compiled in another order than one of many, and its report is the same.
@Suite(.serialized) struct CodeCompilationTests {
  private func report(_ text: String, jobs: Int) async throws -> LessonReport {
    let (lesson, diagnostics) = LessonParser.parse(SevenLesson.text, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let grader = try await Grader(
      home: TestHome.make(), environment: TestHome.environment, options: GradingOptions(jobs: jobs))
    let file = SubmissionFile(name: "Numbers.swift", path: "work/eve/Numbers.swift", text: text)
    return try await grader.grade(lesson, submission: Submission(name: "work/eve", files: [file])).withoutTimes
  }

  /// Right; a warning; an error that is found on the way to code, and one that is found before; and code that can't be linked.
  @Test(arguments: [
    SevenLesson.right, SevenLesson.right + "\nfunc other() { let unused = 1 }\n",
    SevenLesson.right + "\nfunc lacking(_ flag: Bool) -> Int { if flag { return 1 } }\n",
    SevenLesson.right + "\nfunc lacking() -> Int { nothing }\n",
    SevenLesson.right + "\n@_silgen_name(\"not_there\") func notThere()\nfunc other() { notThere() }\n",
  ])
  func theOrderOfCompilingChangesNoReport(_ text: String) async throws {
    #expect(try await report(text, jobs: 2) == report(text, jobs: 1))
  }

  @Test func whatIsFoundOnTheWayToCodeIsTold() async throws {
    let report = try await report(
      SevenLesson.right + "\nfunc lacking(_ flag: Bool) -> Int { if flag { return 1 } }\n", jobs: 2)
    #expect(report.messages.contains { $0.kind == .error && $0.message.contains("missing return") })
    #expect(!report.hasPassed)
  }
}

extension LessonReport {
  fileprivate var withoutTimes: LessonReport {
    var report = self
    report.seconds = 0
    for step in report.steps.indices {
      for check in report.steps[step].checks.indices { report.steps[step].checks[check].seconds = 0 }
    }
    return report
  }
}
