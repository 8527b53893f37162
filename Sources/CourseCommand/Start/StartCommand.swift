internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import Scaffolding
internal import Storage
internal import SystemPackage

/// `coursemark start`
struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Begin a lesson in a folder of your own.",
    discussion: """
      Writes the lesson's starter files, and a file '.coursemark' by which the folder is gradable by itself.

      With '--step', brings what a later step starts with into the files that the folder has by now: what they lack is \
      added, what is still as the lesson handed it out is replaced, and what you have written yourself stays and is told. \
      The files as they were are kept beside them. In a folder without Swift files, begins at that step.

      Examples:
        coursemark start lessons/01-task-list mine
        coursemark grade mine
        coursemark start mine --step add
      """)

  @Argument(help: "A lesson's folder; with '--step', also a folder that 'coursemark start' made.")
  var lesson: String

  @Argument(help: "The folder to begin in; the lesson's name in the current folder when it is not given.")
  var folder: String?

  @Option(help: ArgumentHelp("The language mode to be graded in.", valueName: "mode"))
  var swift: LanguageMode?

  @Option(help: ArgumentHelp("Bring what this step starts with into the folder's files.", valueName: "id"))
  var step: String?

  @Flag(help: "Write the starter files over files that are there.")
  var force = false

  @OptionGroup var reading: OutputOptions

  func run() async throws {
    let found = try CourseFinder(path: lesson)
    _ = found.printDiagnostics(noColour: reading.noColour)
    let lesson = try found.onlyLesson(for: "start", path: lesson)
    let folder = folder ?? found.started?.path ?? lesson.id
    if let step { return try await begin(step, of: lesson, in: folder) }
    if found.started != nil {
      throw UsageError("\(self.lesson) is begun already; name one of the lesson's steps with '--step'.")
    }
    let files = LessonStates(lesson).initial.files
    guard !files.isEmpty else { throw UsageError("\(lesson.file) has no starter; there is nothing to begin with.") }

    let start = LessonStart(
      files: files.map { ($0.name, $0.text) }, resources: lesson.handedOutResources, folder: folder)
    try start.write(overwriting: force)
    let record = StartedFolder.Record(
      lesson: RelativePath.from(folder, to: lesson.directory), id: lesson.id, swift: swift,
      coursemark: CommandLineTool.version)
    try StartedFolder(path: folder, record: record).write()
    let names = files.map(\.name) + lesson.handedOutResources.map(\.path)
    Console.write(nextSteps(lesson, folder: folder, files: names))
  }

  /// `--step`
  private func begin(_ id: String, of lesson: Lesson, in folder: String) async throws {
    if force { throw UsageError("'--step' never writes over what is yours; leave '--force' out.") }
    guard let index = lesson.steps.firstIndex(where: { $0.id == id }) else {
      throw UsageError(
        "\(lesson.file) has no step '\(id)'" + SpellingSuggestion.remedy(id, among: lesson.steps.map(\.id)))
    }
    let before = FilePath(folder).isDirectory ? try StartedFolder(at: folder) : nil
    if let before, before.record.id != lesson.id {
      throw UsageError("\(folder) belongs to the lesson '\(before.record.id)', as its \(StartedFolder.fileName) says.")
    }
    var started =
      before
      ?? StartedFolder(
        path: folder,
        record: StartedFolder.Record(
          lesson: RelativePath.from(folder, to: lesson.directory), id: lesson.id, coursemark: CommandLineTool.version))
    if let swift { started.record.swift = swift }
    let start = StepStart(lesson: lesson, step: index, folder: folder)
    if start.isFresh {
      let states = LessonStates(lesson)
      let later = states.initial.files.filter { states.starts[index][file: $0.name] == nil }
      let files = states.starts[index].files + later
      try LessonStart(
        files: files.map { ($0.name, $0.text) }, resources: lesson.handedOutResources, folder: folder
      ).write(overwriting: before != nil)
      started.record.steps = lesson.steps.prefix(index + 1).map(\.id)
      try started.write()
      Console.write(nextSteps(lesson, folder: folder, files: files.map(\.name), at: index))
    } else {
      let merged = try await start.merge(begun: started.record.steps)
      started.record.steps = merged.begun
      try started.write()
      Console.write(merged.text(Console.terminal(.standardOutput, noColour: reading.noColour)))
    }
  }

  /// - Parameter index: Of the step that the files begin with, after the solutions of those before it.
  private func nextSteps(_ lesson: Lesson, folder: String, files: [String], at index: Int = 0) -> String {
    let first = lesson.steps.dropFirst(index).first { !$0.checks.isEmpty }
    let step = first.map { " --step \($0.id)" } ?? ""
    var layout = TextLayout(Console.terminal(.standardOutput, noColour: reading.noColour))
    layout.paragraph([Span(lesson.title, .strong), " begins in \(folder): \(files.joined(separator: ", "))."])
    if index > 0 { layout.paragraph("The steps before are done in them as the lesson's solutions do it.") }
    layout.blank()
    layout.paragraph(
      "Read \(lesson.file)\(first.map { ", from \"\($0.title)\"" } ?? ""), and write your answer into these files.")
    layout.paragraph("To see how far you are: coursemark grade \(folder)\(step)")
    layout.paragraph("When you are stuck: coursemark hint \(folder)\(step)")
    return layout.text
  }
}
