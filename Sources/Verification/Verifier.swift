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
    NoEffect(), ListingCompiles(), ScreenDraws(), HeadingOrder(), CodeWidth(), RepeatedAnchor(), AlternativeText(),
    VagueLink(),
    BrokenLink(files: .onDisk),
    CompleteListingDiffers(), SolutionIsNextStart(),
    NameDiffers(), NoUnknownName(), NoRenamedName(), ObserverRemoved(),
  ]

  package var rules: [any Rule]
  package var tools: RuleTools
  /// Percent of the mutants of a lesson that its checks have to notice.
  package var leastScore: Double?
  package var scope: VerificationScope

  package init(
    rules: [any Rule] = Verifier.allRules, tools: RuleTools, leastScore: Double? = nil,
    scope: VerificationScope = VerificationScope()
  ) {
    self.rules = rules
    self.tools = tools
    self.leastScore = leastScore
    self.scope = scope
  }

  /// What was found out about a lesson.
  package struct Result: Sendable {
    /// In the order of the lesson's text, those about wrong answers last.
    package var diagnostics: [Diagnostic]
    /// Mistakes that have to be mended before anything of the lesson is tried; they are in ``diagnostics``, too, whatever rules are asked.
    package var obstacles: [Diagnostic] = []
    /// Of the steps that have a solution and checks.
    package var mutationScores: [MutationScore] = []
    /// Whether solutions were changed, to see whether the checks notice.
    package var triedMutants = false
    /// Of the steps that have a solution with something to rewrite.
    package var rewriteScores: [RewriteScore] = []
    /// Whether solutions were rewritten, to see whether the checks still pass.
    package var triedRewrites = false

    package init(diagnostics: [Diagnostic], obstacles: [Diagnostic] = []) {
      self.diagnostics = diagnostics
      self.obstacles = obstacles
    }
  }

  /// What was found out without changing a solution, which takes a small part of the time.
  package struct Checked: Sendable {
    package fileprivate(set) var result: Result
    fileprivate var lesson: Lesson
    fileprivate var states: LessonStates
  }

  private static func ordered(_ found: [Diagnostic]) -> [Diagnostic] {
    found.sorted { a, b in
      guard let first = a.location, let second = b.location else { return a.location == nil && b.location != nil }
      return (isOfAnswer(a) ? 1 : 0, first.file, first.position) < (isOfAnswer(b) ? 1 : 0, second.file, second.position)
    }
  }

  /// What is wrong with a wrong answer may follow from the lesson, which is told before.
  private static func isOfAnswer(_ found: Diagnostic) -> Bool { WrongAnswerFails.ids.contains(found.rule) }

  /// - Throws: What the grader throws when it can't work at all; never for a mistake in the lesson.
  package func verify(_ lesson: Lesson) async throws -> Result { try await tryChanges(of: check(lesson)) }

  /// Reads the lesson, compiles it, and grades its starts, solutions and wrong answers.
  package func check(_ lesson: Lesson) async throws -> Checked {
    var lesson = lesson
    let states = LessonStates(lesson)
    let rules = rules.filter { scope.asks(type(of: $0).ids) }
    var tasks = scope.of(
      rules.flatMap { $0.gradingTasks(of: lesson, states: states) }.filter { scope.includes(step: $0.step) })
    var found = heard(rules.flatMap { $0.diagnostics(of: lesson) }, of: &lesson)
    for index in tasks.indices where !tasks[index].problems.isEmpty {
      tasks[index].problems = MergeAdvice(states).applied(to: tasks[index].problems)
    }
    // What could not be put together, or decides nothing, would be told again by all that is run with it.
    let obstacles =
      MergeAdvice(states).applied(to: states.problems) + found.filter { $0.rule == .noEffect && $0.severity == .error }
    func untried(_ obstacles: [Diagnostic]) -> Checked {
      let others = found.filter { !obstacles.contains($0) }
      return Checked(
        result: Result(diagnostics: Self.ordered(others + obstacles), obstacles: obstacles), lesson: lesson,
        states: states)
    }
    if !obstacles.isEmpty { return untried(obstacles) }
    do {
      var tried = try await results(of: tasks, lesson)
      let isBroken = tried.contains(where: \.saysDoesNotCompile)
      let broken = Set(tried.filter(\.saysDoesNotCompile).compactMap(\.location))
      for rule in rules where scope.includesWhole(rule) {
        // What an example prints in a program that does not compile is not known, which follows from that; and so does that there is no
        // picture of it.
        tried += try await rule.investigate(lesson, states: states, with: tools).filter { found in
          switch found.rule {
          case .outputMatches: !isBroken
          case .screenDraws: !(found.location.map(broken.contains) ?? false)
          default: true
          }
        }
      }
      found += heard(tried, of: &lesson)
    } catch let mistakes as LessonMistakes {
      return untried(mistakes.diagnostics)
    }
    return Checked(result: Result(diagnostics: Self.ordered(found)), lesson: lesson, states: states)
  }

  /// What no comment suppresses, of the rules that are asked. What could not be put together is always told: it is not tried, either.
  private func heard(_ found: [Diagnostic], of lesson: inout Lesson) -> [Diagnostic] {
    let (others, merges) = (found.filter { $0.rule != .merge }, found.filter { $0.rule == .merge })
    return scope.of(lesson.unsuppressed(others)) + merges
  }

  /// Changes the solutions of a lesson that has no errors: checks should notice mutants, and pass rewrites.
  package func tryChanges(of checked: Checked) async throws -> Result {
    var lesson = checked.lesson
    var result = checked.result
    guard result.obstacles.isEmpty else { return result }
    let isTrue = !result.diagnostics.contains { $0.severity == .error }
    if triesRewrites, isTrue {
      result.triedRewrites = true
      result.rewriteScores = try await rewriteScores(of: lesson, checked.states)
      for index in result.rewriteScores.indices {
        let refused = OverStrict.diagnostics(of: result.rewriteScores[index])
        let unsuppressed = lesson.unsuppressed(refused)
        result.rewriteScores[index].suppressed = refused.count - unsuppressed.count
        result.diagnostics += unsuppressed
      }
    }
    if triesMutants, isTrue {
      result.triedMutants = true
      try await tryMutants(of: &lesson, &result)
    }
    result.diagnostics += unusedSuppressions(of: lesson, result)
    result.diagnostics = Self.ordered(result.diagnostics)
    return result
  }

  private var triesRewrites: Bool { tools.triesRewrites && scope.asks([.overStrict]) }
  private var triesMutants: Bool { tools.mutationScore != nil && scope.asks([.mutantSurvives, .mutationScore]) }
  /// Whether ``tryChanges(of:)`` has something to do of lessons without errors.
  package var triesChanges: Bool { triesRewrites || triesMutants }

  private func tryMutants(of lesson: inout Lesson, _ result: inout Result) async throws {
    var scores = try await mutationScores(of: lesson)
    for index in scores.indices {
      if scores[index].mutants == 0 {
        let step = lesson.steps.first { $0.id == scores[index].step }
        result.diagnostics.append(
          Diagnostic(
            .undecided, at: step?.location,
            "How strong the checks of step '\(scores[index].step)' are is not known: none of the changed solutions could be tried."
          ))
      }
      let survivors = MutantSurvives.diagnostics(of: scores[index])
      let unsuppressed = lesson.unsuppressed(survivors)
      scores[index].suppressed = survivors.count - unsuppressed.count
      result.diagnostics += unsuppressed
    }
    if let leastScore {
      result.diagnostics += MutationScoreRule.diagnostics(of: lesson, scores, least: leastScore)
    }
    result.mutationScores = scores
  }

  private func unusedSuppressions(of lesson: Lesson, _ result: Result) -> [Diagnostic] {
    guard scope.isAll else { return [] }
    return lesson.suppressions.filter { !$0.isUsed && isAsked($0.rule, result.triedMutants, result.triedRewrites) }
      .map { suppression in
        Diagnostic(
          .unusedIgnore, .warning, at: suppression.location,
          "Nothing here breaks the rule '\(suppression.rule)'\(suppression.about.map { " about '\($0)'" } ?? ""); remove the comment."
        )
      }
  }

  /// What the rules that are asked for say of a text that was not written for Coursemark, from its text alone.
  package func textDiagnostics(of lesson: Lesson) -> [Diagnostic] {
    let found = rules.filter { scope.asks(type(of: $0).ids) }.flatMap { $0.diagnostics(of: lesson) }
    return scope.of(found).sorted { a, b in
      guard let first = a.location, let second = b.location else { return a.location == nil && b.location != nil }
      return first.position < second.position
    }
  }

  /// A solution that does not pass has no mutants: that is why they wait until everything else is right.
  private func mutationScores(of lesson: Lesson) async throws -> [MutationScore] {
    guard let score = tools.mutationScore else { return [] }
    let steps = lesson.steps.indices.filter {
      !lesson.steps[$0].checks.isEmpty && !lesson.steps[$0].solutions.isEmpty
        && scope.includes(step: lesson.steps[$0].id)
    }
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
    // What it is about may belong to another shard.
    case _ where (WrongAnswerFails.ids + SolutionPasses.ids).contains(rule): scope.shard == nil
    case DeadLink.id: rules.contains { type(of: $0).id == rule }
    default: true
    }
  }

  private func results(of gradingTasks: [GradingTask], _ lesson: Lesson) async throws -> [Diagnostic] {
    var runs: [(task: GradingTask, modes: [LanguageMode], first: Int)] = []
    var count = 0
    for var task in gradingTasks {
      // What the checks of earlier steps accept is shown by the first solutions; the whole run tries the others with them, too.
      if !tools.triesEveryMode, task.subject == .otherSolution, task.steps.contains(task.step) {
        task.steps = [task.step]
      }
      let isInAll = task.inEveryMode && tools.triesEveryMode
      let modes = isInAll ? lesson.languageModes : Array(lesson.languageModes.prefix(1))
      runs.append((task, modes, count + 1))
      count += modes.count
    }
    let graded = try await runs.parallelMap(limit: tools.jobs) { [count] task, modes, first in
      try await run(task, in: modes, first: first, of: count, lesson)
    }
    return GradedTasks(graded, of: lesson).diagnostics
  }

  private func run(
    _ task: GradingTask, in modes: [LanguageMode], first: Int, of count: Int, _ lesson: Lesson
  ) async throws -> GradedTask {
    var graded = GradedTask(task: task)
    guard task.problems.isEmpty else { return graded }
    for (index, mode) in modes.enumerated() {
      try Task.checkCancellation()
      let title = lesson.languageModes.count > 1 ? "\(task.title) in Swift \(mode.rawValue)" : task.title
      tools.progress(title, first + index, count)
      graded.reports.append((mode, try await tools.grade(lesson, task, mode)))
    }
    return graded
  }
}
