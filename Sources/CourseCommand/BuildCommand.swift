internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import PageRendering
internal import Reporting

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
    let templates = try TemplateSet(found.course, home: try Home.find())
    let drawn = try await pictures(of: found.course)
    let files = try SiteRenderer(templates: templates).render(
      found.course, options: SiteOptions(showsSolutions: !noSolutions), pictures: drawn)
    let outcome = try SiteWriter(directory: URL(fileURLWithPath: output)).write(files)
    for path in outcome.missing { Console.note("warning: a lesson shows \(path), which is not there.") }
    Console.write(
      "\(output)/index.html: \(outcome.written.count) files written, \(outcome.unchanged.count) unchanged.\n")
  }

  /// What can't be drawn is told, and left out.
  private func pictures(of course: Course) async throws -> CoursePictures {
    let progress = ProgressLine()
    let studio = PictureStudio(
      options: GradingOptions(
        jobs: ProcessInfo.processInfo.activeProcessorCount, progress: { progress.show($0) }))
    let result = try await Interruption.cancelling { try await studio.pictures(of: course) }
    progress.clear()
    let text = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour), source: SourceLines.read)
    Console.write(text.render(result.diagnostics), to: .standardError)
    if let obstacle = result.obstacle {
      Console.note("warning: the pages are without pictures of the app, which need a compiler: \(obstacle)")
    }
    return result.pictures
  }
}
