internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import SourceReading
internal import Storage

/// `coursemark replay`
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Show a check event by event: what was done, and what a user then saw.",
    discussion: """
      A check that compares an app with a model ends with the shortest story that shows a difference; the report names the
      seed that repeats it. Without '--submission', the lesson's own solution of that step is shown. Of a hidden check, too,
      this shows what is expected: who has the check can read it.

      Examples:
        coursemark replay lessons/01-task-list model --seed 5eed --submission work/ada
        coursemark replay lessons/01-task-list makes-room
      """)

  @Argument(help: "A lesson's folder, or a folder that 'coursemark start' made.")
  var path: String

  @Argument(help: "The check's id, as a report names it.")
  var check: String

  @Option(help: ArgumentHelp("The seed of generated input, as a report names it.", valueName: "hex"))
  var seed: SeedArgument?

  @Option(help: ArgumentHelp("A learner's folder, file or archive.", valueName: "path"))
  var submission: String?

  @Option(help: ArgumentHelp("The step that the check belongs to.", valueName: "id"))
  var step: String?

  @Option(help: ArgumentHelp("The language mode. Without it, what the lesson says.", valueName: "mode"))
  var swift: LanguageMode?

  @OptionGroup var work: GraderOptions
  @OptionGroup var reading: OutputOptions

  func run() async throws {
    let found = try CourseFinder(path: path)
    if found.printDiagnostics(noColour: reading.noColour) {
      throw UsageError("Nothing can be shown, because the lesson has the mistakes above.")
    }
    let lesson = try found.onlyLesson(for: "replay", path: path)
    try Self.requireCheck(check, step: step, in: lesson)
    var work: Submission?
    if let path = submission ?? found.started?.path {
      try CourseFinder.requireThere(path)
      work = try await Self.whole(path)
    }
    let progress = ProgressLine()
    var options = GradingOptions(
      jobs: self.work.jobs, seed: seed?.value, languageMode: swift, limits: self.work.limits,
      progress: { progress.show($0) })
    options.isUncontained = self.work.uncontained
    let home = try Home.find()
    let replay = try await Interruption.cancelling { [options, work] in
      let grader = try await Grader(home: home, environment: ProcessInfo.processInfo.environment, options: options)
      return try await grader.replay(lesson, check: check, submission: work)
    }
    progress.clear()
    Console.write(
      ReplayText(terminal: Console.terminal(.standardOutput, noColour: reading.noColour)).render(replay))
    try CommandExit.with(Self.exitCode(replay.check.verdict))
  }

  /// A submission of which all could be taken.
  private static func whole(_ path: String) async throws -> Submission {
    let submission: Submission
    do {
      submission = try await SubmissionProcess(program: ReadingProgram()).read(.typed(path))
    } catch let problem as SubmissionReader.NotReadable {
      throw UsageError(problem.description)
    }
    guard submission.defect != nil else { return submission }
    let words = submission.messages.filter { $0.kind == .error }.map { message in
      (message.location.map { "\($0.file): " } ?? "") + message.message
    }
    throw UsageError(words.joined(separator: "\n"))
  }

  static func requireCheck(_ check: String, step: String?, in lesson: Lesson) throws {
    if let step, !lesson.steps.contains(where: { $0.id == step }) {
      throw UsageError(
        "\(lesson.file) has no step '\(step)'" + SpellingSuggestion.remedy(step, among: lesson.steps.map(\.id)))
    }
    let steps = lesson.steps.filter { step == nil || $0.id == step }
    let checks = steps.flatMap(\.checks).compactMap(\.id)
    guard checks.contains(check) else {
      let place = step.map { "Step '\($0)' of \(lesson.file)" } ?? lesson.file
      throw UsageError(
        "\(place) has no check '\(check)'" + SpellingSuggestion.remedy(check, among: checks, list: "its checks are"))
    }
  }

  /// As a report with this one check would end.
  static func exitCode(_ verdict: Verdict) -> CourseModel.ExitCode {
    if verdict == .pass { return .allPassed }
    return verdict.owner == .grader ? .undecided : .notPassed
  }
}
