internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import Reporting
internal import Storage
internal import Verification

/// `coursemark verify`
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Prove that a course is true.",
    discussion: """
      Grades the course's own answers: what learners start with compiles and does not pass, solutions pass the checks of \
      their step and of all steps before, in every language mode that the lesson claims; each wrong answer fails the \
      checks that it names and no others, in the first of the modes. A step's model finds each of its wrong answers by \
      itself, unless that is marked 'unseen'. Small changes of the solutions are noticed by a check. With '--rewrites', \
      the solutions pass too when they are written with other names, in another order, with a closure for a selector. \
      Listings compile where they stand, and examples print the output behind them. Reads the text too: links, \
      headings, pictures.

      Compares listings and text with the code: a listing marked 'complete' is what the steps have built, a step starts \
      with the solution before it, and every name is one that the lesson, UIKit or Swift has in that language mode.

      Of texts that were not written for Coursemark, it says which listings compile, which are broken, and which are \
      not self-contained. That is no error, unless '--strict' says so of broken ones. A file 'coursemark.yml' in a \
      folder sets their language mode, code that they may use without showing it, and what is not read.

      Examples:
        coursemark verify lessons
        coursemark verify lessons --models
        coursemark verify lessons --seeds 50
        coursemark verify lessons --fairness
        coursemark verify lessons --changed-since main --strict
        coursemark verify lessons/01-task-list --watch
        coursemark verify lessons --update
        coursemark verify lessons/01-task-list --step trim
        coursemark verify lessons --rules broken-link,alt-text
        coursemark verify other-course --verbose
        coursemark verify other-course --strict --write-baseline known.json
        coursemark verify other-course --strict --baseline known.json
        coursemark verify other-course --fix
        coursemark verify lessons --format junit --output report.xml
      """)

  @Argument(help: "A course, or a lesson's folder.")
  var path: String

  @Flag(help: "Only try each wrong answer on its step's models, and print in how many events they found it.")
  var models = false

  @Option(
    help: ArgumentHelp(
      "Only try each wrong answer with so many seeds, and print how many notice it. Each of them should.",
      valueName: "number"))
  var seeds: Int?

  @Flag(help: "Only write into output fences what their examples print, and say which were rewritten.")
  var update = false

  @Flag(help: "A warning counts as an error, and so does a broken listing of any text.")
  var strict = false

  @Flag(help: "Of texts that were not written for Coursemark, list each listing that is broken or not self-contained.")
  var verbose = false

  @OptionGroup var extent: SelectionOptions
  @OptionGroup var parts: ScopeOptions
  @OptionGroup var known: BaselineOptions
  @OptionGroup var mutants: MutantOptions
  @OptionGroup var rewrites: RewriteOptions
  @OptionGroup var links: LinkOptions
  @OptionGroup var fixing: FixOptions

  @Option(help: ArgumentHelp("How the report is written.", valueName: "format"))
  var format = ReportFormat.text

  @Option(help: ArgumentHelp("Write the report to a file instead of printing it.", valueName: "file"))
  var output: String?

  @OptionGroup var work: GraderOptions
  @OptionGroup var reading: OutputOptions

  func validate() throws {
    if extent.watch, strict {
      throw ValidationError("'--watch' goes on until Ctrl-C and has no exit code; leave '--strict' out.")
    }
    if extent.watch, known.writeBaseline != nil {
      throw ValidationError("'--write-baseline' writes once; leave '--watch' out.")
    }
    if let seeds, seeds < 1 { throw ValidationError("'--seeds' takes a number from 1.") }
    let printsTable = models || seeds != nil || rewrites.fairness
    guard printsTable || update || fixing.fix else { return }
    let others: [(String, Bool)] = [
      ("--fix", fixing.fix && (printsTable || update)),
      ("--models", models && update), ("--seeds", seeds != nil && (update || models)),
      ("--format", format != .text), ("--output", output != nil),
      ("--watch", extent.watch), ("--verbose", verbose), ("--list-links", links.listLinks),
      ("--follow-links", links.followLinks), ("--no-mutants", mutants.areOff && !rewrites.fairness),
      ("--least-score", mutants.leastScore != nil), ("--rewrites", rewrites.rewrites && !rewrites.fairness),
      ("--fairness", rewrites.fairness && (models || seeds != nil || update)),
      ("--strict", (update || fixing.fix) && strict),
      ("--rules", parts.rules != nil), ("--shard", parts.shard != nil),
      ("--step", !parts.steps.isEmpty && (update || fixing.fix)),
      ("--baseline", known.baseline != nil), ("--write-baseline", known.writeBaseline != nil),
    ]
    guard let other = others.first(where: \.1) else { return }
    let table = models ? "models" : seeds != nil ? "seeds" : "fairness"
    let what =
      update
      ? "'--update' only writes outputs"
      : printsTable ? "'--\(table)' only prints a table" : "'--fix' only mends listings"
    throw ValidationError("\(what); leave '\(other.0)' out.")
  }

  func run() async throws {
    let output = VerificationOutput(
      format: format, destination: ReportDestination(path: output, noColour: reading.noColour),
      listsLinks: links.listLinks, listsListings: verbose, isStrict: strict)
    try output.destination.prepare()
    let baseline = try known.read()
    // What changes from here on has changed while it was watched.
    let times = extent.watch ? FileSnapshot(under: path) : nil
    let part = try await extent.part(of: CourseSelection(CourseFinder(path: path)))
    let progress = ProgressLine()
    let grader = try await makeGrader(progress)
    let scope = try parts.scope(of: part.course)
    if models { return try await tryModels(part, scope, grader, progress) }
    if let seeds { return try await trySeeds(seeds, part, scope, grader, progress) }
    let verifier = makeVerifier(grader, progress, scope)
    if update { return try await updateOutputs(of: part, verifier.tools, progress) }
    let surveying = SurveyLine(progress, listsListings: verbose).show
    if fixing.fix {
      return try await fixing.run(
        ForeignCourse(part), ForeignSurvey(tools: verifier.tools, progress: surveying), progress)
    }
    let run = VerificationRun(
      verifier: verifier,
      rules: links.rules.filter { mutants.asks($0) && rewrites.asks($0) && verifier.scope.asks([$0]) },
      known: { try known.apply(baseline, to: &$0, course: part.course.directory) },
      surveying: surveying, found: { Self.tell($0, progress) })
    if let times {
      let watch = VerificationWatch(path: path, start: times, run: run, output: output, progress: progress)
      return try await Interruption.cancelling { try await watch.run(startingWith: part) }
    }
    let report = try await Interruption.cancelling { try await run.report(of: part) }
    progress.clear()
    if rewrites.fairness {
      Console.write(FairnessText(kinds: OverStrict.kinds).render(report))
      for error in report.diagnostics where error.severity == .error {
        Console.note(visible((error.location.map { "\($0): " } ?? "") + error.message))
      }
    } else {
      try output.write(report)
      BaselineOptions.tell(report)
    }
    try CommandExit.with(report.exitCode(isStrict: strict))
  }

  /// Says on standard error what is wrong, before other lessons' solutions are changed for minutes; it is in the report, too.
  private static func tell(_ mistakes: [Diagnostic], _ progress: ProgressLine) {
    progress.clear()
    Console.note(
      "\(counted(mistakes.count, "error")) so far; small changes of the other lessons' solutions are tried now.")
    Console.write(DiagnosticLines.render(mistakes), to: .standardError)
  }

  static let seed: UInt64 = 0x5eed

  private func makeGrader(_ progress: ProgressLine) async throws -> Grader {
    var options = GradingOptions(
      // The same generated input on every machine: what is true of a lesson does not change with a secret.
      jobs: 1, seed: Self.seed, limits: work.limits,
      progress: { prepare in
        switch prepare {
        case .preparing, .notice: progress.show(prepare)
        case .compilingChecks, .compiling, .checking, .known: break
        }
      })
    options.isUncontained = work.uncontained
    return try await Grader(
      home: try Home.find(), environment: ProcessInfo.processInfo.environment, options: options)
  }

  private func makeVerifier(_ grader: Grader, _ progress: ProgressLine, _ scope: VerificationScope) -> Verifier {
    var tools = RuleTools(grader, jobs: work.jobs, triesMutants: !mutants.areOff, triesRewrites: rewrites.areTried) {
      title, number, count in
      progress.show("\(number) of \(count): \(title)")
    }
    tools.triesEveryMode = !parts.firstMode
    return Verifier(
      rules: Verifier.allRules + links.extraRules, tools: tools, leastScore: mutants.leastScore, scope: scope)
  }

  private func tryModels(
    _ part: CourseSelection, _ scope: VerificationScope, _ grader: Grader, _ progress: ProgressLine
  ) async throws {
    let trials = ModelEvaluation(grader: grader, jobs: work.jobs, scope: scope) { title, number, count in
      progress.show("\(number) of \(count): \(title)")
    }
    let table = try await Interruption.cancelling {
      var table = ModelTable()
      for lesson in part.course.lessons { try await trials.add(lesson, to: &table) }
      return table
    }
    progress.clear()
    let terminal = Console.terminal(.standardOutput, noColour: reading.noColour)
    try finish(ModelTableText(terminal: terminal).render(table), table.diagnostics, part)
  }

  private func trySeeds(
    _ seeds: Int, _ part: CourseSelection, _ scope: VerificationScope, _ grader: Grader, _ progress: ProgressLine
  ) async throws {
    let trials = SeedEvaluation(grader: grader, jobs: work.jobs, seeds: seeds, scope: scope) { title, number, count in
      progress.show("\(number) of \(count): \(title)")
    }
    let table = try await Interruption.cancelling {
      var table = SeedTable()
      for lesson in part.course.lessons { try await trials.add(lesson, to: &table) }
      return table
    }
    progress.clear()
    let terminal = Console.terminal(.standardOutput, noColour: reading.noColour)
    try finish(SeedTableText(terminal: terminal).render(table), table.diagnostics, part)
  }

  private func finish(_ table: String, _ diagnostics: [Diagnostic], _ part: CourseSelection) throws {
    let terminal = Console.terminal(.standardOutput, noColour: reading.noColour)
    Console.write(table)
    let report = VerificationReport(
      generator: CommandLineTool.generator, course: part.course.title, lessons: [],
      diagnostics: part.diagnostics + diagnostics)
    Console.write(DiagnosticText(terminal: terminal, source: SourceLines.read).render(report.diagnostics))
    try CommandExit.with(report.exitCode(isStrict: strict))
  }

  private func updateOutputs(of part: CourseSelection, _ tools: RuleTools, _ progress: ProgressLine) async throws {
    let output = VerificationOutput(
      format: .text, destination: ReportDestination(path: nil, noColour: reading.noColour), listsLinks: false,
      listsListings: false)
    var rewritten: [SourceLocation] = []
    var diagnostics = part.diagnostics.filter { $0.severity == .error }
    for lesson in part.course.lessons where lesson.format > 0 {
      let update = try await Interruption.cancelling { try await OutputUpdate.run(lesson, tools: tools) }
      rewritten += update.rewritten
      diagnostics += update.problems
    }
    progress.clear()
    output.write(diagnostics)
    for location in rewritten { Console.write(visible("\(location)") + ": rewritten\n") }
    Console.write("\(rewritten.count) output\(rewritten.count == 1 ? "" : "s") rewritten.\n")
    let report = VerificationReport(
      generator: CommandLineTool.generator, course: part.course.title, lessons: [], diagnostics: diagnostics)
    try CommandExit.with(report.exitCode(isStrict: strict))
  }
}
