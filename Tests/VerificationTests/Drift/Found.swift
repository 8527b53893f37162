import CourseModel
import Foundation
import LessonParsing
import Testing
import Verification

/// What a rule that runs nothing says of a lesson, a line each: line, severity unless it is an error, and message.
/// - Parameter text: Stands under the title, from line 6 on.
func found(_ rules: any Rule..., in text: String, swift modes: String = "5", answers: String? = nil) async throws
  -> [String]
{
  let head = "---\nformat: 1\nswift: \(modes)\n---\n# T\n"
  let (lesson, problems) = LessonParser.parse(
    head + text, file: "l.md", directory: ".", answers: answers.map { SourceText($0, file: "answers.md") })
  try #require(problems.map(\.message) == [])
  return try await Verifier(rules: rules, tools: .withoutGrading).verify(lesson).diagnostics.map { diagnostic in
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue): "
    return "\(diagnostic.location?.position.line ?? 0) \(severity)\(diagnostic.message)"
  }
}

extension RuleTools {
  struct NothingIsGraded: Error {}

  static let withoutGrading = RuleTools(grade: { _, _, _ in throw NothingIsGraded() })
}
