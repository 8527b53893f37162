internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
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

      Example:
        coursemark start lessons/01-task-list mine
        coursemark grade mine
      """)

  @Argument(help: "A lesson's folder.")
  var lesson: String

  @Argument(help: "The folder to begin in; the lesson's name in the current folder when it is not given.")
  var folder: String?

  @Option(help: ArgumentHelp("The language mode to be graded in.", valueName: "mode"))
  var swift: LanguageMode?

  @Flag(help: "Write the starter files over files that are there.")
  var force = false

  @OptionGroup var reading: OutputOptions

  func run() async throws {
    let found = try CourseFinder(path: lesson)
    _ = found.printDiagnostics(noColour: reading.noColour)
    let lesson = try found.onlyLesson(for: "start", path: lesson)
    let folder = folder ?? lesson.id
    let files = LessonStates(lesson).initial.files
    guard !files.isEmpty else { throw UsageError("\(lesson.file) has no starter; there is nothing to begin with.") }

    let start = LessonStart(files: files.map { ($0.name, $0.text) }, folder: folder)
    try start.write(overwriting: force)
    let record = StartedFolder.Record(
      lesson: RelativePath.from(folder, to: lesson.directory), id: lesson.id, swift: swift,
      coursemark: CommandLineTool.version)
    try StartedFolder(path: folder, record: record).write()
    Console.write(nextSteps(lesson, folder: folder, files: files.map(\.name)))
  }

  private func nextSteps(_ lesson: Lesson, folder: String, files: [String]) -> String {
    let first = lesson.steps.first { !$0.checks.isEmpty }
    let step = first.map { " --step \($0.id)" } ?? ""
    var layout = TextLayout(Console.terminal(.standardOutput, noColour: reading.noColour))
    layout.paragraph([Span(lesson.title, .strong), " begins in \(folder): \(files.joined(separator: ", "))."])
    layout.blank()
    layout.paragraph(
      "Read \(lesson.file)\(first.map { ", from \"\($0.title)\"" } ?? ""), and write your answer into these files.")
    layout.paragraph("To see how far you are: coursemark grade \(folder)\(step)")
    layout.paragraph("When you are stuck: coursemark hint \(folder)\(step)")
    return layout.text
  }
}

/// Starter files on their way to a learner's folder.
struct LessonStart {
  var files: [(name: String, text: String)]
  var folder: String

  /// Writes nothing at all when a file of the learner's would be lost.
  func write(overwriting: Bool) throws {
    if FilePath(folder).exists, !FilePath(folder).isDirectory {
      throw UsageError("\(folder) is a file; name a folder to begin in.")
    }
    let taken = (files.map(\.name) + [StartedFolder.fileName]).filter { FilePath(folder).appending($0).exists }
    if !overwriting, !taken.isEmpty {
      throw UsageError(
        "\(folder) has \(taken.joined(separator: ", ")) already, and nothing was changed; name another folder, or write over it with '--force'."
      )
    }
    try FilePath(folder).makeDirectory()
    for file in files {
      let url = FilePath(folder).appending(file.name).url
      // A link is replaced, never written through.
      try Data(file.text.utf8).write(to: url, options: .atomic)
    }
  }
}
