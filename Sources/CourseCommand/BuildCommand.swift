internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import PageRendering
internal import Reporting
internal import SiteBuilding

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
    try CourseFinder.requireThere(path)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), !isFolder.boolValue {
      throw Misuse("The pages can't go to \(output), which is a file; name a folder.")
    }
    let home = try Home.find()
    let templates = try TemplateSet(
      directory: URL(fileURLWithPath: home.templates), overrides: TemplateSet.own(ofCourseAt: path))
    let builder = SiteBuilder(
      path: path, renderer: SiteRenderer(templates: templates), options: SiteOptions(showsSolutions: !noSolutions),
      identity: SiteIdentity.of(templates))
    let outcome: SiteFolder.Outcome
    do {
      outcome = try await SiteFolder(output, cache: home.cache).build(builder)
    } catch let failure as CourseLoader.Failure {
      throw Misuse(failure.description)
    }
    let text = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour), source: SourceLines.read)
    Console.write(text.render(outcome.build.diagnostics), to: .standardError)
    if outcome.build.hasMistakes {
      throw Misuse("No pages were made, because \(path) has the mistakes above.")
    }
    for path in outcome.missing { Console.note("warning: a lesson shows \(path), which is not there.") }
    Console.write(
      "\(output)/index.html: \(outcome.written.count) files written, \(outcome.unchanged.count) unchanged.\n")
  }
}

extension TemplateSet {
  /// The folder of the author's own templates, if the course has one.
  static func own(ofCourseAt path: String) -> URL? {
    let folder = URL(fileURLWithPath: path).appendingPathComponent("templates")
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
      ? folder : nil
  }
}
