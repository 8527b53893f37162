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
      A part of a class, on one of eight machines:
        coursemark grade lessons --submissions downloads --shard 2/8 --store http://cache.example/store --format json=2.json
      A class as pages with a table of learners and steps, and what went wrong, without names:
        coursemark grade lessons/01-task-list --submissions downloads --format gradebook=gradebook --anonymous
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

  @OptionGroup var writing: ReportOutputOptions

  @Option(help: ArgumentHelp("The seed of generated input, as a report names it.", valueName: "hex"))
  var seed: SeedArgument?

  @Option(help: ArgumentHelp("The language mode. Without it, what the lesson says.", valueName: "mode"))
  var swift: LanguageMode?

  @Flag(
    help:
      "Draw the screen where a check did not pass, beside what was expected. HTML and gradebooks always have pictures.")
  var pictures = false

  @Option(
    help: ArgumentHelp(
      "Grade every n-th submission only, from the k-th; 'coursemark merge' joins the reports in JSON.", valueName: "k/n"
    ))
  var shard: Shard?

  @Flag(help: "Go on with a run that was interrupted: say how much of it is known, and grade the rest.")
  var resume = false

  @OptionGroup var keeping: StoreOptions
  @OptionGroup var work: GraderOptions
  @OptionGroup var reading: OutputOptions

  func validate() throws {
    if pictures, !writing.reports.contains(where: \.kind.holdsPictures) {
      throw ValidationError("'--pictures' is for '--format json', 'html' and 'gradebook', which have a place for them.")
    }
    if !submissions.isEmpty, classwork.submissions != nil {
      throw ValidationError("'--submission' names one learner's work and '--submissions' a class's; keep one of them.")
    }
    if shard != nil, !writing.reports.contains(where: { $0.kind == .json }) {
      throw ValidationError("'--shard' needs '--format json=FILE': that is what 'coursemark merge' joins.")
    }
    if resume, keeping.noStore {
      throw ValidationError(
        "'--resume' goes on with what the store knows, and '--no-store' wants none; drop one of them.")
    }
  }

  func run() async throws {
    var output = try ReportOutput(writing, noColour: reading.noColour)
    let classFolder = try classwork.folder()
    let found = try CourseFinder(path: path)
    let hasMistakes = found.printDiagnostics(noColour: reading.noColour)
    if hasMistakes {
      try output.write(found.diagnostics)
      // A check that can't be read would be left out silently, and no submission would have to pass it.
      Console.note("Nothing was graded, because the lesson has the mistakes above; its author has to mend them first.")
      throw CommandExit(code: .lessonWrong)
    }
    var plan = try GradePlan(found, path: path, submissions: submissions, classFolder: classFolder, steps: steps)
    if let shard { plan = plan.shard(shard) }

    let line = ProgressLine()
    let progress = ClassProgress(line, total: plan.items.count)
    let home = try Home.find()
    // Whether a page can be made is found out before grading, which may take hours.
    if writing.hasPage {
      output.page = ReportRenderer(
        templates: try TemplateSet(found.course, home: home), address: found.course.pages.address,
        language: found.course.pages.language)
    }
    // What would break every submission is told once, before any of them.
    if let trouble = HostError.probe(NSTemporaryDirectory()) { throw trouble }
    let environment = ProcessInfo.processInfo.environment
    let store = try GradingStore(try keeping.place(home: home, environment: environment))
    defer { store.remove() }
    if resume, !store.isKept {
      throw UsageError(
        "'--resume' needs a store, and $\(StoreOptions.variable) says that there is none; name one with '--store'.")
    }
    var options = GradingOptions(
      steps: plan.steps, jobs: plan.items.count > 1 ? 1 : work.jobs, seed: seed?.value, languageMode: swift,
      limits: work.limits, progress: { progress.show($0) })
    // One alone has all processors, and is compiled so that none is idle.
    if plan.items.count > 1 { options.limit = JobLimit(work.jobs) }
    options.store = store.store
    // A class' pages would be heavy with the way to every mistake: they have that to the first of each step.
    let told = plan.items.count == 1 ? DrawnScreens.story : .firstStory
    options.draws = writing.hasPage ? told : pictures ? .end : .none
    options.isUncontained = work.uncontained
    // While one has only one thing to do, such as being compiled, another has checks to run.
    let together = min(plan.items.count, work.jobs)
    let result = try await Interruption.cancelling { [options, plan] in
      let grader = try await Grader(home: home, environment: environment, options: options)
      return try await GradeRun(plan: plan, grader: grader, jobs: max(1, together), progress: progress).run()
    }
    line.clear()
    if resume {
      Console.note(
        "\(progress.known) of \(plan.items.count) submissions needed no grading: their reports were kept, or they equal another one."
      )
    }

    let errors = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour), source: SourceLines.read)
    Console.write(errors.render(result.mistakes), to: .standardError)
    if let trouble = result.trouble {
      let reason = HostError(trouble)?.description ?? "\(trouble)"
      Console.note(visible("Some reports could not be kept, and are missing: \(reason)"))
    }
    try output.write(
      result.report, mistakes: result.mistakes, roster: classFolder?.roster, noted: found.startedRemark
    ) { result.sources[$0] }
    try CommandExit.with(
      max(result.exitCode, result.mistakes.isEmpty ? .allPassed : .lessonWrong))
  }
}
