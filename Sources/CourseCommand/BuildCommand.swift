internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import PageRendering

/// `coursemark build`
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Make a course's web pages. Hidden checks, probes, scenes and wrong answers are not on them.",
    discussion: """
      Templates of your own, in a folder 'templates' in the course, take the place of ours file by file.

      Example:
        coursemark build lessons -o site
      """)

  @Argument(help: "A course, or a lesson's folder.")
  var path: String

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the pages go.", valueName: "folder"))
  var output: String

  @Flag(help: "Leave solutions out of the files, and what they change in the program.")
  var noSolutions = false

  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    let found = try CourseFinder(path: path)
    if found.printDiagnostics(noColour: reading.noColour) {
      throw Misuse("No pages were made, because \(path) has the mistakes above.")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), !isFolder.boolValue {
      throw Misuse("The pages can't go to \(output), which is a file; name a folder.")
    }
    let templates = try TemplateSet(
      directory: URL(fileURLWithPath: try Home.find().templates), overrides: found.course.templates)
    let files = try SiteRenderer(templates: templates).render(
      found.course, options: SiteOptions(showsSolutions: !noSolutions))
    let outcome = try SiteWriter(directory: URL(fileURLWithPath: output)).write(files)
    for path in outcome.missing { Console.note("warning: a lesson shows \(path), which is not there.") }
    Console.write(
      "\(output)/index.html: \(outcome.written.count) files written, \(outcome.unchanged.count) unchanged.\n")
  }
}

extension Course {
  /// The author's own templates, if there are any.
  fileprivate var templates: URL? {
    let folder = URL(fileURLWithPath: directory).appendingPathComponent("templates")
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
      ? folder : nil
  }
}
