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

  /// Finds the compiler and builds the runtime if that has not been done yet.
  package init(home: Home, environment: [String: String], options: GradingOptions) async throws {
    self.options = options
    let toolchain = try await SwiftToolchain.find(environment: environment)
    compiler = SwiftCompiler(toolchain: toolchain, moduleCache: home.cache + "/clang")
    runtime = try await RuntimeBuilder(home: home, toolchain: toolchain, progress: options.progress).build()
    examiners = ExaminerImages(compiler: compiler, runtime: runtime, cache: home.cache)
    secret = try Secret.load(settings: home.settings, environment: environment)
  }

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
    _ lesson: Lesson, program: ProgramSource, named name: String, languageMode: LanguageMode, steps: Set<String>? = nil
  ) async throws -> LessonReport {
    var grader = self
    if let steps { grader = Grader(self, steps: steps) }
    return try await grader.grade(
      lesson, states: LessonStates(lesson), program: program, name: name, messages: [], languageMode: languageMode)
  }

  private init(_ other: Grader, steps: Set<String>) {
    var options = other.options
    options.steps = steps
    self.options = options
    compiler = other.compiler
    runtime = other.runtime
    examiners = other.examiners
    secret = other.secret
  }

  private func grade(
    _ lesson: Lesson, states: LessonStates, program: ProgramSource, name: String, messages: [SubmissionMessage],
    languageMode: LanguageMode
  ) async throws -> LessonReport {
    let start = ContinuousClock.now
    let scaffold = LessonScaffold(lesson)
    try refuse(scaffold.problems)
    options.progress(.compilingChecks(lesson: lesson.id))
    let examiner = try await examiners.executable(for: scaffold, of: lesson)
    let directory = try TemporaryDirectory()
    defer { directory.remove() }

    options.progress(.compiling(submission: name, lesson: lesson.id))
    let plan = GradingPlan(lesson: lesson, scaffold: scaffold, steps: options.steps)
    let workshop = Workshop(
      compiler: compiler, runtime: runtime, mode: languageMode, jobs: options.jobs, states: states,
      directory: directory.path)
    let work = try await workshop.prepare(program, for: plan)
    let seeds = seeds(lesson: lesson, program: program)
    let runner = PlanRunner(
      plan: plan, work: work, examiner: examiner, seeds: seeds,
      assumptions: runtime.catalog.assumptions, jobs: options.jobs,
      timeout: options.timeout,
      progress: { [options] done in
        options.progress(.checking(submission: name, done: done, of: plan.checks.count))
      })
    let results = try await runner.run()
    let steps = plan.stepReports(results)
    return LessonReport(
      lesson: lesson.id, title: lesson.title, file: lesson.file, submission: name, languageMode: languageMode,
      seed: seeds.text, messages: messages + work.messages, steps: steps,
      points: steps.map(\.points).reduce(0, +), possiblePoints: steps.map(\.possiblePoints).reduce(0, +),
      seconds: (ContinuousClock.now - start) / .seconds(1))
  }

  private func seeds(lesson: Lesson, program: ProgramSource) -> Seeds {
    options.seed.map { Seeds($0) } ?? Seeds(secret: secret, lesson: lesson, program: program)
  }

  private func refuse(_ problems: [Diagnostic]) throws(LessonMistakes) {
    let errors = problems.filter { $0.severity == .error }
    if !errors.isEmpty { throw LessonMistakes(diagnostics: errors) }
  }
}
