internal import CourseModel
internal import Grading
internal import Storage
internal import SystemPackage
internal import Verification

/// Verifies lessons, and collects what is found. What takes little time comes first, of all lessons: an error of the last one does not wait for the changed
/// solutions of the first.
struct VerificationRun: Sendable {
  var verifier: Verifier
  /// All rules that are asked.
  var rules: [RuleID]
  /// Takes out of a report what is known already.
  var known: @Sendable (inout VerificationReport) throws -> Void = { _ in }
  /// Called whenever a listing of a text is decided that was not written for Coursemark.
  var surveying: @Sendable (SurveyProgress) -> Void = { _ in }
  /// Told of the lessons' mistakes before the solutions of others are changed, which may take long.
  var found: @Sendable ([Diagnostic]) -> Void = { _ in }

  func report(of part: CourseSelection) async throws -> VerificationReport {
    let foreign = ForeignCourse(part)
    let part = part.without(foreign)
    // A mistake in how a lesson is written is told whatever was asked.
    let read = part.diagnostics.filter { $0.severity == .error }
    let others = part.diagnostics.filter { $0.severity != .error }
    var diagnostics = verifier.scope.rules == nil ? part.diagnostics : read + verifier.scope.of(others)
    let checked = try await check(part.course.lessons, read)
    let mistakes = (read + checked.flatMap(\.result.diagnostics)).filter { $0.severity == .error }
    let isLong = verifier.triesChanges && checked.contains { !$0.hasErrors && !$0.lesson.steps.isEmpty }
    if !mistakes.isEmpty, isLong { found(mistakes) }
    var lessons: [VerifiedLesson] = []
    var untried: [(lesson: Lesson, obstacles: [Diagnostic])] = []
    for entry in checked {
      let result = try await tryChanges(of: entry)
      diagnostics += result.diagnostics
      var verified = VerifiedLesson(entry.lesson, steps: verifier.scope.steps, verifier.scope.shard)
      verified.strengths = result.mutationScores
      verified.triedMutants = result.triedMutants
      verified.rewrites = result.rewriteScores
      verified.triedRewrites = result.triedRewrites
      lessons.append(verified)
      if !result.obstacles.isEmpty { untried.append((entry.lesson, result.obstacles)) }
    }
    var report = VerificationReport(
      generator: CommandLineTool.generator, course: part.course.title,
      lessons: lessons, diagnostics: diagnostics, rules: rules,
      externalLinks: part.course.lessons.flatMap(\.externalLinks))
    if !foreign.lessons.isEmpty {
      let (survey, mistakes) = try await foreign.survey(with: verifier, progress: surveying)
      // Without the listings it would only say that there are none.
      if verifier.scope.asks(ListingCompiles.ids) { report.survey = survey }
      report.diagnostics += mistakes
    }
    try known(&report)
    for (lesson, obstacles) in untried where !obstacles.contains(where: report.diagnostics.contains) {
      report.diagnostics.append(Self.untried(lesson, obstacles))
    }
    return report
  }

  /// A lesson after the part that takes little time.
  private struct CheckedLesson {
    var lesson: Lesson
    /// `nil` for one that is not tried at all.
    var checked: Verifier.Checked?
    var result: Verifier.Result
    var hasErrors: Bool { !result.obstacles.isEmpty || result.diagnostics.contains { $0.severity == .error } }
  }

  /// - Parameter read: Mistakes in how the lessons are written.
  private func check(_ lessons: [Lesson], _ read: [Diagnostic]) async throws -> [CheckedLesson] {
    var checked: [CheckedLesson] = []
    for lesson in lessons {
      // What is tried of a lesson that is written wrongly tells the same mistake again, in other words.
      let obstacles = read.filter { $0.location.map { lesson.owns($0.file) } ?? false }
      if obstacles.isEmpty {
        let found = try await verifier.check(lesson)
        checked.append(CheckedLesson(lesson: lesson, checked: found, result: found.result))
      } else {
        checked.append(CheckedLesson(lesson: lesson, result: Verifier.Result(diagnostics: [], obstacles: obstacles)))
      }
    }
    return checked
  }

  private func tryChanges(of entry: CheckedLesson) async throws -> Verifier.Result {
    guard let checked = entry.checked else { return entry.result }
    do {
      return try await verifier.tryChanges(of: checked)
    } catch let mistakes as LessonMistakes {
      var result = entry.result
      result.diagnostics += mistakes.diagnostics
      return result
    }
  }

  /// Nothing else may say so: a baseline knows why.
  private static func untried(_ lesson: Lesson, _ obstacles: [Diagnostic]) -> Diagnostic {
    Diagnostic(
      .undecided, at: obstacles.first?.location ?? SourceLocation(file: lesson.file, line: 1),
      "Nothing of lesson '\(lesson.id)' was tried, because of a mistake that the baseline has; mend it first: "
        + (obstacles.first?.message ?? ""))
  }
}

extension Lesson {
  /// Whether a file is the lesson's text, or that of one of its parts.
  fileprivate func owns(_ path: String) -> Bool {
    if path == file { return true }
    guard FilePath(file).lastComponent == "lesson.md" else { return false }
    return FilePath(path).resolved.starts(with: FilePath(directory).resolved)
  }
}
