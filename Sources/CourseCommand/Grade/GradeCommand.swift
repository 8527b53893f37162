internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import Reporting

/// `coursemark grade`
struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade learners' work, step by step.",
    discussion: """
      Examples:
        coursemark grade lessons/01-task-list
        coursemark grade lessons/01-task-list --submission work/ada --step trim
        coursemark grade mine
        coursemark grade lessons --format json --output report.json
        coursemark grade lessons --format junit --output report.xml
      """)

  @Argument(help: "A course, a lesson's folder, or a folder that 'coursemark start' made.")
  var path: String

  @Option(
    name: .customLong("submission"),
    help: ArgumentHelp(
      "A learner's folder or file; may be repeated. Without it, all in the lesson's 'submissions' folder.",
      valueName: "path"))
  var submissions: [String] = []

  @Option(name: .customLong("step"), help: ArgumentHelp("Grade this step only; may be repeated.", valueName: "id"))
  var steps: [String] = []

  @Option(help: ArgumentHelp("How the report is written.", valueName: "format"))
  var format = ReportFormat.text

  @Option(help: ArgumentHelp("Write the report to a file instead of printing it.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The seed of generated input, as a report names it.", valueName: "hex"))
  var seed: SeedArgument?

  @Option(help: ArgumentHelp("The language mode. Without it, what the lesson says.", valueName: "mode"))
  var swift: LanguageMode?

  @OptionGroup var work: WorkOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let destination = ReportDestination(path: output, noColour: reading.noColour)
    try destination.prepare()
    let found = try CourseFinder(path: path)
    let hasMistakes = found.printDiagnostics(noColour: reading.noColour)
    if hasMistakes {
      if format == .github { try destination.write(annotations.render(found.diagnostics)) }
      // A check that can't be read would silently be one that nobody has to pass.
      Console.note("Nothing was graded, because the lesson has the mistakes above; its author has to mend them first.")
      throw CommandEnd(code: .lessonWrong)
    }
    let plan = try GradePlan(found, path: path, submissions: submissions, steps: steps)

    let progress = ProgressLine()
    let options = GradingOptions(
      steps: plan.steps, jobs: work.jobs, seed: seed?.value, timeout: work.timeout, languageMode: swift,
      progress: { progress.show($0) })
    let home = try Home.find()
    let result = try await Interruption.cancelling {
      let environment = ProcessInfo.processInfo.environment
      let grader = try await Grader(home: home, environment: environment, options: options)
      return try await GradeRun(plan: plan, grader: grader).run()
    }
    progress.clear()

    let errors = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour), source: SourceLines.read)
    Console.write(errors.render(result.mistakes), to: .standardError)
    try destination.write(text(of: result, for: destination.terminal))
    try CommandEnd.with(
      max(result.report.exitCode, result.mistakes.isEmpty ? .allPassed : .lessonWrong))
  }

  private var annotations: GitHubAnnotations { GitHubAnnotations(path: RelativePath.inCurrentFolder) }

  private func text(of result: GradeRun.Result, for terminal: Terminal) throws -> String {
    switch format {
    case .text: return TextReport(terminal: terminal) { result.sources[$0] }.render(result.report)
    case .json: return try JSONReport.encode(result.report)
    case .junit: return JUnitReport.render(result.report)
    case .github: return annotations.render(result.mistakes) + annotations.render(result.report)
    }
  }
}
