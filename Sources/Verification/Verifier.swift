package import CourseModel
internal import Grading

/// Finds out whether a lesson is true: plans what every rule wants to see graded, runs it, and collects what the rules say.
package struct Verifier: Sendable {
  /// Grades a trial's program in a language mode.
  package typealias Grade =
    @Sendable (_ lesson: Lesson, _ trial: Trial, _ mode: LanguageMode) async throws -> LessonReport

  package static let allRules: [any Rule] = [
    StepHasChecks(), StarterDoesNotPass(), SolutionPasses(), WrongAnswerFails(), ModelFindsMistakes(), HeadingOrder(),
    RepeatedAnchor(),
    AlternativeText(), VagueLink(), BrokenLink(files: .onDisk),
  ]

  package var rules: [any Rule]
  package var grade: Grade
  /// How many trials are under way at once.
  package var jobs: Int
  /// Called before each run with its title, its number, and how many there are.
  package var progress: @Sendable (String, Int, Int) -> Void

  package init(
    rules: [any Rule] = Verifier.allRules, jobs: Int = 1, grade: @escaping Grade,
    progress: @escaping @Sendable (String, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.rules = rules
    self.jobs = jobs
    self.grade = grade
    self.progress = progress
  }

  /// - Returns: In the order of the lesson's text.
  /// - Throws: What the grader throws when it can't work at all; never for a mistake in the lesson.
  package func verify(_ lesson: Lesson) async throws -> [Diagnostic] {
    let states = LessonStates(lesson)
    var found = rules.flatMap { $0.diagnostics(of: lesson) } + states.problems
    let trials = rules.flatMap { $0.trials(of: lesson, states: states) }
    let results = try await trials.enumerated().map { ($0, $1) }.parallelMap(limit: jobs) { number, trial in
      try await run(trial, number: number, of: trials.count, lesson)
    }
    found += results.flatMap(\.self)
    var lesson = lesson
    found = lesson.silencing(found)
    found += lesson.silences.filter { !$0.isUsed }.map { silence in
      Diagnostic(
        .unusedIgnore, .warning, at: silence.location,
        "Nothing here breaks the rule '\(silence.rule)'\(silence.about.map { " about '\($0)'" } ?? ""); remove the comment."
      )
    }
    return found.sorted { a, b in
      guard let first = a.location, let second = b.location else { return a.location == nil && b.location != nil }
      return (first.file, first.position) < (second.file, second.position)
    }
  }

  private func run(_ trial: Trial, number: Int, of count: Int, _ lesson: Lesson) async throws -> [Diagnostic] {
    guard trial.problems.isEmpty else { return trial.problems }
    let modes = lesson.languageModes
    var byMode: [(mode: LanguageMode, diagnostics: [Diagnostic])] = []
    for (index, mode) in modes.enumerated() {
      try Task.checkCancellation()
      let title = modes.count > 1 ? "\(trial.title) in Swift \(mode.rawValue)" : trial.title
      progress(title, number * modes.count + index + 1, count * modes.count)
      let report = try await grade(lesson, trial, mode)
      let undecided = Undecided.diagnostics(of: report, title: trial.title)
      byMode.append((mode, undecided.isEmpty ? trial.judge(report) : undecided))
    }
    return Self.joined(byMode)
  }

  /// One diagnostic for what was found in several modes; the modes are named when it was not in all.
  private static func joined(_ byMode: [(mode: LanguageMode, diagnostics: [Diagnostic])]) -> [Diagnostic] {
    var order: [String] = []
    var groups: [String: (diagnostic: Diagnostic, modes: [String])] = [:]
    for (mode, diagnostics) in byMode {
      for diagnostic in diagnostics {
        // Details may differ: a mode has its own words and its own generated input.
        let key = "\(diagnostic.rule) \(diagnostic.location?.description ?? "") \(diagnostic.message)"
        if groups[key] == nil { order.append(key) }
        groups[key, default: (diagnostic, [])].modes.append(mode.rawValue)
      }
    }
    return order.compactMap { groups[$0] }.map { group in
      var diagnostic = group.diagnostic
      if group.modes.count < byMode.count {
        diagnostic.details.append("Only in Swift \(group.modes.joined(separator: ", ")).")
      }
      return diagnostic
    }
  }
}
