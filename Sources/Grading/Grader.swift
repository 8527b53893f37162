package import CourseModel
internal import Foundation
internal import Interop
internal import Scaffolding
package import SwiftSource
internal import Toolchain

/// Grades submissions: makes a plan of the checks, compiles what they need, runs them, and reports.
///
/// A grader is made once and used for many submissions; what is the same for all of them is made once.
package struct Grader: Sendable {
  private let options: GradingOptions
  private let compiler: SwiftCompiler
  private let runtime: Runtime
  private let examiners: ExaminerImages
  private let secret: Secret
  private let home: Home

  /// Finds the compiler and builds the runtime if that has not been done yet.
  package init(home: Home, environment: [String: String], options: GradingOptions) async throws {
    self.options = options
    let toolchain = try await SwiftToolchain.find(environment: environment)
    compiler = SwiftCompiler(toolchain: toolchain, moduleCache: home.cache + "/clang")
    runtime = try await RuntimeBuilder(home: home, toolchain: toolchain, progress: options.progress).build()
    examiners = ExaminerImages(compiler: compiler, runtime: runtime, cache: home.cache)
    secret = try Secret.load(settings: home.settings, environment: environment)
    self.home = home
  }

  /// What compiles and runs code that nobody is graded for.
  package var listings: ListingCompiler { ListingCompiler(compiler: compiler, runtime: runtime) }

  /// Grades one submission to one lesson.
  /// - Throws: ``LessonMistakes`` when the lesson can't be graded with.
  package func grade(_ lesson: Lesson, submission: Submission) async throws -> LessonReport {
    let states = LessonStates(lesson)
    try refuse(states.problems)
    let submitted = SubmittedProgram(submission, states: states)
    return try await grade(
      lesson, states: states, program: submitted.program, name: submission.name, messages: submitted.messages,
      languageMode: options.languageMode ?? submission.start?.languageMode ?? lesson.languageModes.first ?? .swift5)
  }

  /// Grades a program that is not a submission: a lesson's own starter, solution or wrong answer.
  package func grade(
    _ lesson: Lesson, program: ProgramSource, named name: String, languageMode: LanguageMode, steps: Set<String>? = nil,
    selection: CheckSelection = .all, shrinks: Bool = false
  ) async throws -> LessonReport {
    var options = options
    options.steps = steps ?? options.steps
    options.selection = selection
    options.shrinks = shrinks
    options.keepsPrograms = true
    return try await Grader(self, options).grade(
      lesson, states: LessonStates(lesson), program: program, name: name, messages: [], languageMode: languageMode)
  }

  /// Shows what a check does and sees, event by event.
  /// - Parameter submission: `nil` for the solution of the check's step.
  package func replay(_ lesson: Lesson, check id: String, submission: Submission?) async throws -> Replay {
    guard let step = lesson.steps.firstIndex(where: { $0.checks.contains { $0.id == id } }) else {
      throw LessonMistakes(diagnostics: [Diagnostic(.unknownCheck, at: nil, "\(lesson.file) has no check '\(id)'.")])
    }
    let states = LessonStates(lesson)
    try refuse(states.problems)
    var options = options
    (options.steps, options.selection, options.shrinks) = ([lesson.steps[step].id], .check(id), true)
    let submitted = submission.map { SubmittedProgram($0, states: states) }
    let mode =
      options.languageMode ?? submission?.start?.languageMode ?? lesson.languageModes.first ?? LanguageMode.swift5
    let name = submission?.name ?? "the solution of step '\(lesson.steps[step].id)'"
    return try await Grader(self, options).working(
      lesson, states: states, program: submitted?.program ?? states.solutions[step], name: name, languageMode: mode
    ) { runner, work in
      let outcome = try await runner.replay()
      return Replay(
        lesson: lesson.id, submission: name, seed: runner.seeds.text,
        messages: (submitted?.messages ?? []) + work.messages,
        check: outcome.report, events: outcome.events)
    }
  }

  /// Runs one check of the lesson's own program with many seeds, compiled once: whether a model and a solution agree is
  /// not for one seed to say.
  /// - Returns: A report for each seed.
  package func `repeat`(
    _ lesson: Lesson, check id: String, program: ProgramSource, seeds: some Sequence<UInt64>
  ) async throws -> [CheckReport] {
    let states = LessonStates(lesson)
    var options = options
    options.selection = .check(id)
    options.keepsPrograms = true
    let jobs = options.jobs
    return try await Grader(self, options).working(
      lesson, states: states, program: program, name: lesson.id, languageMode: lesson.languageModes.first ?? .swift5
    ) { runner, _ in
      try await seeds.map(Seeds.init).parallelMap(limit: jobs) { seeds in
        var runner = runner
        runner.seeds = seeds
        return try await runner.run()
      }.flatMap(\.self)
    }
  }

  private init(_ other: Grader, _ options: GradingOptions) {
    self.options = options
    compiler = other.compiler
    runtime = other.runtime
    examiners = other.examiners
    secret = other.secret
    home = other.home
  }

  private func grade(
    _ lesson: Lesson, states: LessonStates, program: ProgramSource, name: String, messages: [SubmissionMessage],
    languageMode: LanguageMode
  ) async throws -> LessonReport {
    let start = ContinuousClock.now
    return try await working(
      lesson, states: states, program: program, name: name, languageMode: languageMode
    ) { runner, work in
      let steps = runner.plan.stepReports(try await runner.run())
      return LessonReport(
        lesson: lesson.id, title: lesson.title, file: lesson.file, submission: name, languageMode: languageMode,
        seed: runner.seeds.text, messages: messages + work.messages, steps: steps,
        points: steps.map(\.points).reduce(0, +), possiblePoints: steps.map(\.possiblePoints).reduce(0, +),
        seconds: (ContinuousClock.now - start) / .seconds(1))
    }
  }

  /// Compiles what the checks need, and lets `body` run them.
  private func working<Result>(
    _ lesson: Lesson, states: LessonStates, program: ProgramSource, name: String, languageMode: LanguageMode,
    _ body: (PlanRunner, Work) async throws -> Result
  ) async throws -> Result {
    let scaffold = LessonScaffold(lesson)
    try refuse(scaffold.problems)
    options.progress(.compilingChecks(lesson: lesson.id))
    let examiner = try await examiners.executable(for: scaffold, of: lesson)
    let directory = try TemporaryDirectory()
    defer { directory.remove() }

    options.progress(.compiling(submission: name, lesson: lesson.id))
    let plan = GradingPlan(
      lesson: lesson, scaffold: scaffold, steps: options.steps, selection: options.selection)
    let workshop = Workshop(
      compiler: compiler, runtime: runtime, mode: languageMode, jobs: options.jobs, states: states,
      directory: directory.path)
    let kept = KeptPrograms(folder: home.cache + "/programs", runtime: runtime, mode: languageMode)
    let work =
      options.keepsPrograms
      ? try await kept.work(program, plan, states: states) { try await workshop.prepare(program, for: plan) }
      : try await workshop.prepare(program, for: plan)
    let solutions = SolutionImages(
      compiler: compiler, runtime: runtime, cache: home.cache, mode: languageMode, jobs: options.jobs, states: states)
    let runner = PlanRunner(
      plan: plan, work: work, examiner: examiner, solutions: solutions, seeds: seeds(lesson: lesson, program: program),
      assumptions: runtime.catalog.assumptions, submission: name, jobs: options.jobs, timeout: options.timeout,
      shrinks: options.shrinks,
      progress: { [options] done in
        options.progress(.checking(submission: name, done: done, of: plan.checks.count))
      })
    return try await body(runner, work)
  }

  private func seeds(lesson: Lesson, program: ProgramSource) -> Seeds {
    options.seed.map { Seeds($0) } ?? Seeds(secret: secret, lesson: lesson, program: program)
  }

  private func refuse(_ problems: [Diagnostic]) throws(LessonMistakes) {
    let errors = problems.filter { $0.severity == .error }
    if !errors.isEmpty { throw LessonMistakes(diagnostics: errors) }
  }
}
