package import CourseModel
internal import Foundation
internal import Reporting

/// The file `results.json` that Gradescope reads from an autograder: a test for each check.
/// Source: Gradescope's *Autograder Specifications*, "Output Format".
package enum GradescopeResults {
  package static func render(_ report: Report) throws -> String {
    let tests = report.lessons.flatMap { lesson in lesson.steps.flatMap(Self.cases) }
    return try JSONReport.encode(
      Results(
        output: ((report.remarks ?? [])
          + report.lessons.flatMap(\.messages).map { message in
            (message.location.map { "\($0): " } ?? "") + "\(message.kind.rawValue): \(message.message)"
          }).joined(separator: "\n"),
        tests: tests))
  }

  /// The points of a step stand at its last check, since a step has passed when all of its checks have.
  private static func cases(of step: StepReport) -> [Results.Test] {
    step.checks.enumerated().map { index, check in
      let isLast = index == step.checks.count - 1
      let isJudged = check.verdict.owner != .grader
      return Results.Test(
        score: isLast ? step.points : 0, maximum: isLast ? step.possiblePoints : 0,
        status: check.verdict == .pass ? "passed" : "failed",
        name: "\(step.title): \(check.title)" + (isJudged ? "" : " (not judged)"),
        output: (check.reason.map { [$0] } ?? []).joined() + (check.verdict == .pass ? "" : details(of: check)))
    }
  }

  private static func details(of check: CheckReport) -> String {
    check.explanation.isEmpty ? "" : "\n" + check.explanation.joined(separator: "\n")
  }

  private struct Results: Encodable {
    var output: String
    var outputFormat = "text"
    var visibility = "visible"
    var tests: [Test]

    struct Test: Encodable {
      var score: Int
      var maximum: Int
      var status: String
      var name: String
      var output: String
      var outputFormat = "text"

      enum CodingKeys: String, CodingKey {
        case score
        case maximum = "max_score"
        case status, name, output
        case outputFormat = "output_format"
      }
    }

    enum CodingKeys: String, CodingKey {
      case output
      case outputFormat = "output_format"
      case visibility, tests
    }
  }
}
