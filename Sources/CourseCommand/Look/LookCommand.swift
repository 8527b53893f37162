internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import Storage
internal import SystemPackage

/// `coursemark look`
struct LookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "look",
    abstract: "Print the screen of a lesson's app as elements, each with the query by which a check finds it.",
    discussion: """
      Runs the app in which a step begins, or with '--solution' the one that its first solution makes. '--do' is what a user does \
      first, in the words of a check; '--events' reads that from a file, or from standard input as '-'. A line 'screen("…")' in it \
      shows the moment in between, too.

      Examples:
        coursemark look lessons/01-task-list
        coursemark look lessons/01-task-list trim --solution
        coursemark look lessons/01-task-list trim --do 'app.textFields["caption"].tap()'
        coursemark look lessons/01-task-list trim --solution --events taps.swift
      """)

  @Argument(help: "A lesson's folder.")
  var path: String

  @Argument(help: "A step's id. Without it, what a learner begins with.")
  var step: String?

  @Flag(help: "The app that the step's solution makes, in place of the one in which the step begins.")
  var solution = false

  @Option(name: .customLong("do"), help: ArgumentHelp("What a user does first; may be repeated.", valueName: "code"))
  var actions: [String] = []

  @Option(help: ArgumentHelp("A file that says what a user does first, or '-'.", valueName: "file"))
  var events: String?

  @OptionGroup var work: GraderOptions
  @OptionGroup var reading: OutputOptions

  func validate() throws {
    if events != nil, !actions.isEmpty { throw ValidationError("Give '--do' or '--events', not both.") }
  }

  func run() async throws {
    let lesson = try LessonInHand(path, for: "look", noColour: reading.noColour).lesson
    let number = try step.map { try LessonInHand.number(ofStep: $0, in: lesson) }
    let (code, file) = try whatIsDone()
    let progress = ProgressLine()
    let found = try await Interruption.cancelling {
      try await makeGrader(progress).look(
        at: lesson, step: number, app: solution ? .solution : .starter, events: code, from: file)
    }
    progress.clear()
    Console.write(visible(LookedScreenText.render(found.screens)))
    let text = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour),
      source: { $0 == file && events == nil ? code.components(separatedBy: "\n") : SourceLines.read($0) })
    Console.write(text.render(found.diagnostics), to: .standardError)
    if found.diagnostics.contains(where: { $0.severity == .error }) { try CommandExit.with(.lessonWrong) }
    if found.screens.isEmpty { try CommandExit.with(.undecided) }
  }

  private func whatIsDone() throws -> (code: String, file: String) {
    guard let events else { return (actions.joined(separator: "\n"), "--do") }
    return (try AnswerFile.read(events).text, events == "-" ? "standard input" : events)
  }

  private func makeGrader(_ progress: ProgressLine) async throws -> Grader {
    try await LessonInHand.grader(limits: work.limits, isUncontained: work.uncontained, progress)
  }
}

/// Screens as lines: the query, and behind it what the element is.
enum LookedScreenText {
  static func render(_ screens: [LookedScreen]) -> String {
    screens.map { screen in
      let title = screen.caption.isEmpty ? "The screen" : screen.caption
      let rows = screen.elements.map { (String(repeating: "  ", count: $0.depth) + $0.query, $0.words) }
      // Queries that are much longer than the others do not move the words of all.
      let width = Self.width(of: rows.map(\.0.count))
      let lines = rows.map { query, words in
        query + String(repeating: " ", count: max(1, width - query.count)) + "  // " + words
      }
      let size = "\(Int(screen.width)) points wide, \(Int(screen.height)) high"
      let nothing = screen.elements.isEmpty ? ["(nothing on it has a name or a kind that a check could ask for)"] : []
      return (["\(title): \(size)"] + lines + nothing).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Of the column of queries: a query that is longer than all others by more than ``longestStep`` does not count.
  private static func width(of lengths: [Int]) -> Int {
    let sorted = lengths.filter { $0 <= 100 }.sorted()
    return sorted.dropFirst().reduce(sorted.first ?? 0) { $1 - $0 > longestStep ? $0 : $1 }
  }

  /// Characters.
  private static let longestStep = 16
}
