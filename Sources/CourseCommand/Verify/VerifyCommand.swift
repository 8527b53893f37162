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
      itself, unless that is marked 'unseen'. Listings compile where they stand, and examples print the output behind them.

      Of texts that were not written for Coursemark, it says which listings compile, and what the others lack. That is
      no error, unless '--strict' says so.

      Examples:
        coursemark verify lessons
        coursemark verify lessons --models
        coursemark verify lessons --update
        coursemark verify other-course --verbose
      """)

  @Argument(help: "A course, or a lesson's folder.")
  var path: String

  @Flag(help: "Only try each wrong answer on its step's models, and print in how many events they found it.")
  var models = false

  @Flag(help: "Only write into output fences what their examples print, and say which were rewritten.")
  var update = false

  @Flag(help: "Of texts that were not written for Coursemark, list each listing that does not compile.")
  var verbose = false

  @Flag(help: "Of texts that were not written for Coursemark, take a listing that does not compile for an error.")
  var strict = false

  @OptionGroup var work: WorkOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let everything = try CourseFinder(path: path)
    let foreign = ForeignCourse(everything)
    let found = everything.without(foreign)
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
    let tools = Tools(
      jobs: work.jobs,
      grade: { lesson, trial, mode in
        try await grader.grade(
          lesson, program: trial.program, named: trial.title, languageMode: mode, steps: trial.steps,
          selection: .allAndModelsByThemselves)
      }, listings: ListingTools(grader.listings),
      progress: { title, number, count in progress.show("\(number) of \(count): \(title)") })
    if update { return try await updateOutputs(of: found, tools, progress) }
    let survey = try await Interruption.cancelling { try await foreign.survey(with: tools) }
    if found.course.lessons.isEmpty { return try end(with: survey, progress) }
    let verifier = Verifier(tools: tools)

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
    if !foreign.lessons.isEmpty { write(survey) }
    let ownCode = Self.exitCode(diagnostics)
    try CommandEnd.with(ownCode == .allPassed ? ForeignCourse.exitCode(survey, isStrict: strict) : ownCode)
  }

  private func end(with survey: ListingSurvey, _ progress: ProgressLine) throws {
    progress.clear()
    write(survey)
    try CommandEnd.with(ForeignCourse.exitCode(survey, isStrict: strict))
  }

  private func write(_ survey: ListingSurvey) {
    let terminal = Console.terminal(.standardOutput, noColour: reading.noColour)
    if verbose { write(survey.diagnostics) }
    Console.write(ListingSurveyText(terminal: terminal, isVerbose: verbose).render(survey))
  }

  private func updateOutputs(of found: CourseFinder, _ tools: Tools, _ progress: ProgressLine) async throws {
    var rewritten: [SourceLocation] = []
    var diagnostics = found.diagnostics.filter { $0.severity == .error }
    for lesson in found.course.lessons {
      let update = try await Interruption.cancelling { try await OutputUpdate.run(lesson, tools: tools) }
      rewritten += update.rewritten
      diagnostics += update.problems
    }
    progress.clear()
    write(diagnostics)
    for location in rewritten { Console.write("\(location): rewritten\n") }
    Console.write("\(rewritten.count) output\(rewritten.count == 1 ? "" : "s") rewritten.\n")
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
