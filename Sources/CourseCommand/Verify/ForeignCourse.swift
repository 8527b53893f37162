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

  /// - Returns: What came of the listings, and what is wrong with the settings that they are compiled with.
  func survey(
    with verifier: Verifier, progress: @escaping @Sendable (SurveyProgress) -> Void
  ) async throws -> (ListingSurvey, [Diagnostic]) {
    let scope = verifier.scope
    let found =
      scope.asks(ListingCompiles.ids) && scope.steps.isEmpty
      ? try await ForeignSurvey(tools: verifier.tools, progress: progress).survey(lessons) : ForeignSurvey.Result()
    let ofTexts = scope.rules == nil ? [] : lessons.flatMap { verifier.textDiagnostics(of: $0) }
    var survey = ListingSurvey(
      generator: CommandLineTool.generator, course: directory, files: found.files, diagnostics: scope.of(diagnostics))
    if found.isInterrupted { survey.isInterrupted = true }
    return (survey, found.diagnostics + ofTexts)
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
