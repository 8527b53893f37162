package import CourseModel
internal import Foundation
internal import Interop
internal import RuntimeBuilding
internal import Sandboxing
internal import Scaffolding
internal import SharedStore
package import Storage
internal import SourceReading
internal import SwiftSource
internal import Toolchain

/// Grades submissions: makes a plan of the checks, compiles what they need, runs them, and reports.
///
/// A grader is made once and used for many submissions; what is the same for all of them is made once.
package struct Grader: Sendable {
  package let options: GradingOptions
  let compiler: SwiftCompiler
  let runtime: Runtime
  private let lessons: PreparedLessonCache
  private let secret: Secret
  private let verdicts: VerdictStore
  let starters: ProgramStarters?
  let home: Home

  /// Finds the compiler and builds the runtime if that has not been done yet.
  package init(home: Home, environment: [String: String], options: GradingOptions) async throws {
    self.options = options
    CacheDirectory.removeStaleDrafts(in: home.cache)
    if ContainmentTier.reached == .none && !options.isUncontained { throw ContainmentMissing() }
    let toolchain = try await SwiftToolchain.find(
      environment: environment, memory: KnownToolchains(settings: home.settings))
    compiler = try await ModuleCache(folder: home.clangCache).compiler(toolchain)
    runtime = try await RuntimeBuilder(
      home: home, toolchain: toolchain, progress: { [options] in options.progress(.preparing($0)) },
      notice: { [options] in options.progress(.notice($0)) }
    ).build()
    secret = try Secret.load(settings: home.settings, environment: environment)
    self.home = home
    verdicts = VerdictStore(
      options.store.map { [secret] store in
        SealedStore(store, secret: secret.bytes) { [options] in options.progress(.notice($0)) }
      })
    starters =
      options.copiesPrograms
      ? ProgramStarters(
        compiler: compiler, runtime: runtime, cache: Self.programs("starters", home, secret, options),
        sources: home.sources) : nil
    let examiners = Self.programs("examiners", home, secret, options)
    lessons = PreparedLessonCache(examiners: ExaminerBuilder(compiler: compiler, runtime: runtime, cache: examiners))
  }

  /// What compiles and runs code that is not graded, such as listings.
  package var listings: ListingRunner {
    ListingRunner(
      compiler: ListingCompiler(compiler: compiler, runtime: runtime), folder: home.cache.appending("listings"),
      tool: ToolIdentity.current(data: home.data))
  }

  /// Grades one submission to one lesson, or tells again what was found out about an equal one.
  /// - Throws: ``LessonMistakes`` when the lesson can't be graded with.
  package func grade(_ lesson: Lesson, submission: Submission) async throws -> LessonReport {
    let lessonAlone = try await gradable(lesson)
    let nameless = NamelessSubmission(submission)
    let submitted = try await SubmittedProgram(nameless.submission, lessonAlone.states, lessonAlone.scaffold)
    let prepared = lessonAlone.bringing(submitted.resources)
    let (mode, note) = languageMode(for: nameless.submission, lesson)
    let messages = submitted.messages + [note].compactMap(\.self)
    let (files, isCertain) = submitted.program.commentFree
    func identity(_ program: [String]) -> ContentHash {
      verdictIdentity(lesson, prepared, submitted, nameless, mode, program: program)
    }
    // What differs in comments and layout alone does the same; its report is the same where it speaks of no line.
    let report = try await verdicts.report(
      for: VerdictStore.Identity(
        exact: identity(submitted.program.identity), alike: isCertain ? identity(["without comments"] + files) : nil)
    ) { [options] in
      options.progress(.known(submission: submission.name))
    } isShared: { report in
      isCertain && nameless.isSilentOnLines(in: report, besides: messages)
    } grade: {
      try await telling({ nameless.named($0) }).graded(
        lesson, prepared, program: submitted.program, unreadable: submitted.unreadable,
        besides: nameless.submission.besides, name: nameless.submission.name, shownAs: submission.name,
        messages: messages, languageMode: mode)
    }
    return nameless.named(report)
  }

  /// The same grader, which tells checks that are decided under other names.
  private func telling(_ named: @escaping @Sendable (CheckReport) -> CheckReport) -> Grader {
    var options = options
    options.decided = { [decided = options.decided] in decided(named($0)) }
    return Grader(self, options)
  }

  /// The mode that whoever runs the grader has chosen; else the one that the submission asks for, if the lesson offers it or is
  /// for no stricter one: modes before 6 differ in names alone, and 6 refuses what they accept; else the lesson's first.
  /// - Returns: Also what to tell the learner whose wish was not granted.
  private func languageMode(for submission: Submission?, _ lesson: Lesson) -> (LanguageMode, SubmissionMessage?) {
    if let chosen = options.languageMode { return (chosen, nil) }
    let first = lesson.languageModes.first ?? .swift5
    guard let submission, let wish = submission.start?.languageMode else { return (first, nil) }
    let isGranted = wish == .swift6 ? lesson.languageModes.contains(wish) : lesson.languageModes != [.swift6]
    if wish == first || isGranted { return (wish, nil) }
    let offered = lesson.languageModes.map(\.rawValue).joined(separator: ", ")
    return (
      first,
      SubmissionMessage(
        .note, at: SourceLocation(file: submission.name, line: 1),
        "\(StartedLesson.fileName) asks for Swift \(wish.rawValue), which the lesson does not offer (\(offered)); Swift \(first.rawValue) was used."
      )
    )
  }

  /// Shows what a check does and sees, event by event.
  /// - Parameter submission: `nil` for the solution of the check's step.
  package func replay(_ lesson: Lesson, check id: String, submission: Submission?) async throws -> Replay {
    guard let step = lesson.steps.firstIndex(where: { $0.checks.contains { $0.id == id } }) else {
      throw LessonMistakes(diagnostics: [Diagnostic(.unknownCheck, at: nil, "\(lesson.file) has no check '\(id)'.")])
    }
    let prepared = try await gradable(lesson)
    var options = options
    (options.steps, options.selection, options.shrinks) = ([lesson.steps[step].id], .check(id), true)
    var submitted: SubmittedProgram?
    if let submission { submitted = try await SubmittedProgram(submission, prepared.states, prepared.scaffold) }
    let (mode, note) = languageMode(for: submission, lesson)
    let name = submission?.name ?? "the solution of step '\(lesson.steps[step].id)'"
    return try await Grader(self, options).working(
      lesson, prepared.bringing(submitted?.resources ?? [:]),
      program: submitted?.program ?? prepared.states.solutions[step],
      unreadable: submitted?.unreadable, besides: submission?.besides, name: name, languageMode: mode
    ) { [submitted] runner, products in
      let outcome = try await runner.replay()
      return Replay(
        lesson: lesson.id, submission: name, seed: runner.seeds.text,
        messages: (submitted?.messages ?? []) + [note].compactMap(\.self) + products.messages,
        check: outcome.report, events: outcome.events)
    }
  }

  /// A grader that goes about it in another way, and shares what the other has prepared.
  package init(_ other: Grader, _ options: GradingOptions) {
    self.options = options
    compiler = other.compiler
    runtime = other.runtime
    lessons = other.lessons
    secret = other.secret
    verdicts = other.verdicts
    starters = other.starters
    home = other.home
  }

  /// - Throws: ``LessonMistakes`` when a learner can't be graded with it.
  private func gradable(_ lesson: Lesson) async throws -> PreparedLesson {
    let prepared = try await prepared(lesson)
    try LessonMistakes.refuse(prepared.states.problems)
    return prepared
  }

  func prepared(_ lesson: Lesson) async throws -> PreparedLesson {
    try await lessons.lesson(lesson, progress: options.progress)
  }

  func plan(_ lesson: Lesson, _ prepared: PreparedLesson) -> GradingPlan {
    GradingPlan(lesson: lesson, scaffold: prepared.scaffold, steps: options.steps, selection: options.selection)
  }

  func programCache(_ mode: LanguageMode) -> ProgramCache {
    ProgramCache(
      cache: programs("programs"), runtime: runtime, mode: mode,
      tool: ToolIdentity.current(data: home.data))
  }

  func report(
    _ lesson: Lesson, _ prepared: PreparedLesson, program: ProgramSource, name: String, messages: [SubmissionMessage],
    languageMode: LanguageMode
  ) async throws -> LessonReport {
    try await graded(
      lesson, prepared, program: program, name: name, shownAs: name, messages: messages, languageMode: languageMode
    ).report
  }

  /// - Parameters:
  ///   - name: In the report.
  ///   - shownName: In what is told of the progress.
  private func graded(
    _ lesson: Lesson, _ prepared: PreparedLesson, program: ProgramSource, unreadable: UnreadableSource? = nil,
    besides: ContentHash? = nil, name: String, shownAs shownName: String, messages: [SubmissionMessage],
    languageMode: LanguageMode
  ) async throws -> VerdictStore.Graded {
    let start = ContinuousClock.now
    return try await working(
      lesson, prepared, program: program, unreadable: unreadable, besides: besides, name: name, shownAs: shownName,
      languageMode: languageMode
    ) { runner, products in
      var steps = runner.plan.stepReports(try await runner.run())
      if options.draws == .firstStory { steps = steps.map(\.withFirstStory) }
      let report = LessonReport(
        lesson: lesson.id, title: lesson.title, file: lesson.file, submission: name, languageMode: languageMode,
        seed: runner.seeds.text, messages: messages + products.messages(of: runner.plan), steps: steps,
        points: steps.map(\.points).reduce(0, +), possiblePoints: steps.map(\.possiblePoints).reduce(0, +),
        seconds: (ContinuousClock.now - start) / .seconds(1))
      // A compiler or a reader that ran out of time may have been unlucky.
      return VerdictStore.Graded(report: report, isSound: products.learner.stopped == nil && report.isSound())
    }
  }

  /// Compiles what the checks need, and lets `body` run them.
  /// - Parameter unreadable: Why the program is not what was handed in, and is not compiled.
  func working<Result>(
    _ lesson: Lesson, _ prepared: PreparedLesson, program: ProgramSource, unreadable: UnreadableSource? = nil,
    besides: ContentHash? = nil, name: String, shownAs shownName: String? = nil, languageMode: LanguageMode,
    _ body: (PlanRunner, BuildProducts) async throws -> Result
  ) async throws -> Result {
    let directory = try TemporaryDirectory()
    defer { directory.remove() }

    let shownName = shownName ?? name
    options.progress(.compiling(submission: shownName, lesson: lesson.id))
    let plan = plan(lesson, prepared)
    let builder = ProgramBuilder(
      compiler: compiler.limited(options.limits.over(lesson.limits)), runtime: runtime, mode: languageMode,
      jobs: options.jobs, states: prepared.states,
      directory: directory.path, isAlone: options.limit == nil && options.jobs > 1)
    var products: BuildProducts
    if let unreadable {
      products = BuildProducts(learner: LearnerModule(unreadable, directory: directory.path), states: prepared.states)
    } else if options.cachesPrograms {
      products = try await programCache(languageMode).products(program, plan, states: prepared.states) {
        try await builder.build(program, for: plan)
      }
    } else if let limit = options.limit {
      products = try await limit.run { try await builder.build(program, for: plan) }
    } else {
      products = try await builder.build(program, for: plan)
    }
    products.learner.add(stored: prepared.scaffold.storedUses(runtime.catalog))
    let solutions = ownApps(prepared.states, languageMode)
    let runner = PlanRunner(
      plan: plan, products: products, examiner: prepared.examiner, solutions: solutions,
      seeds: seeds(lesson: lesson, program: program, besides: besides), assumptions: runtime.catalog.assumptions,
      claims: UnsupportedClaims(
        runtime.catalog, program: products.compiled(of: program), lesson: lesson, scenes: prepared.scaffold.scenes),
      stored: StoredOnlyNames(products.learner.storedOnly, lesson: lesson),
      crashes: CrashPlaces(compiler: compiler, program: products.compiled(of: program)),
      submission: name,
      jobs: options.jobs, limit: options.limit, limits: options.limits, shrinks: options.shrinks,
      draws: options.draws,
      progress: { [options] done in
        options.progress(.checking(submission: shownName, done: done, of: plan.checks.count))
      }, decided: options.decided)
    return try await body(runner, products)
  }

  /// The apps of a lesson's own programs.
  func ownApps(_ states: LessonStates, _ mode: LanguageMode) -> LessonAppBuilder {
    LessonAppBuilder(
      compiler: compiler, runtime: runtime, cache: programs("solutions"), mode: mode, jobs: options.jobs,
      states: states, starters: starters)
  }

  /// Programs of one kind that are kept in the user's cache.
  func programs(_ kind: String) -> SealedCache { Self.programs(kind, home, secret, options) }

  private static func programs(
    _ kind: String, _ home: Home, _ secret: Secret, _ options: GradingOptions
  ) -> SealedCache {
    SealedCache(folder: home.cache.appending(kind), secret: secret.bytes) { options.progress(.notice($0)) }
  }

  func seeds(lesson: Lesson, program: ProgramSource, besides: ContentHash? = nil) -> Seeds {
    options.seed.map { Seeds($0) } ?? Seeds(secret: secret, lesson: lesson, program: program, besides: besides)
  }
}
