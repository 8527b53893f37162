internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import Interop
internal import LessonParsing
internal import Reporting
internal import SourceReading
internal import Storage
internal import SystemPackage

/// `coursemark run`
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a UIKit app without a lesson, and show its screens.",
    discussion: """
      Compiles the app's Swift files, launches it as a phone does (its delegate, and the delegate of its scene; or the controller that \
      '--root' names), and prints what is on the screen, and in the end what the app has printed. '--script' says what a user \
      does then, an event a line:

        \(RunScript.examples.joined(separator: "\n  "))

      Names are identifiers, labels, placeholders or texts. Lines that begin with 'app.' or 'expect(' are code as checks have it; \
      '#' begins a comment. '--monkey' uses the app at random for so many seconds, and tells the shortest story after which it crashes \
      or no longer answers.

      '--ui-test' writes the script as a test of Xcode's, which records on a simulator or a phone what the app shows after each event; \
      '--compare' then tells what Coursemark shows otherwise. '--trace' records the same here.

      Examples:
        coursemark run MyApp
        coursemark run LoginViewController.swift --root LoginViewController --draw screens
        coursemark run MyApp --script login.txt
        coursemark run MyApp --monkey 30 --seed 1
        coursemark run MyApp --script login.txt --ui-test LoginTrace.swift
        coursemark run MyApp --script login.txt --compare iphone-se.json

      Exit codes:
        0  the app did all of it
        1  it does not compile, crashed, no longer answered, or did not show what the script expects, or what was recorded
        2  the command line or the script is wrong
        3  it uses what Coursemark lacks
      """)

  @Argument(help: "The folder of the app's project, or its Swift files.")
  var paths: [String]

  @Option(
    help: ArgumentHelp("The controller that is shown first, where no delegate makes a window.", valueName: "class"))
  var root: String?

  @Option(help: ArgumentHelp("A file with what a user does, or '-' for standard input.", valueName: "file"))
  var script: String?

  @Option(help: ArgumentHelp("Use the app at random for so long, after the script.", valueName: "seconds"))
  var monkey: Double?

  @Option(help: ArgumentHelp("Where '--monkey' begins, as an earlier run has told it.", valueName: "hex"))
  var seed: SeedArgument?

  @Option(help: ArgumentHelp("A folder for drawings of the screens, as SVG.", valueName: "folder"))
  var draw: String?

  @Option(help: ArgumentHelp("A file for what the app shows after each event, to compare with.", valueName: "file"))
  var trace: String?

  @Option(help: ArgumentHelp("Tell what is otherwise than in a trace, of a phone for instance.", valueName: "file"))
  var compare: String?

  @Option(
    name: .customLong("ui-test"),
    help: ArgumentHelp("A file for a test of Xcode's that plays the script and records a trace.", valueName: "file"))
  var uiTest: String?

  @Option(help: ArgumentHelp("The language mode of the code.", valueName: "mode"))
  var swift: LanguageMode = .swift5

  @OptionGroup var work: GraderOptions
  @OptionGroup var reading: OutputOptions

  func validate() throws {
    if let monkey, !(monkey > 0 && monkey <= 86_400) {
      throw ValidationError("'--monkey \(monkey)' can't be; give seconds, up to a day (86400).")
    }
    if seed != nil, monkey == nil { throw ValidationError("'--seed' is for '--monkey'.") }
    if monkey != nil, trace != nil || compare != nil {
      throw ValidationError("Random use is never the same twice: take '--trace' and '--compare' without '--monkey'.")
    }
  }

  func run() async throws {
    let played = try readScript()
    let events = AppEvents(code: played.code, file: scriptName, repetition: monkey)
    let recorded = try compare.map { try TraceFile.read($0) }
    if let uiTest { try TraceFile.write(UITestFile(script: played).text, to: uiTest) }
    let project = try await AppProject(paths)
    let launch = try launch(project)
    for note in project.notes { Console.note(visible(note)) }
    let progress = ProgressLine()
    let found: AppRun
    do {
      found = try await Interruption.cancelling {
        try await makeGrader(progress, project.name).run(
          RunnableApp(
            name: project.name, files: project.files, resources: project.resources, scene: launch.scene), events: events
        )
      }
    } catch let mistakes as LessonMistakes {
      progress.clear()
      throw UsageError(
        mistakes.diagnostics.map { ($0.location.map { "\($0): " } ?? "") + $0.message }.joined(separator: "\n"))
    }
    progress.clear()
    let text = RunText(terminal: Console.terminal(.standardOutput, noColour: reading.noColour))
    Console.write(
      text.render(
        found, app: project.name, launch: launch.words, isMonkey: monkey != nil, isOfScript: script != nil))
    if let draw { try Self.write(found.screens, to: draw) }
    let own = TraceFile.trace(found.screens.map(\.traced))
    if let trace { try TraceFile.write(TraceFile.text(own), to: trace) }
    let verdict = ReplayCommand.exitCode(found.outcome.verdict)
    // Of an app that did not come to its end, that is what there is to say.
    if let recorded, verdict == .allPassed {
      try CommandExit.with(TraceFile.tell(own, from: recorded) ? .allPassed : .notPassed)
    }
    try CommandExit.with(verdict)
  }

  /// How many events the app gets before it is launched anew.
  private static let eventsOfRound = 200

  private var scriptName: String { script.map { $0 == "-" ? "standard input" : $0 } ?? "run" }

  private func readScript() throws -> RunScript {
    let text = try script.map { try AnswerFile.read($0).text } ?? ""
    do {
      return try RunScript(text, ending: monkey == nil ? "" : "expect(app, survives: \(Self.eventsOfRound))")
    } catch {
      throw UsageError("\(scriptName):\(error.line): \(error.message)")
    }
  }

  private func launch(_ project: AppProject) throws -> AppLaunch {
    try AppLaunch(
      of: project.classes, project.resources.interfaces, storyboard: project.resources.mainStoryboard, root: root)
  }

  private func makeGrader(_ progress: ProgressLine, _ name: String) async throws -> Grader {
    var options = GradingOptions(
      jobs: work.jobs, seed: seed?.value ?? 1, languageMode: swift, limits: work.limits,
      progress: { step in
        switch step {
        case .compiling: progress.show("Compiling \(name)…")
        case .compilingChecks: progress.show("Compiling what is done with \(name)…")
        case .checking(_, let done, _):
          progress.show("Using \(name) at random: \(done) \(done == 1 ? "round" : "rounds")…")
        default: progress.show(step)
        }
      })
    options.isUncontained = work.uncontained
    return try await Grader(home: try Home.find(), environment: ProcessInfo.processInfo.environment, options: options)
  }

  /// `01.svg`, `02.svg`, in the order of the screens.
  private static func write(_ screens: [AppRun.Screen], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, screen) in screens.enumerated() {
      let name = (index < 9 ? "0" : "") + "\(index + 1).svg"
      try Data(screen.picture.svg.utf8).write(to: URL(fileURLWithPath: FilePath(folder).appending(name).string))
    }
    Console.note("Drawn: \(screens.count) screens in \(folder).")
  }
}
