internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import PageRendering
internal import Reporting
internal import SiteBuilding
internal import Storage
internal import SystemPackage

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

  @Option(
    help: ArgumentHelp(
      "Where the pages are to be found; goes before 'url' in course.yml. Then they name their address, and there are a sitemap.xml and a 404.html.",
      valueName: "address"))
  var url: String?

  @OptionGroup var reading: OutputOptions

  func run() async throws {
    try CourseFinder.requireThere(path)
    if FilePath(output).exists, !FilePath(output).isDirectory {
      throw UsageError("The pages can't go to \(output), which is a file; name a folder.")
    }
    if let url, !PageSettings.isAddress(url) {
      throw UsageError("'\(url)' is not the address of a site; write --url https://…")
    }
    let home = try Home.find()
    let course = try StartedFolder(at: path)?.lessonPath ?? path
    try refuseFoldersOfLessons(of: course)
    let templates = try TemplateSet(ofCourseAt: course, home: home)
    for name in templates.unused {
      Console.note(
        "warning: no page uses \(FilePath(course).appending("templates").appending(name)); is its name misspelt?")
    }
    if let language = try? CourseSources(at: course).language, !templates.speaks(language) {
      Console.note(
        "warning: what is around the lessons is in English, since there are no words in '\(language)'; write them into \(FilePath(course).appending("templates/strings.\(language).yml"))."
      )
    }
    let progress = ProgressLine()
    let builder = SiteBuilder(
      path: course, renderer: SiteRenderer(templates: templates),
      options: SiteOptions(showsSolutions: !noSolutions, address: url),
      identity: SiteIdentity.of(templates, home: home),
      pictures: LessonPictureDrawer(progress, tellsStories: !noSolutions).draw,
      bitmaps: BitmapDrawer(home: home)?.png)
    let outcome: SiteFolder.Outcome
    do {
      outcome = try await Interruption.cancelling {
        try await SiteFolder(output, cache: home.cache).build(builder)
      }
    } catch let failure as CourseLoader.Failure {
      throw UsageError(failure.description)
    }
    progress.clear()
    try report(outcome)
  }

  /// A page is written into a folder that is named like its lesson: that must not be the lesson's own.
  private func refuseFoldersOfLessons(of course: String) throws {
    let folder = FilePath(output).resolved
    let lessons: [LessonSource]
    do { lessons = try CourseSources(at: course).lessons } catch { throw UsageError(error.description) }
    let taken = lessons.contains { lesson in
      let own = FilePath(lesson.file).removingLastComponent().resolved
      return own == folder || own == folder.appending(lesson.id).resolved
    }
    guard taken || folder == FilePath(course).resolved else { return }
    throw UsageError(
      "The pages can't go among the lessons, into \(output); name a folder of their own, such as 'site'.")
  }

  private func report(_ outcome: SiteFolder.Outcome) throws {
    let text = DiagnosticText(
      terminal: Console.terminal(.standardError, noColour: reading.noColour), source: SourceLines.read)
    Console.write(text.render(outcome.build.diagnostics), to: .standardError)
    if outcome.build.isStopped {
      throw UsageError("No pages were made, because \(path) has the mistakes above.")
    }
    for file in outcome.build.leftOut {
      Console.note("warning: \(file) has no page, because of its mistakes above.")
    }
    for obstacle in outcome.build.obstacles { Console.note(LessonPictureDrawer.words(for: obstacle)) }
    for path in outcome.missing {
      Console.note(
        "warning: a lesson shows \(path), which is not there, or which a symbolic link brings in from outside of the course."
      )
    }
    if outcome.build.lacksBitmaps {
      Console.note(
        "note: the pages have no picture for those who share them: '\(BitmapDrawer.program)', of Debian's package librsvg2-bin, draws it."
      )
    }
    warn(of: outcome.otherFiles)
    let removed = outcome.removed.isEmpty ? "" : ", \(outcome.removed.count) removed that the course has no more"
    let number = outcome.written.count
    Console.write(
      "The pages are in \(output): \(number) \(number == 1 ? "file" : "files") written, \(outcome.unchanged.count) unchanged\(removed).\n"
    )
    if outcome.build.diagnostics.contains(where: { $0.severity == .error }) {
      throw UsageError("The pages are there, but lack what the mistakes above are about.")
    }
  }

  /// What is of another course, or of a build that nobody remembers, would be published with the rest.
  private func warn(of otherFiles: [String]) {
    guard !otherFiles.isEmpty else { return }
    let shown = otherFiles.prefix(5).joined(separator: ", ") + (otherFiles.count > 5 ? ", …" : "")
    Console.note(
      "warning: \(output) holds pages or pictures that are not of this build: \(shown). Delete them, unless they are yours"
        + (noSolutions ? "; they may show solutions." : "."))
  }
}
