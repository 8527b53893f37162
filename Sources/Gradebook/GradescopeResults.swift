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
        score: score(of: report),
        output: ((report.remarks ?? []) + report.lessons.flatMap(\.openStepWords)
          + report.lessons.flatMap(\.messages).map { message in
            (message.location.map { "\($0): " } ?? "") + "\(message.kind.rawValue): \(message.message)"
          }).joined(separator: "\n"),
        tests: tests))
  }

  /// Where a step was not judged, its tests have no score, and Gradescope asks for one of the whole: that of the others. With none at
  /// all, as where nothing was judged, there is none to give: a person has to.
  private static func score(of report: Report) -> Int? {
    let isOpen = report.lessons.contains { $0.judged != .all }
    let isEmpty = report.lessons.allSatisfy { $0.judged == .none }
    return isOpen && !isEmpty ? report.lessons.reduce(0) { $0 + $1.earnedPoints } : nil
  }

  /// The points of a step stand at its last check, since a step has passed when all of its checks have.
  private static func cases(of step: StepReport) -> [Results.Test] {
    step.checks.enumerated().map { index, check in
      let isLast = index == step.checks.count - 1
      let isJudged = check.verdict.owner != .grader
      let isDecided = isJudged && check.waitsForStep == nil
      return Results.Test(
        score: step.isJudged ? isLast ? step.points : 0 : nil,
        maximum: step.isJudged ? isLast ? step.possiblePoints : 0 : nil,
        status: isDecided ? check.verdict == .pass ? "passed" : "failed" : nil,
        name: "\(step.title): \(check.title)" + (isJudged ? "" : " (not judged)"),
        output: (check.reason.map { [$0] } ?? []).joined() + (check.verdict == .pass ? "" : details(of: check)))
    }
  }

  private static func details(of check: CheckReport) -> String {
    check.explanation.isEmpty ? "" : "\n" + check.explanation.joined(separator: "\n")
  }

  private struct Results: Encodable {
    var score: Int?
    var output: String
    var outputFormat = "text"
    var visibility = "visible"
    var tests: [Test]

    struct Test: Encodable {
      var score: Int?
      var maximum: Int?
      var status: String?
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
      case score, output
      case outputFormat = "output_format"
      case visibility, tests
    }
  }
}

extension LessonReport {
  /// What is left for a person to grade, a line each.
  fileprivate var openStepWords: [String] {
    steps.filter { !$0.isJudged }.map { "The step \"\($0.title)\" was not judged; please grade it by hand." }
  }
}
