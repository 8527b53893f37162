internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Gradebook
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
      A class, into its gradebook:
        coursemark grade lessons/01-task-list --submissions downloads --roster class.csv --format summary --format moodle=grades.csv
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

  @OptionGroup var classwork: ClassOptions

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the report is written. With '=' and a file behind it, the report goes there; may be repeated, each with a file but one.",
      valueName: "format"))
  var formats: [GradeFormat] = []

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

  /// What is to be written, in the order of the command line.
  private var reports: [GradeFormat] { formats.isEmpty ? [.text] : formats }

  func validate() throws {
    if output != nil, formats.contains(where: { $0.file != nil }) {
      throw ValidationError("'--format' and '--output' both name a file for the report; keep one of them.")
    }
    let printed = formats.filter { $0.file == nil }.map(\.kind.rawValue)
    if printed.count > 1 {
      throw ValidationError(
        "Reports in \(printed.joined(separator: " and ")) can't both be printed; write '\(printed[0])=FILE'.")
    }
    let files = formats.compactMap(\.file)
    if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw ValidationError("Two reports can't both go to \(twice); name another file for one of them.")
    }
    if pictures, !reports.contains(where: \.kind.holdsPictures) {
      throw ValidationError("'--pictures' is for '--format json' and '--format html', which have a place for them.")
    }
    if !submissions.isEmpty, classwork.submissions != nil {
      throw ValidationError("'--submission' names one learner's work and '--submissions' a class's; keep one of them.")
    }
  }

  func run() async throws {
    let destinations = reports.map { format in
      (format.kind, ReportDestination(path: output ?? format.file, noColour: reading.noColour))
    }
    for (_, destination) in destinations { try destination.prepare() }
    let classFolder = try classwork.folder()
    let found = try CourseFinder(path: path)
    let hasMistakes = found.printDiagnostics(noColour: reading.noColour)
    if hasMistakes {
      for (kind, destination) in destinations where kind == .github {
        try destination.write(annotations.render(found.diagnostics))
      }
      // A check that can't be read would be left out silently, and no submission would have to pass it.
      Console.note("Nothing was graded, because the lesson has the mistakes above; its author has to mend them first.")
      throw CommandExit(code: .lessonWrong)
    }
    let plan = try GradePlan(found, path: path, submissions: submissions, classFolder: classFolder, steps: steps)

    let progress = ProgressLine()
    let home = try Home.find()
    // Whether a page can be made is found out before grading, which may take hours.
    let page =
      reports.contains { $0.kind == .html } ? ReportRenderer(templates: try TemplateSet(found.course, home: home)) : nil
    // Submissions side by side keep the processors busier than the checks of one, whose compiling has to end first.
    let together = max(1, min(work.jobs, plan.items.count))
    var options = GradingOptions(
      steps: plan.steps, jobs: work.jobs / together, seed: seed?.value, languageMode: swift,
      limits: work.limits,
      progress: { progress.show($0) })
    options.draws = pictures || page != nil
    options.isUncontained = work.uncontained
    // What would break every submission is told once, before any of them.
    if let trouble = HostError.probe(NSTemporaryDirectory()) { throw trouble }
    let result = try await Interruption.cancelling { [options] in
      let environment = ProcessInfo.processInfo.environment
      let grader = try await Grader(home: home, environment: environment, options: options)
      return try await GradeRun(plan: plan, grader: grader, jobs: together).run()
    }
    progress.clear()

    let errors = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour), source: SourceLines.read)
    Console.write(errors.render(result.mistakes), to: .standardError)
    // Tables and results that platforms import have no place for them.
    if !reports.contains(where: \.kind.holdsRemarks) {
      for remark in plan.remarks where remark != found.startedRemark { Console.note(visible(remark)) }
    }
    for (kind, destination) in destinations {
      let text =
        try kind == .html
        ? page?.render(result.report)
        : text(of: result, as: kind, roster: classFolder?.roster, for: destination.terminal)
      try destination.write(text ?? "")
    }
    try CommandExit.with(
      max(result.report.exitCode, result.mistakes.isEmpty ? .allPassed : .lessonWrong))
  }

  private var annotations: GitHubAnnotations { GitHubAnnotations(path: RelativePath.inCurrentFolder) }

  private func text(
    of result: GradeRun.Result, as kind: GradeFormat.Kind, roster: Roster?, for terminal: Terminal
  ) throws -> String {
    switch kind {
    case .text, .html: return TextReport(terminal: terminal) { result.sources[$0] }.render(result.report)
    case .summary: return SummaryReport.render(result.report)
    case .json: return try JSONReport.encode(result.report)
    case .junit: return JUnitReport.render(result.report)
    case .csv: return GradebookTable.plain(result.report).text
    case .moodle: return GradebookTable.moodle(result.report, roster: roster).text
    case .canvas: return GradebookTable.canvas(result.report, roster: roster).text
    case .gradescope: return try GradescopeResults.render(result.report)
    case .exercism: return try ExercismResults.render(result.report)
    case .github: return annotations.render(result.mistakes) + annotations.render(result.report)
    }
  }
}
