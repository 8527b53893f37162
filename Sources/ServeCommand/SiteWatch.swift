internal import CourseCommand
internal import CourseModel
internal import Foundation
internal import Storage
internal import LessonParsing
internal import PageRendering
internal import Reporting
internal import SiteBuilding
internal import SiteServer
internal import SystemPackage

/// Builds the site of a course, and again what a change of its files asks for.
struct SiteWatch: Sendable {
  let path: String
  let options: SiteOptions
  let home: Home
  let noColour: Bool

  private let progress = ProgressLine()
  let pictureDrawer: LessonPictureDrawer
  let pictures: PictureQueue
  /// Of the pages that there are.
  let language = PageLanguage()
  private var builder: SiteBuilder?
  private var times = FileSnapshot()
  /// Files that have changed since the pages were last made.
  private var changed: Set<String> = []
  /// Whether pictures have been drawn since the pages were last made.
  private var hasNewPictures = false
  /// What was printed already.
  private var printed: Set<String> = []

  init(path: String, options: SiteOptions, home: Home, noColour: Bool) {
    self.path = path
    self.options = options
    self.home = home
    self.noColour = noColour
    pictureDrawer = LessonPictureDrawer(progress, tellsStories: options.showsSolutions)
    pictures = PictureQueue(pictureDrawer, progress)
  }

  /// Builds the site for the first time.
  /// - Throws: ``UsageError`` for a path that holds no lesson. Mistakes in lessons and templates are shown on the pages.
  mutating func start(_ site: inout LiveSite) async throws {
    // Pages wait in English for templates with mistakes.
    if let ours = try? TemplateSet(directory: home.templates.url) {
      site.words = AddedWords(ours.servedStrings(in: "en"))
    }
    // What changes during the first build has changed too.
    times = currentTimes
    let update: SiteUpdate
    do {
      update = try await renew()
    } catch let failure as CourseLoader.Failure {
      throw UsageError(failure.description)
    }
    update.apply(to: &site)
  }

  /// Until the task is cancelled.
  mutating func run(_ server: SiteServer) async throws {
    while true {
      try await Task.sleep(for: .milliseconds(100))
      if let update = try await look() { server.renew { update.apply(to: &$0) } }
    }
  }

  /// What has to be changed of the site since it was looked the last time; `nil` for nothing.
  mutating func look() async throws -> SiteUpdate? {
    let now = times.isCurrent ? times : currentTimes
    let changes = now.changes(since: times)
    times = now
    if await pictures.takeNews() { hasNewPictures = true }
    if changes.isEmpty, !hasNewPictures { return nil }
    changed.formUnion(changes)
    do {
      return try await renew()
    } catch let failure as CourseLoader.Failure {
      return refused(failure.description)
    }
  }

  // MARK: Building

  private mutating func renew() async throws -> SiteUpdate {
    do {
      var builder: SiteBuilder
      if let known = self.builder, !changed.contains(where: isTemplate) {
        builder = known
      } else {
        let templates = try TemplateSet(ofCourseAt: path, home: home)
        let renderer = SiteRenderer(templates: templates)
        builder =
          self.builder ?? SiteBuilder(path: path, renderer: renderer, options: options, pictures: pictures.pictures)
        builder.renderer = renderer
        builder.identity = SiteIdentity.of(templates, home: home)
      }
      // A builder without a cache of the course reads everything.
      let build = try await builder.build(.keepGood, changed: changed, retries: hasNewPictures)
      self.builder = builder
      changed = []
      hasNewPictures = false
      progress.clear()
      printChanges(of: build)
      var update = SiteUpdate(build)
      let strings = builder.renderer.templates.servedStrings(in: build.language)
      language.change(to: strings)
      update.words = AddedWords(strings)
      return update
    } catch let problem as TemplateSet.Problem {
      return refused(problem.description)
    }
  }

  /// The pages stay as they are, all of them.
  private mutating func refused(_ message: String) -> SiteUpdate {
    if printed != [message] { Console.note("error: " + visible(message)) }
    printed = [message]
    return SiteUpdate(problems: [AuthorProblem(place: nil, message: message)])
  }

  /// Prints what was not printed the last time.
  private mutating func printChanges(of build: SiteBuild) {
    let new = build.diagnostics.filter { !printed.contains(Self.words($0)) }
    let text = DiagnosticText(terminal: Console.terminal(.standardError, noColour: noColour), source: SourceLines.read)
    if !new.isEmpty { Console.write(text.render(new), to: .standardError) }
    let hadProblems = !printed.isEmpty
    let obstacles = build.obstacles.map(LessonPictureDrawer.words)
    for obstacle in obstacles where !printed.contains(obstacle) { Console.note(obstacle) }
    printed = Set(build.diagnostics.map(Self.words) + obstacles)
    if hadProblems, printed.isEmpty { Console.note("All is well again.") }
  }

  private static func words(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.severity) \(diagnostic.location.map(\.description) ?? "") \(diagnostic.message)"
  }

  /// Whether the file may be a part of the pages' templates, the course's own or ours.
  private func isTemplate(_ file: String) -> Bool {
    FilePath(file).components.contains("templates") || file.hasPrefix(home.templates.string)
  }

  private var currentTimes: FileSnapshot {
    var times = FileSnapshot(under: path)
    times.add(under: home.templates.string)
    return times
  }
}

/// What a build changes of the site that is served.
struct SiteUpdate: Sendable, Equatable {
  /// The files that were made, and the paths of those that stay; `nil` when nothing could be built.
  var files: [String: Data]?
  var kept: [String] = []
  var awaited: Set<String> = []
  var problems: [AuthorProblem]
  /// Of what is added to the pages; `nil` for those of before.
  var words: AddedWords?

  init(problems: [AuthorProblem]) { self.problems = problems }

  init(_ build: SiteBuild) {
    files = Dictionary(
      uniqueKeysWithValues: build.files.compactMap { file in file.bytes.map { (file.path, $0) } })
    kept = build.kept
    awaited = Set(build.awaited)
    problems = build.diagnostics.filter { $0.severity == .error }.map {
      AuthorProblem(place: $0.location?.description, message: $0.message)
    }
  }

  func apply(to site: inout LiveSite) {
    if let words { site.words = words }
    guard var files else { return site.renew(problems: problems) }
    for path in kept { files[path] = site.files[path]?.bytes }
    site.renew(files: files, problems: problems, awaited: awaited)
  }
}

extension AddedWords {
  /// The words of what is added to pages of a language.
  fileprivate init(_ strings: ServedStrings) {
    self.init(language: strings.language, direction: strings.direction, json: strings.json) { strings.text($0) }
  }
}
