package import CourseModel
package import Grading
internal import Scaffolding
internal import SystemPackage

/// Which wrong answers of a course its models find by themselves, and in how many events.
package struct ModelTable: Sendable {
  package struct Row: Sendable, Equatable {
    package var lesson: String
    package var step: String
    /// `answers.md:31`
    package var place: String
    /// Why no model can see it, as its author says.
    package var unseen: String?
    /// The comparison that found it; `nil` when none did.
    package var finding: CheckReport?

    /// How many events the story takes: a tap, a typed word, a key each.
    package var events: Int? { finding.map { $0.events ?? 0 } }
  }

  package private(set) var rows: [Row] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  mutating func add(_ row: Row, _ diagnostics: [Diagnostic]) {
    rows.append(row)
    self.diagnostics += diagnostics
  }

  mutating func add(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }
}

/// Tries the wrong answers of lessons on the models of their steps.
package struct ModelEvaluation: Sendable {
  private let grader: Grader
  private let jobs: Int
  private let scope: VerificationScope
  private let progress: @Sendable (String, Int, Int) -> Void

  /// - Parameters:
  ///   - jobs: How many answers are tried at once.
  ///   - scope: The steps whose wrong answers are tried.
  ///   - progress: Called before each with its title, its number, and how many there are.
  package init(
    grader: Grader, jobs: Int, scope: VerificationScope = VerificationScope(),
    progress: @escaping @Sendable (String, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.grader = grader
    self.jobs = jobs
    self.scope = scope
    self.progress = progress
  }

  package func add(_ lesson: Lesson, to table: inout ModelTable) async throws {
    let states = LessonStates(lesson)
    let gradingTasks = lesson.steps.indices.filter {
      !lesson.steps[$0].modelChecks.isEmpty && scope.includes(step: lesson.steps[$0].id)
    }.flatMap { index in
      lesson.steps[index].wrongAnswers.map { (step: index, answer: $0) }
    }
    table.add(states.problems + ModelFindsMistakes().diagnostics(of: lesson))
    let results = try await gradingTasks.enumerated().map { ($0, $1) }.parallelMap(limit: jobs) { number, task in
      try Task.checkCancellation()
      progress("wrong answer of step '\(lesson.steps[task.step].id)'", number + 1, gradingTasks.count)
      return try await result(lesson, states, step: task.step, task.answer)
    }
    for (row, diagnostics) in results { table.add(row, diagnostics) }
  }

  private func result(
    _ lesson: Lesson, _ states: LessonStates, step index: Int, _ answer: Answer
  ) async throws -> (ModelTable.Row, [Diagnostic]) {
    let step = lesson.steps[index]
    let place = answer.snippets[0].fence
    var row = ModelTable.Row(
      lesson: lesson.id, step: step.id,
      place: "\(FilePath(place.file).lastComponent?.string ?? ""):\(place.position.line)",
      unseen: answer.unseen)
    let (program, problems) = states.state(of: index, wrongAnswer: answer)
    if !problems.isEmpty { return (row, problems) }
    let report = try await grader.grade(
      lesson, program: program, named: "wrong answer", languageMode: lesson.languageModes.first ?? .swift5,
      steps: [step.id], selection: .models, shrinks: true)
    row.finding = report.steps.flatMap(\.checks).filter(\.isTold).min { $0.events ?? 0 < $1.events ?? 0 }
    let undecided = UndecidedChecks.diagnostics(
      of: report, title: "wrong answer at \(place.file):\(place.position.line)")
    if !undecided.isEmpty { return (row, undecided) }
    return (row, ModelFindsMistakes.judge(report, step: step, answer: answer, place: place))
  }
}
