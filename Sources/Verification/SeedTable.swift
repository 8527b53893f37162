package import CourseModel
package import Grading
internal import Scaffolding
internal import SystemPackage

/// How often the wrong answers of a course are noticed, when each is tried with many seeds.
///
/// A mistake that one seed notices and another does not makes points a matter of luck: two learners who hand in the same get
/// different points.
package struct SeedTable: Sendable {
  package struct Row: Sendable, Equatable {
    package var lesson: String
    package var step: String
    /// `answers.md:31`
    package var place: String
    /// Why no model can see it, as its author says: then the written checks are tried as well.
    package var unseen: String?
    /// The seeds with which nothing was noticed.
    package var missed: [UInt64]
    /// How many seeds were tried.
    package var tried: Int

    package init(
      lesson: String, step: String, place: String, unseen: String? = nil, missed: [UInt64], tried: Int
    ) {
      (self.lesson, self.step, self.place, self.unseen) = (lesson, step, place, unseen)
      (self.missed, self.tried) = (missed, tried)
    }
  }

  package var rows: [Row] = []
  package var diagnostics: [Diagnostic] = []

  package init() {}
}

/// Tries the wrong answers of lessons with many seeds, each compiled once.
package struct SeedEvaluation: Sendable {
  private static let seedsAtOnce = 10

  private let grader: Grader
  private let jobs: Int
  private let seeds: [UInt64]
  private let scope: VerificationScope
  private let progress: @Sendable (String, Int, Int) -> Void

  /// - Parameters:
  ///   - jobs: How many answers are tried at once.
  ///   - seeds: How many to try: 1, 2, 3, …
  ///   - scope: The steps whose wrong answers are tried.
  ///   - progress: Called before each answer with its title, its number, and how many there are.
  package init(
    grader: Grader, jobs: Int, seeds: Int, scope: VerificationScope = VerificationScope(),
    progress: @escaping @Sendable (String, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.grader = grader
    self.jobs = jobs
    self.seeds = seeds > 0 ? Array(1...UInt64(seeds)) : []
    self.scope = scope
    self.progress = progress
  }

  package func add(_ lesson: Lesson, to table: inout SeedTable) async throws {
    let states = LessonStates(lesson)
    table.diagnostics += states.problems
    let answers = lesson.steps.indices.filter { scope.includes(step: lesson.steps[$0].id) }.flatMap { index in
      lesson.steps[index].wrongAnswers.map { (index, $0) }
    }
    let results = try await answers.enumerated().map { ($0, $1) }.parallelMap(limit: jobs) { number, task in
      try Task.checkCancellation()
      progress("wrong answer of step '\(lesson.steps[task.0].id)'", number + 1, answers.count)
      return try await result(lesson, states, step: task.0, task.1)
    }
    for (row, diagnostics) in results {
      if let row { table.rows.append(row) }
      table.diagnostics += diagnostics
    }
  }

  private func result(
    _ lesson: Lesson, _ states: LessonStates, step index: Int, _ answer: Answer
  ) async throws -> (SeedTable.Row?, [Diagnostic]) {
    let step = lesson.steps[index]
    let place = answer.snippets[0].fence
    let (program, problems) = states.state(of: index, wrongAnswer: answer)
    guard problems.isEmpty else { return (nil, problems) }
    let isForModels = answer.unseen == nil && !step.modelChecks.isEmpty
    var reports: [[CheckReport]] = []
    // What is known of some seeds need not be found out again for more, or after an interruption.
    for first in stride(from: 0, to: seeds.count, by: Self.seedsAtOnce) {
      reports += try await grader.repeat(
        lesson, steps: [step.id], selection: isForModels ? .models : .all, program: program,
        seeds: seeds.dropFirst(first).prefix(Self.seedsAtOnce))
    }
    // Where its author says that no app is made of it, the compiler finds it whatever is drawn.
    let missed = zip(seeds, reports).filter { report in
      !report.1.contains { $0.isNoticed || answer.unseen != nil && $0.verdict == .doesNotCompile }
    }.map(\.0)
    let row = SeedTable.Row(
      lesson: lesson.id, step: step.id,
      place: "\(FilePath(place.file).lastComponent?.string ?? ""):\(place.position.line)", unseen: answer.unseen,
      missed: missed, tried: seeds.count)
    guard !missed.isEmpty else { return (row, []) }
    let names = missed.prefix(5).map(String.init).joined(separator: ", ")
    let diagnostic = Diagnostic(
      .modelFindsMistakes, at: place,
      """
      Wrong answer at \(place.file):\(place.position.line) is noticed with \(seeds.count - missed.count) of \(seeds.count) \
      seeds, not with \(names)\(missed.count > 5 ? ", …" : ""); let the model come to it more often.
      """)
    return (row, [diagnostic])
  }
}

extension CheckReport {
  /// Code that does not compile shows nothing of a mistake.
  fileprivate var isNoticed: Bool {
    verdict.isMistake && verdict != .doesNotCompile
  }
}
