internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import PageRendering
internal import Reporting
internal import Storage

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
        coursemark grade lessons --format summary
        coursemark grade lessons --format json --output report.json
        coursemark grade lessons --format junit --output report.xml
        coursemark grade mine --format html=report.html
      """)

  @Argument(help: "A course, a lesson's folder, or a folder that 'coursemark start' made.")
  var path: String

  @Option(
    name: .customLong("submission"),
    help: ArgumentHelp(
      "A learner's folder, file or archive; may be repeated. Without it, all in the lesson's 'submissions' folder.",
      valueName: "path"))
  var submissions: [String] = []

  @Option(name: .customLong("step"), help: ArgumentHelp("Grade this step only; may be repeated.", valueName: "id"))
  var steps: [String] = []

  @Option(
    help: ArgumentHelp(
      "How the report is written. With '=' and a file behind it, the report goes there.", valueName: "format"))
  var format = GradeFormat.text

  @Option(help: ArgumentHelp("Write the report to a file instead of printing it.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The seed of generated input, as a report names it.", valueName: "hex"))
  var seed: SeedArgument?

  @Option(help: ArgumentHelp("The language mode. Without it, what the lesson says.", valueName: "mode"))
  var swift: LanguageMode?

  @Flag(
    help: "Draw the screen where a check did not pass, beside what was expected. A report in HTML always has pictures.")
  var pictures = false

  @OptionGroup var work: GraderOptions
  @OptionGroup var reading: OutputOptions

  func validate() throws {
    if output != nil, format.file != nil {
      throw ValidationError("'--format' and '--output' both name a file for the report; keep one of them.")
    }
    if pictures, !format.kind.holdsPictures {
      throw ValidationError("'--pictures' is for '--format json' and '--format html', which have a place for them.")
    }
  }

  func run() async throws {
    let destination = ReportDestination(path: output ?? format.file, noColour: reading.noColour)
    try destination.prepare()
    let found = try CourseFinder(path: path)
    let hasMistakes = found.printDiagnostics(noColour: reading.noColour)
    if hasMistakes {
      if format.kind == .github { try destination.write(annotations.render(found.diagnostics)) }
      // A check that can't be read would be left out silently, and no submission would have to pass it.
      Console.note("Nothing was graded, because the lesson has the mistakes above; its author has to mend them first.")
      throw CommandExit(code: .lessonWrong)
    }
    let plan = try GradePlan(found, path: path, submissions: submissions, steps: steps)

    let progress = ProgressLine()
    let home = try Home.find()
    // Whether a page can be made is found out before grading, which may take hours.
    let page = format.kind == .html ? ReportRenderer(templates: try TemplateSet(found.course, home: home)) : nil
    // Submissions side by side keep the processors busier than the checks of one, whose compiling has to end first.
    let together = max(1, min(work.jobs, plan.items.count))
    var options = GradingOptions(
      steps: plan.steps, jobs: work.jobs / together, seed: seed?.value, timeout: work.timeout, languageMode: swift,
      progress: { progress.show($0) })
    options.draws = pictures || page != nil
    options.isUncontained = work.uncontained
    // What would break every submission is told once, before any of them.
    if let trouble = HostTrouble.probe(NSTemporaryDirectory()) { throw trouble }
    let result = try await Interruption.cancelling { [options] in
      let environment = ProcessInfo.processInfo.environment
      let grader = try await Grader(home: home, environment: environment, options: options)
      return try await GradeRun(plan: plan, grader: grader, jobs: together).run()
    }
    progress.clear()

    let errors = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour), source: SourceLines.read)
    Console.write(errors.render(result.mistakes), to: .standardError)
    try destination.write(page?.render(result.report) ?? text(of: result, for: destination.terminal))
    try CommandExit.with(
      max(result.report.exitCode, result.mistakes.isEmpty ? .allPassed : .lessonWrong))
  }

  private var annotations: GitHubAnnotations { GitHubAnnotations(path: RelativePath.inCurrentFolder) }

  private func text(of result: GradeRun.Result, for terminal: Terminal) throws -> String {
    switch format.kind {
    case .text, .html: return TextReport(terminal: terminal) { result.sources[$0] }.render(result.report)
    case .summary: return SummaryReport.render(result.report)
    case .json: return try JSONReport.encode(result.report)
    case .junit: return JUnitReport.render(result.report)
    case .github: return annotations.render(result.mistakes) + annotations.render(result.report)
    }
  }
}
