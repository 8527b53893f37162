internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import Reporting
internal import Verification

/// `coursemark verify`
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Prove that a course is true.",
    discussion: """
      Grades the course's own answers: what learners start with compiles and does not pass, solutions pass the checks of
      their step and of all steps before, in every language mode that the lesson claims; each wrong answer fails the
      checks that it names and no others, in the first of the modes. A step's model finds each of its wrong answers by
      itself, unless that is marked 'unseen'.

      Examples:
        coursemark verify lessons
        coursemark verify lessons --models
      """)

  @Argument(help: "A course, or a lesson's folder.")
  var path: String

  @Flag(help: "Only try each wrong answer on its step's models, and print in how many events they found it.")
  var models = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let found = try CourseFinder(path: path)
    let progress = ProgressLine()
    let grader = try await Grader(
      home: try Home.find(), environment: ProcessInfo.processInfo.environment,
      options: GradingOptions(
        // The same generated input on every machine: what is true of a lesson does not change with a secret.
        jobs: 1, seed: Self.seed, timeout: work.timeout,
        progress: { prepare in
          if case .preparing = prepare { progress.show(prepare) }
        }))
    if models { return try await tryModels(found, grader, progress) }
    let verifier = Verifier(
      tools: Tools(
        jobs: work.jobs,
        grade: { lesson, trial, mode in
          try await grader.grade(
            lesson, program: trial.program, named: trial.title, languageMode: mode, steps: trial.steps,
            selection: .allAndModelsByThemselves)
        }, listings: ListingTools(grader.listings),
        progress: { title, number, count in progress.show("\(number) of \(count): \(title)") }))

    var diagnostics = found.diagnostics
    let lessons = found.course.lessons
    diagnostics += try await Interruption.cancelling {
      var found: [Diagnostic] = []
      for lesson in lessons {
        do {
          found += try await verifier.verify(lesson)
        } catch let mistakes as LessonMistakes {
          found += mistakes.diagnostics
        }
      }
      return found
    }
    progress.clear()
    write(diagnostics)
    Console.write(Self.summary(of: found.course, diagnostics))
    try CommandEnd.with(Self.exitCode(diagnostics))
  }

  static let seed: UInt64 = 0x5eed

  private func tryModels(_ found: CourseFinder, _ grader: Grader, _ progress: ProgressLine) async throws {
    let trials = ModelTrials(grader: grader, jobs: work.jobs) { title, number, count in
      progress.show("\(number) of \(count): \(title)")
    }
    let lessons = found.course.lessons
    let table = try await Interruption.cancelling {
      var table = ModelTable()
      for lesson in lessons { try await trials.add(lesson, to: &table) }
      return table
    }
    progress.clear()
    Console.write(ModelTableText(terminal: Console.terminal(.standardOutput, noColour: reading.noColour)).render(table))
    let diagnostics = found.diagnostics + table.diagnostics
    write(diagnostics)
    try CommandEnd.with(Self.exitCode(diagnostics))
  }

  private func write(_ diagnostics: [Diagnostic]) {
    Console.write(
      DiagnosticText(
        terminal: Console.terminal(.standardOutput, noColour: reading.noColour), source: SourceLines.read
      ).render(diagnostics))
  }

  static func summary(of course: Course, _ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let lessons = "\(course.lessons.count) lesson\(course.lessons.count == 1 ? "" : "s")"
    let steps = course.lessons.flatMap(\.steps)
    let parts = [
      (steps.flatMap(\.checks).count, "checks"), (steps.flatMap(\.solutions).count, "solutions"),
      (steps.flatMap(\.wrongAnswers).count, "wrong answers"),
    ].map { "\($0) \($1)" }.joined(separator: ", ")
    return errors == 0
      ? "\(lessons) verified: \(steps.count) steps, \(parts).\n"
      : "\(lessons) read, \(errors) error\(errors == 1 ? "" : "s").\n"
  }

  static func exitCode(_ diagnostics: [Diagnostic]) -> CourseModel.ExitCode {
    if diagnostics.contains(where: { $0.rule == Undecided.id }) { return .undecided }
    return diagnostics.contains { $0.severity == .error } ? .lessonWrong : .allPassed
  }
}
