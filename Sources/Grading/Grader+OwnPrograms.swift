package import CourseModel
internal import Foundation
internal import Storage
package import SwiftSource

// What is known of a lesson's own programs: starters, solutions, wrong answers and mutants.

extension Grader {
  /// Grades a program that is not a submission: a lesson's own starter, solution or wrong answer. What was found out about
  /// it another time is told again.
  package func grade(
    _ lesson: Lesson, program: ProgramSource, named name: String, languageMode: LanguageMode, steps: Set<String>? = nil,
    selection: CheckSelection = .all, shrinks: Bool = false
  ) async throws -> LessonReport {
    let grader = own { options in
      options.steps = steps ?? options.steps
      options.selection = selection
      options.shrinks = shrinks
    }
    let prepared = try await self.prepared(lesson)
    let identity = grader.identity(lesson, prepared, program, languageMode, ["report", name, "\(shrinks)"])
    return try await ValueCache<LessonReport>(folder: home.cache.appending("reports")).value(
      for: identity, isRepeatable: \.isRepeatable
    ) {
      try await grader.report(
        lesson, prepared, program: program, name: name, messages: [], languageMode: languageMode)
    }
  }

  /// Runs one check of the lesson's own program with many seeds, compiled once: whether a model and a solution agree is
  /// not for one seed to say.
  /// - Returns: A report for each seed.
  package func `repeat`(
    _ lesson: Lesson, check id: String, program: ProgramSource, seeds: some Sequence<UInt64>
  ) async throws -> [CheckReport] {
    try await `repeat`(lesson, selection: .check(id), shrinks: true, program: program, seeds: seeds).flatMap(\.self)
  }

  /// Runs checks of the lesson's own program with many seeds, compiled once: whether a mistake is noticed is not for one seed to say.
  /// What was found out another time is told again.
  /// - Returns: The reports of the checks, for each seed.
  package func `repeat`(
    _ lesson: Lesson, steps: Set<String>? = nil, selection: CheckSelection, shrinks: Bool = false,
    program: ProgramSource, seeds: some Sequence<UInt64>
  ) async throws -> [[CheckReport]] {
    let grader = own { options in
      options.steps = steps ?? options.steps
      options.selection = selection
      options.shrinks = shrinks
    }
    let mode = lesson.languageModes.first ?? .swift5
    let prepared = try await prepared(lesson)
    let seeds = Array(seeds)
    let identity = grader.identity(lesson, prepared, program, mode, ["seeds", "\(shrinks)"] + seeds.map(String.init))
    return try await ValueCache<[[CheckReport]]>(folder: home.cache.appending("seeds")).value(
      for: identity, isRepeatable: { $0.joined().allSatisfy(\.verdict.isRepeatable) }
    ) {
      try await grader.run(lesson, prepared, program, mode, seeds)
    }
  }

  private func run(
    _ lesson: Lesson, _ prepared: PreparedLesson, _ program: ProgramSource, _ mode: LanguageMode, _ seeds: [UInt64]
  ) async throws -> [[CheckReport]] {
    let jobs = options.jobs
    return try await working(lesson, prepared, program: program, name: lesson.id, languageMode: mode) { runner, _ in
      try await seeds.map(Seeds.init).parallelMap(limit: jobs) { seeds in
        var runner = runner
        runner.seeds = seeds
        return try await runner.run()
      }
    }
  }

  /// Finds the small changes of a step's solution that none of the checks so far notices.
  /// - Returns: `nil` when there are no checks yet, or the solution has nothing to change.
  package func mutationScore(of lesson: Lesson, step: Int) async throws -> MutationScore? {
    let prepared = try await self.prepared(lesson)
    let steps = Set(lesson.steps[...step].map(\.id))
    let grader = own { options in
      options.steps = steps
      options.selection = .allAndModelsByThemselves
      options.shrinks = false
    }
    let mutated = MutatedProgram(
      prepared.states.solutions[step], ofSolution: lesson.steps[step], after: prepared.states.starts[step])
    let plan = grader.plan(lesson, prepared)
    guard !mutated.mutations.isEmpty, !plan.checks.isEmpty else { return nil }
    let mode = lesson.languageModes.first ?? .swift5
    let identity = grader.identity(lesson, prepared, mutated.program, mode, ["mutation score"])
    let folder = home.cache.appending("mutation-scores")
    return try await ValueCache<MutationResult>(folder: folder).value(for: identity, isRepeatable: \.isRepeatable) {
      try await grader.result(lesson, prepared, mutated, step: step, mode)
    }.score
  }

  /// All that decides what is found out about a program.
  private func identity(
    _ lesson: Lesson, _ prepared: PreparedLesson, _ program: ProgramSource, _ mode: LanguageMode, _ question: [String]
  ) -> ContentHash {
    let plan = plan(lesson, prepared)
    let oracles = plan.checks.contains { $0.snippet.oracle != nil } ? prepared.states.solutions : []
    let compiled = programCache(mode).identity(program, plan, prepared.states).description
    let how = [
      prepared.examinerIdentity.description, "\(options.selection)", options.limits.identity.joined(separator: " "),
      seeds(lesson: lesson, program: program).text,
    ]
    return ContentHash(
      question + [compiled] + how + plan.identity
        + oracles.flatMap { ["a solution"] + $0.files.flatMap { [$0.name, $0.text] } })
  }

  private func result(
    _ lesson: Lesson, _ prepared: PreparedLesson, _ mutated: MutatedProgram, step: Int, _ mode: LanguageMode
  ) async throws -> MutationResult {
    var mutated = mutated
    // A place that may not be changed in this way (a constant that has to be set once) says so when it is compiled.
    while true {
      let (result, refused) = try await working(
        lesson, prepared, program: mutated.program, name: "mutants", languageMode: mode
      ) { runner, products -> (MutationResult?, Set<SourceLocation>) in
        guard products.learner.object != nil else { return (nil, products.errorLines) }
        return (try await MutantRunner(runner: runner, mutated: mutated).result(ofStep: lesson.steps[step].id), [])
      }
      if let result { return result }
      let fewer = mutated.without(refused)
      if fewer.mutations.isEmpty { return MutationResult(score: nil) }
      if fewer.mutations.count == mutated.mutations.count {
        return MutationResult(score: MutationScore(step: lesson.steps[step].id), isRepeatable: false)
      }
      mutated = fewer
    }
  }

  /// A grader for a lesson's own programs.
  private func own(_ change: (inout GradingOptions) -> Void) -> Grader {
    var options = options
    options.cachesPrograms = true
    options.draws = .none
    change(&options)
    return Grader(self, options)
  }
}
