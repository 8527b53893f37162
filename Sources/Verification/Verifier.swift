package import CourseModel
internal import Grading

/// Finds out whether a lesson is true: plans what every rule wants to see graded, runs it, and collects what the rules say.
package struct Verifier: Sendable {
  /// Grades a trial's program in a language mode.
  package typealias Grade =
    @Sendable (_ lesson: Lesson, _ trial: Trial, _ mode: LanguageMode) async throws
    -> LessonReport

  package static let allRules: [any Rule] = [
    StepHasChecks(), StarterDoesNotPass(), SolutionPasses(), WrongAnswerFails(),
  ]

  package var rules: [any Rule]
  package var grade: Grade
  /// Called before each trial with its title, its number, and how many there are.
  package var progress: @Sendable (String, Int, Int) -> Void

  package init(
    rules: [any Rule] = Verifier.allRules, grade: @escaping Grade,
    progress: @escaping @Sendable (String, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.rules = rules
    self.grade = grade
    self.progress = progress
  }

  /// - Returns: In the order of the lesson's text.
  /// - Throws: What the grader throws when it can't work at all; never for a mistake in the lesson.
  package func verify(_ lesson: Lesson) async throws -> [Diagnostic] {
    let states = LessonStates(lesson)
    var found = rules.flatMap { $0.diagnostics(of: lesson) } + states.problems
    let trials = rules.flatMap { $0.trials(of: lesson, states: states) }
    let runs = trials.flatMap { trial in lesson.languageModes.map { (trial: trial, mode: $0) } }
    for (number, run) in runs.enumerated() {
      try Task.checkCancellation()
      let mode = lesson.languageModes.count > 1 ? " in Swift \(run.mode.rawValue)" : ""
      progress(run.trial.title + mode, number + 1, runs.count)
      found += run.trial.problems
      guard run.trial.problems.isEmpty else { continue }
      let report = try await grade(lesson, run.trial, run.mode)
      let undecided = Undecided.diagnostics(of: report, title: run.trial.title)
      found += (undecided.isEmpty ? run.trial.judge(report) : undecided).map { diagnostic in
        var diagnostic = diagnostic
        if !mode.isEmpty { diagnostic.details.append("Found\(mode).") }
        return diagnostic
      }
    }
    return found.withoutDuplicates.sorted { a, b in
      guard let first = a.location, let second = b.location else { return a.location == nil && b.location != nil }
      return (first.file, first.position) < (second.file, second.position)
    }
  }
}

extension [Diagnostic] {
  fileprivate var withoutDuplicates: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
