internal import CourseModel
internal import Reporting
internal import Verification

/// The texts of a course that were not written for Coursemark: there is nothing to grade in them, and nothing of them is an
/// error.
struct ForeignCourse {
  var lessons: [Lesson]
  /// What was noticed in reading them.
  var diagnostics: [Diagnostic]
  private let directory: String

  init(_ found: CourseSelection) {
    directory = found.course.directory
    lessons = found.course.lessons.filter { $0.format == 0 }
    let files = Set(lessons.map(\.file))
    let isAll = lessons.count == found.course.lessons.count
    diagnostics = found.diagnostics.filter { diagnostic in
      // What can't be read as Swift is not counted as a listing.
      diagnostic.severity != .error && (isAll || diagnostic.location.map { files.contains($0.file) } ?? false)
    }
  }

  func survey(with tools: RuleTools) async throws -> ListingSurvey {
    ListingSurvey(
      generator: CommandLineTool.generator, course: directory,
      files: try await ForeignSurvey(tools: tools).survey(lessons),
      diagnostics: diagnostics)
  }
}

extension CourseSelection {
  /// The same without the texts that were not written for Coursemark.
  func without(_ foreign: ForeignCourse) -> CourseSelection {
    guard !foreign.lessons.isEmpty else { return self }
    var rest = self
    rest.course.lessons.removeAll { $0.format == 0 }
    rest.diagnostics.removeAll { foreign.diagnostics.contains($0) }
    return rest
  }
}
