package import CourseModel
internal import Foundation
internal import Reporting

/// The file `results.json` of an Exercism test runner, version 3: a test for each check, with the number of its step as the task.
/// Source: Exercism's *The Test Runner Interface*.
package enum ExercismResults {
  /// Characters; Exercism cuts what a test printed at so many.
  private static let longestOutput = 500

  /// What Exercism wants to read at the end of an output that is longer.
  private static let truncation = "\nOutput was truncated. Please limit to 500 chars."

  /// - Parameter source: The lines of a lesson's file, from which the code of checks is shown; hidden ones stay so.
  package static func render(_ report: Report, source: (String) -> [String]? = { _ in nil }) throws -> String {
    var files: [String: [String]] = [:]
    func code(of check: CheckReport) -> String? {
      let file = check.location.file
      if files[file] == nil { files[file] = source(file) ?? [] }
      return files[file].flatMap { self.code(at: check.location.position.line, in: $0) }
    }
    var tests: [Results.Test] = []
    var errors: [String] = []
    for lesson in report.lessons {
      errors += lesson.messages.filter { $0.kind == .error }.map { message in
        (message.location.map { "\($0): " } ?? "") + message.message
      }
      for (number, step) in lesson.steps.enumerated() {
        tests += step.checks.map { test($0, of: step, task: number + 1, code: code(of: $0)) }
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

  /// The code of the fence around a line; `nil` where the fence is hidden, or there is none.
  private static func code(at line: Int, in lines: [String]) -> String? {
    let isFence = { (text: String) in text.drop { $0 == " " }.hasPrefix("```") }
    guard lines.indices.contains(line - 1), let start = lines[..<line].lastIndex(where: isFence),
      !lines[start].split(separator: " ").contains("hidden"), lines[start].contains("role=check")
    else { return nil }
    return lines[(start + 1)...].prefix { !isFence($0) }.joined(separator: "\n")
  }

  private static func shortened(_ output: String) -> String? {
    if output.isEmpty { return nil }
    return output.count <= longestOutput ? output : output.prefix(longestOutput - truncation.count) + truncation
  }

  private static func test(_ check: CheckReport, of step: StepReport, task: Int, code: String?) -> Results.Test {
    let words = ([check.reason].compactMap(\.self) + check.explanation).joined(separator: "\n")
    let status =
      switch check.verdict {
      case .pass: "pass"
      case .fail, .missing, .timeout, .limit, .crash: "fail"
      case .doesNotCompile, .skipped, .unsupported, .fault: "error"
      }
    return Results.Test(
      name: "\(step.title) > \(check.title)", status: status, message: check.verdict == .pass ? nil : words,
      output: shortened(check.output), code: code, task: task)
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
      var code: String?
      var task: Int

      enum CodingKeys: String, CodingKey {
        case name, status, message, output
        case code = "test_code"
        case task = "task_id"
      }
    }
  }
}
