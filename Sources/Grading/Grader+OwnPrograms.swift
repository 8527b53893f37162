package import CourseModel
internal import Foundation
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
    let plan = grader.plan(lesson, prepared)
    let programs = grader.keptPrograms(languageMode)
    let oracles = plan.checks.contains { $0.snippet.oracle != nil } ? prepared.states.solutions : []
    let identity = ContentHash(
      [
        "reports 1", "\(programs.identity(program, plan))", prepared.examiner, "\(selection)", "\(shrinks)", name,
        "\(options.timeout ?? 0)", grader.seeds(lesson: lesson, program: program).text,
      ]
        + plan.identity + oracles.flatMap { $0.files.map(\.text) })
    return try await KeptValues<LessonReport>(folder: home.cache + "/reports").value(identity, isKept: \.isRepeatable) {
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
    let jobs = options.jobs
    return try await own { $0.selection = .check(id) }.working(
      lesson, try await prepared(lesson), program: program, name: lesson.id,
      languageMode: lesson.languageModes.first ?? .swift5
    ) { runner, _ in
      try await seeds.map(Seeds.init).parallelMap(limit: jobs) { seeds in
        var runner = runner
        runner.seeds = seeds
        return try await runner.run()
      }.flatMap(\.self)
    }
  }

  /// Finds the small changes of a step's solution that none of the checks so far notices.
  /// - Returns: `nil` when there are no checks yet, or the solution has nothing to change.
  package func strength(of lesson: Lesson, step: Int) async throws -> StepStrength? {
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
    let identity = ContentHash(
      ["strengths 1", "\(grader.keptPrograms(mode).identity(mutated.program, plan))", prepared.examiner]
        + [grader.seeds(lesson: lesson, program: mutated.program).text] + plan.identity)
    return try await KeptValues<StepStrength>(folder: home.cache + "/strengths").value(identity) {
      try await grader.strength(lesson, prepared, mutated, step: step, mode)
    }
  }

  private func strength(
    _ lesson: Lesson, _ prepared: PreparedLesson, _ mutated: MutatedProgram, step: Int, _ mode: LanguageMode
  ) async throws -> StepStrength {
    var mutated = mutated
    // A place that may not be changed in this way (a constant that has to be set once) says so when it is compiled.
    while true {
      let (program, refused) = try await working(
        lesson, prepared, program: mutated.program, name: "mutants", languageMode: mode
      ) { runner, work -> (StepStrength?, Set<SourceLocation>) in
        guard work.learner.object != nil else { return (nil, work.errorLines) }
        return (try await MutantRunner(runner: runner, mutated: mutated).strength(ofStep: lesson.steps[step].id), [])
      }
      if let program { return program }
      guard let fewer = mutated.without(refused) else { return StepStrength(step: lesson.steps[step].id) }
      mutated = fewer
    }
  }

  /// A grader for a lesson's own programs.
  private func own(_ change: (inout GradingOptions) -> Void) -> Grader {
    var options = options
    options.keepsPrograms = true
    change(&options)
    return Grader(self, options)
  }
}
