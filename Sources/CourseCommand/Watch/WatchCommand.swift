internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import Storage

/// `coursemark watch`
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Grade a started folder again whenever you save: one step after the other.",
    discussion: """
      Shows the first step that does not pass: what the compiler says, what the user did, what was expected and seen. When the
      step passes, the next one comes. In a terminal, 'h' and Enter show the step's next hint, 'q' and Enter end. Ctrl-C ends too,
      and the exit code is 0.

      What the app shows, and what it should, is drawn in characters where the output is a terminal whose locale has UTF-8, and told in
      words everywhere else, and with '--words'.

      What was found out about the same text before, by whichever run with the same store, is told again and not graded.

      Examples:
        coursemark start lessons/01-task-list mine
        coursemark watch mine
        coursemark watch mine --step trim
      """)

  @Argument(help: "A folder that 'coursemark start' made.")
  var folder = "."

  @Option(help: ArgumentHelp("Stay with this step.", valueName: "id"))
  var step: String?

  @Flag(help: "Tell what the app shows in words, and draw nothing.")
  var words = false

  @OptionGroup var keeping: StoreOptions
  @OptionGroup var work: GraderOptions
  @OptionGroup var reading: OutputOptions

  func run() async throws {
    let found = try CourseFinder(path: folder)
    guard let started = found.started else {
      throw UsageError(
        "\(folder) is not a folder that 'coursemark start' made; begin one with 'coursemark start LESSON \(folder)'.")
    }
    if found.printDiagnostics(noColour: reading.noColour) { throw CommandExit(code: .lessonWrong) }
    let lesson = try found.onlyLesson(for: "watch", path: folder)
    let first = try firstStep(of: lesson)
    if let trouble = HostError.probe(NSTemporaryDirectory()) { throw trouble }

    let progress = ProgressLine()
    let home = try Home.find()
    var options = GradingOptions(jobs: work.jobs, limits: work.limits, progress: { progress.show($0) })
    options.draws = words || !Console.drawsCharacters ? .end : .terminal
    options.isUncontained = work.uncontained
    let environment = ProcessInfo.processInfo.environment
    // Without a store, what this run finds out is known to it until it ends: a change that is taken back is not graded again.
    let store = try GradingStore(try keeping.place(home: home, environment: environment))
    defer { store.remove() }
    options.store = store.store
    let keys = LineKeys.ofThisTerminal
    let noColour = reading.noColour
    do {
      try await Interruption.cancelling { [options, folder, step] in
        let (events, source) = AsyncStream.makeStream(of: LearnerWatch.Event.self)
        // The files as they are before the first grading: what is saved meanwhile counts.
        let saves = SaveWatch(folder: folder, start: FileSnapshot(under: folder), tell: { source.yield(.saved) })
        let grader = try await Grader(home: home, environment: environment, options: options)
        let watch = LearnerWatch(
          lesson: lesson, folder: folder, first: first, staysWithFirst: step != nil, hasKeys: keys != nil,
          terminal: { Console.terminal(.standardOutput, noColour: noColour) },
          grade: FolderGrading(lesson: lesson, started: started.path, grader: grader, options: options).grade,
          hints: StartedHints(folder: folder),
          show: { text in
            progress.clear()
            Console.write(text)
          })
        keys?.listen { source.yield($0) }
        async let _ = saves.run()
        try await watch.run(events)
        source.finish()
      }
      progress.clear()
    } catch is CancellationError {
      // It ends so, whoever ends it.
      progress.clear()
    } catch let problem as LessonMistakes {
      let text = DiagnosticText(
        terminal: Console.terminal(.standardError, noColour: noColour), source: SourceLines.read)
      Console.write(text.render(problem.diagnostics), to: .standardError)
      throw CommandExit(code: .lessonWrong)
    }
  }

  private func firstStep(of lesson: Lesson) throws -> Step {
    let steps = lesson.steps.filter { !$0.checks.isEmpty }
    guard let step else {
      guard let first = steps.first else {
        throw UsageError("\(lesson.title) has no checks; there is nothing to watch for.")
      }
      return first
    }
    if let found = steps.first(where: { $0.id == step }) { return found }
    if lesson.steps.contains(where: { $0.id == step }) { throw UsageError("Step '\(step)' has nothing to check.") }
    throw UsageError(
      "\(lesson.file) has no step '\(step)'" + SpellingSuggestion.remedy(step, among: steps.map(\.id)))
  }
}
