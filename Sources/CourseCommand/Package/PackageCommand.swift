internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Gradebook
internal import Storage
internal import SystemPackage

/// `coursemark package`
struct PackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Make a folder with which a platform grades a lesson.",
    discussion: """
      The folder has what the platform calls, the lesson without what grading does not need, and a README.md that says what to do with it.

      Examples:
        coursemark package lessons/01-task-list --for gradescope --output autograder
        coursemark package lessons/01-task-list --for classroom50 --output autograder
        coursemark package lessons/01-task-list --for github --output classroom
      """)

  @Argument(help: "A lesson's folder.")
  var lesson: String

  @Option(name: .customLong("for"), help: ArgumentHelp("The platform.", valueName: "platform"))
  var platform: AutograderPackage.Platform

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to; it is made, or has to be empty.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "For 'github': the repository and revision of Coursemark that the workflow uses.",
      valueName: "repository@revision"))
  var coursemark = "OWNER/coursemark@main"

  @OptionGroup var reading: OutputOptions

  func run() throws {
    let found = try CourseFinder(path: lesson)
    if found.printDiagnostics(noColour: reading.noColour) { throw CommandExit(code: .lessonWrong) }
    let lesson = try found.onlyLesson(for: "package", path: lesson)
    guard coursemark.wholeMatch(of: /[A-Za-z0-9._\/-]+@[A-Za-z0-9._\/-]+/) != nil else {
      throw UsageError("'\(coursemark)' is no repository and revision, such as OWNER/coursemark@main.")
    }
    let folder = FilePath(output)
    if folder.exists, !folder.isDirectory || !folder.entries.isEmpty {
      throw UsageError("\(output) is there and not empty; name a folder of its own.")
    }
    let steps = lesson.steps.filter { !$0.checks.isEmpty }
    let package = AutograderPackage(
      for: platform, lesson: lesson.id, title: lesson.title,
      steps: steps.map { ($0.id, $0.title, $0.points) }, tool: coursemark)
    for file in try CourseCopy(lesson: lesson).files() {
      try Self.write(file.data, to: folder.appending(package.courseFolder).pushing(file.path))
    }
    for file in package.files {
      let path = folder.pushing(FilePath(file.path))
      try Self.write(Data(file.text.utf8), to: path)
      if file.isExecutable { chmod(path.string, 0o755) }
    }
    Console.note("The package is in \(folder); \(folder.appending("README.md")) says what to do with it.")
  }

  private static func write(_ data: Data, to path: FilePath) throws {
    try path.removingLastComponent().makeDirectory()
    try data.write(to: path.url)
  }
}

extension AutograderPackage.Platform: ExpressibleByArgument {}
