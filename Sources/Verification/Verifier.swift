package import CourseModel
internal import Grading
internal import Scaffolding

/// Finds out whether a lesson is true: plans what every rule wants to see graded, runs it, and collects what the rules say.
package struct Verifier: Sendable {
  /// Grades a task's program in a language mode.
  package typealias GradingFunction =
    @Sendable (_ lesson: Lesson, _ task: GradingTask, _ mode: LanguageMode) async throws -> LessonReport

  /// `nil` when a step has nothing that could be changed.
  package typealias ScoringFunction = @Sendable (_ lesson: Lesson, _ step: Int) async throws -> MutationScore?

  package static let allRules: [any Rule] = [
    StepHasChecks(), StarterDoesNotPass(), SolutionPasses(), WrongAnswerFails(), ModelFindsMistakes(),
    ListingCompiles(), ScreenDraws(), HeadingOrder(), RepeatedAnchor(), AlternativeText(), VagueLink(),
    BrokenLink(files: .onDisk),
    CompleteListingDiffers(), SolutionIsNextStart(),
    NameDiffers(), NoUnknownName(), NoRenamedName(), ObserverRemoved(),
  ]

  package var rules: [any Rule]
  package var tools: RuleTools
  /// Percent of the mutants of a lesson that its checks have to notice.
  package var leastScore: Double?

  package init(rules: [any Rule] = Verifier.allRules, tools: RuleTools, leastScore: Double? = nil) {
    self.rules = rules
    self.tools = tools
    self.leastScore = leastScore
  }

  /// What was found out about a lesson.
  package struct Result: Sendable {
    /// In the order of the lesson's text.
    package var diagnostics: [Diagnostic]
    /// Of the steps that have a solution and checks.
    package var mutationScores: [MutationScore]
    /// Whether solutions were changed, to see whether the checks notice.
    package var triedMutants: Bool
    /// Of the steps that have a solution with something to rewrite.
    package var rewriteScores: [RewriteScore]
    /// Whether solutions were rewritten, to see whether the checks still pass.
    package var triedRewrites: Bool
  }

  /// - Throws: What the grader throws when it can't work at all; never for a mistake in the lesson.
  package func verify(_ lesson: Lesson) async throws -> Result {
    let states = LessonStates(lesson)
    var found = rules.flatMap { $0.diagnostics(of: lesson) } + states.problems
    found += try await results(of: rules.flatMap { $0.gradingTasks(of: lesson, states: states) }, lesson)
    for rule in rules { found += try await rule.investigate(lesson, states: states, with: tools) }
    var lesson = lesson
    found = lesson.unsuppressed(found)
    let isTrue = !found.contains { $0.severity == .error }
    let triesRewrites = tools.triesRewrites && isTrue
    var rewriteScores = triesRewrites ? try await rewriteScores(of: lesson, states) : []
    for index in rewriteScores.indices {
      let refused = OverStrict.diagnostics(of: rewriteScores[index])
      let unsuppressed = lesson.unsuppressed(refused)
      rewriteScores[index].suppressed = refused.count - unsuppressed.count
      found += unsuppressed
    }
    let triesMutants = tools.mutationScore != nil && isTrue
    var mutationScores = triesMutants ? try await mutationScores(of: lesson) : []
    for index in mutationScores.indices {
      if mutationScores[index].mutants == 0 {
        let step = lesson.steps.first { $0.id == mutationScores[index].step }
        found.append(
          Diagnostic(
            .undecided, at: step?.location,
            "How strong the checks of step '\(mutationScores[index].step)' are is not known: none of the changed solutions could be tried."
          ))
      }
      let survivors = MutantSurvives.diagnostics(of: mutationScores[index])
      let unsuppressed = lesson.unsuppressed(survivors)
      mutationScores[index].suppressed = survivors.count - unsuppressed.count
      found += unsuppressed
    }
    if let leastScore, triesMutants {
      found += MutationScoreRule.diagnostics(of: lesson, mutationScores, least: leastScore)
    }
    found += lesson.suppressions.filter { !$0.isUsed && isAsked($0.rule, triesMutants, triesRewrites) }.map {
      suppression in
      Diagnostic(
        .unusedIgnore, .warning, at: suppression.location,
        "Nothing here breaks the rule '\(suppression.rule)'\(suppression.about.map { " about '\($0)'" } ?? ""); remove the comment."
      )
    }
    let diagnostics = found.sorted { a, b in
      guard let first = a.location, let second = b.location else { return a.location == nil && b.location != nil }
      return (first.file, first.position) < (second.file, second.position)
    }
    return Result(
      diagnostics: diagnostics, mutationScores: mutationScores, triedMutants: triesMutants,
      rewriteScores: rewriteScores,
      triedRewrites: triesRewrites)
  }

  /// A solution that does not pass has no mutants: that is why they wait until everything else is right.
  private func mutationScores(of lesson: Lesson) async throws -> [MutationScore] {
    guard let score = tools.mutationScore else { return [] }
    let steps = lesson.steps.indices.filter { !lesson.steps[$0].checks.isEmpty && !lesson.steps[$0].solutions.isEmpty }
    return try await steps.enumerated().map { ($0, $1) }.parallelMap(limit: tools.jobs) { number, step in
      try Task.checkCancellation()
      tools.progress("mutants of step '\(lesson.steps[step].id)'", number + 1, steps.count)
      return try await score(lesson, step)
    }.compactMap(\.self)
  }

  /// A suppression of a rule that was not run is not reported as unused.
  private func isAsked(_ rule: RuleID, _ triesMutants: Bool, _ triesRewrites: Bool) -> Bool {
    switch rule {
    case MutantSurvives.id: triesMutants
    case OverStrict.id: triesRewrites
    case DeadLink.id: rules.contains { type(of: $0).id == rule }
    default: true
    }
  }

  private func results(of gradingTasks: [GradingTask], _ lesson: Lesson) async throws -> [Diagnostic] {
    var runs: [(task: GradingTask, modes: [LanguageMode], first: Int)] = []
    var count = 0
    for task in gradingTasks {
      let modes = task.inEveryMode ? lesson.languageModes : Array(lesson.languageModes.prefix(1))
      runs.append((task, modes, count + 1))
      count += modes.count
    }
    return try await runs.parallelMap(limit: tools.jobs) { [count] task, modes, first in
      try await run(task, in: modes, first: first, of: count, lesson)
    }.flatMap(\.self)
  }

  private func run(
    _ task: GradingTask, in modes: [LanguageMode], first: Int, of count: Int, _ lesson: Lesson
  ) async throws -> [Diagnostic] {
    guard task.problems.isEmpty else { return task.problems }
    var byMode: [(mode: LanguageMode, diagnostics: [Diagnostic])] = []
    for (index, mode) in modes.enumerated() {
      try Task.checkCancellation()
      let title = lesson.languageModes.count > 1 ? "\(task.title) in Swift \(mode.rawValue)" : task.title
      tools.progress(title, first + index, count)
      let report = try await tools.grade(lesson, task, mode)
      let undecided = UndecidedChecks.diagnostics(of: report, title: task.title)
      byMode.append((mode, undecided.isEmpty ? task.judge(report) : undecided))
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
