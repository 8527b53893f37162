package import CourseModel
internal import Foundation
internal import Reporting

/// The file `results.json` of an Exercism test runner, version 3: a test for each check, with the number of its step as the task.
/// Source: Exercism's *The Test Runner Interface*.
package enum ExercismResults {
  /// Characters; Exercism cuts what a test printed at so many.
  private static let longestOutput = 500

  package static func render(_ report: Report) throws -> String {
    var tests: [Results.Test] = []
    var errors: [String] = []
    for lesson in report.lessons {
      errors += lesson.messages.filter { $0.kind == .error }.map { message in
        (message.location.map { "\($0): " } ?? "") + message.message
      }
      for (number, step) in lesson.steps.enumerated() {
        tests += step.checks.map { test($0, of: step, task: number + 1) }
      }
    }
    let isUnjudged = !report.lessons.isEmpty && report.lessons.allSatisfy { $0.judged == .none }
    if isUnjudged, errors.isEmpty {
      let reasons = report.checks.compactMap { $0.verdict.owner == .grader ? $0.reason : nil }
      errors = ["Not judged."] + reasons.prefix(1)
    }
    let isBroken = !errors.isEmpty || tests.isEmpty
    let status = isBroken ? "error" : tests.allSatisfy { $0.status == "pass" } ? "pass" : "fail"
    let message = isBroken ? (errors.isEmpty ? "Nothing was graded." : errors.joined(separator: "\n")) : nil
    return try JSONReport.encode(Results(status: status, message: message, tests: tests))
  }

  private static func test(_ check: CheckReport, of step: StepReport, task: Int) -> Results.Test {
    let words = ([check.reason].compactMap(\.self) + check.explanation).joined(separator: "\n")
    let status =
      switch check.verdict {
      case .pass: "pass"
      case .fail, .missing, .timeout, .limit, .crash: "fail"
      case .doesNotCompile, .skipped, .unsupported, .fault: "error"
      }
    return Results.Test(
      name: "\(step.title) > \(check.title)", status: status, message: check.verdict == .pass ? nil : words,
      output: check.output.isEmpty ? nil : String(check.output.prefix(longestOutput)), task: task)
  }

  private struct Results: Encodable {
    var version = 3
    var status: String
    var message: String?
    var tests: [Test]

    struct Test: Encodable {
      var name: String
      var status: String
      var message: String?
      var output: String?
      var task: Int

      enum CodingKeys: String, CodingKey {
        case name, status, message, output
        case task = "task_id"
      }
    }
  }
}
