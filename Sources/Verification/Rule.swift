package import CourseModel
package import Grading
package import Scaffolding
package import SwiftSource

/// Something that must be true of a lesson. What has to be run to know it is planned first, and judged afterwards.
package protocol Rule: Sendable {
  static var id: RuleID { get }

  /// All rules that it speaks for, because what tells one tells the others too.
  static var ids: [RuleID] { get }

  /// What the lesson's text alone tells.
  func diagnostics(of lesson: Lesson) -> [Diagnostic]

  /// What has to be graded to know more.
  func gradingTasks(of lesson: Lesson, states: LessonStates) -> [GradingTask]

  /// What neither the text nor a report tells.
  /// - Throws: What the tools throw when they can't work at all; never for a mistake in the lesson.
  func investigate(_ lesson: Lesson, states: LessonStates, with tools: RuleTools) async throws -> [Diagnostic]
}

extension Rule {
  package static var ids: [RuleID] { [id] }
  package func diagnostics(of lesson: Lesson) -> [Diagnostic] { [] }
  package func gradingTasks(of lesson: Lesson, states: LessonStates) -> [GradingTask] { [] }

  package func investigate(
    _ lesson: Lesson, states: LessonStates, with tools: RuleTools
  ) async throws -> [Diagnostic] { [] }
}

/// What a rule may use to find out more than is written.
package struct RuleTools: Sendable {
  /// Grades a task's program in a language mode.
  package var grade: Verifier.GradingFunction
  /// Finds the small changes of a step's solution that no check notices; `nil` when mutants are not tried.
  package var mutationScore: Verifier.ScoringFunction?
  /// Whether the solutions are rewritten, to see whether the checks still pass.
  package var triesRewrites: Bool
  /// Whether what has to hold in every language mode of a lesson is tried in each, or in the first alone; and whether solutions beside a step's first
  /// are tried on the checks of earlier steps, too.
  package var triesEveryMode = true
  /// Compiles and runs what a lesson shows; `nil` where listings are of no interest.
  package var listings: ListingTools?
  /// Draws what a lesson's screens show; `nil` where pictures are of no interest.
  package var pictures: (@Sendable (Lesson) async throws -> LessonPictures)?
  /// How many things are done at once.
  package var jobs: Int
  /// Called before each piece of work with its title, its number, and how many there are.
  package var progress: @Sendable (String, Int, Int) -> Void

  package init(
    jobs: Int = 1, grade: @escaping Verifier.GradingFunction, mutationScore: Verifier.ScoringFunction? = nil,
    triesRewrites: Bool = false, listings: ListingTools? = nil,
    pictures: (@Sendable (Lesson) async throws -> LessonPictures)? = nil,
    progress: @escaping @Sendable (String, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.grade = grade
    self.mutationScore = mutationScore
    self.triesRewrites = triesRewrites
    self.listings = listings
    self.pictures = pictures
    self.jobs = jobs
    self.progress = progress
  }

  /// All that a grader can find out.
  /// - Parameters:
  ///   - triesMutants: Whether the solutions are changed, to see whether the checks notice.
  ///   - triesRewrites: Whether they are rewritten, to see whether the checks still pass.
  package init(
    _ grader: Grader, jobs: Int = 1, triesMutants: Bool = true, triesRewrites: Bool = false,
    progress: @escaping @Sendable (String, Int, Int) -> Void = { _, _, _ in }
  ) {
    self.init(
      jobs: jobs,
      grade: { lesson, task, mode in
        try await grader.grade(
          lesson, program: task.program, named: task.title, languageMode: mode, steps: task.steps,
          selection: .allAndModelsByThemselves, shrinks: task.shrinks)
      }, mutationScore: triesMutants ? grader.mutationScore : nil, triesRewrites: triesRewrites,
      listings: ListingTools(grader.listings), pictures: grader.pictures, progress: progress)
  }
}

/// A program made from the lesson's own snippets, the steps to grade it against, and what its report says of the lesson.
package struct GradingTask: Sendable {
  /// What of a step is graded.
  package enum Subject: Sendable {
    case start
    /// The one that later steps build on.
    case solution
    case otherSolution, wrongAnswer
  }

  /// For people: `solution of step 'trim'`.
  package var title: String
  package var subject: Subject
  /// The id of the step that it is about.
  package var step: String
  package var program: ProgramSource
  /// The ids of the steps whose checks are run.
  package var steps: Set<String>
  /// Whether it is graded in each language mode of the lesson, or only in the first.
  package var inEveryMode: Bool
  /// Whether a difference from a model is told in as few events as possible. That takes seconds for each, so it is for programs
  /// that have to pass.
  package var shrinks: Bool
  /// Why the program could not be made; then it is not run.
  package var problems: [Diagnostic]
  package var judge: @Sendable (LessonReport) -> [Diagnostic]

  package init(
    title: String, of subject: Subject, step: String, program: ProgramSource, steps: Set<String>,
    inEveryMode: Bool = true,
    shrinks: Bool = false,
    problems: [Diagnostic] = [], judge: @escaping @Sendable (LessonReport) -> [Diagnostic]
  ) {
    self.title = title
    self.subject = subject
    self.step = step
    self.program = program
    self.steps = steps
    self.inEveryMode = inEveryMode
    self.shrinks = shrinks
    self.problems = problems
    self.judge = judge
  }
}
