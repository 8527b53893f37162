internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import PageRendering
internal import Storage
internal import SystemPackage

/// What is kept of a course between two builds of its site.
package struct SiteCache: Hashable, Sendable, Codable {
  /// By the path of the markdown file, as the user would type it.
  var lessons: [String: CachedLesson] = [:]

  package init() {}
}

/// What is cached of a lesson.
struct CachedLesson: Hashable, Sendable, Codable {
  /// A hash of the text of each file that was read, by path; empty for one that was not there.
  var inputs: [String: String]
  var outline: LessonOutline
  var diagnostics: [Diagnostic]
  /// The last good one.
  var page: CachedPage?

  init(_ reading: LessonSource.Reading, page: CachedPage?) {
    inputs = reading.inputs.mapValues(Self.hash)
    outline = LessonOutline(reading.lesson)
    diagnostics = reading.diagnostics
    self.page = page
  }

  /// A lesson whose file can't be read: it is tried again each time.
  init(unreadable source: LessonSource, _ diagnostic: Diagnostic, page: CachedPage?) {
    inputs = [:]
    outline = page?.outline ?? LessonOutline(id: source.id, file: source.file)
    diagnostics = [diagnostic]
    self.page = page
  }

  var hasMistakes: Bool { diagnostics.contains { $0.severity == .error } }
  var pagePath: String { SiteRenderer.pagePath(of: outline.lesson) }

  /// - Parameter changed: Absolute paths; `nil` when any file may have changed.
  func isUnchanged(changed: Set<String>?) -> Bool {
    if inputs.isEmpty { return false }
    if let changed, inputs.keys.allSatisfy({ changed.isDisjoint(with: Self.absolutes($0)) }) { return true }
    return inputs.allSatisfy { path, hash in Self.hash(LessonSource.text(of: path)) == hash }
  }

  private static func hash(_ text: String?) -> String { text.map { ContentHash([$0]).description } ?? "" }

  /// A file that is a link is told by its own place, and one behind a linked folder by its real one.
  private static func absolutes(_ path: String) -> [String] {
    let current = FilePath(FileManager.default.currentDirectoryPath)
    let absolute = current.pushing(FilePath(path)).lexicallyNormalized()
    let inRealFolder = absolute.removingLastComponent().resolved.appending([absolute.lastComponent].compactMap(\.self))
    return [absolute, absolute.resolved, inRealFolder].map(\.string)
  }
}

/// What is cached of a lesson's page.
struct CachedPage: Hashable, Sendable, Codable {
  /// Where the bytes of a picture come from; paths as the user would type them.
  struct Source: Hashable, Sendable, Codable {
    var path: String
    var folder: String
  }

  /// A hash of all that the page depends on.
  var key: String
  /// Whether the same lesson would give the same page the next time.
  var isFinal: Bool
  /// Of the lesson when the page was made.
  var outline: LessonOutline
  /// Where the pictures that the page shows come from, by their paths on the site.
  var pictures: [String: Source]
  /// What of the lesson can be searched, as it stands in the index.
  var searchText: String
  /// What the page leads to beside pictures, by path on the site.
  var attachments: [String: Data]
  /// The picture that the course's page may show.
  var cover: CoursePictures.Frame?
  /// What was found out when the page was made.
  var diagnostics: [Diagnostic]

  init(
    key: String, isFinal: Bool, outline: LessonOutline, _ lesson: RenderedLesson, _ diagnostics: [Diagnostic]
  ) {
    self.key = key
    self.isFinal = isFinal
    self.outline = outline
    self.diagnostics = diagnostics
    searchText = lesson.searchText
    cover = lesson.cover
    attachments = [:]
    for file in lesson.attachments { attachments[file.path] = file.bytes }
    pictures = [:]
    for file in lesson.pictures {
      if case .copy(let path, let folder) = file.content { pictures[file.path] = Source(path: path, folder: folder) }
    }
  }

  var files: [SiteFile] {
    pictures.map { SiteFile(path: $0.key, content: .copy(of: $0.value.path, in: $0.value.folder)) }
      + attachments.map { SiteFile(path: $0.key, content: .bytes($0.value)) }
  }
}

/// A lesson as far as other pages show it.
struct LessonOutline: Hashable, Sendable, Codable {
  struct Step: Hashable, Sendable, Codable {
    var id: String
    var title: String
    var points: Int
    var location: SourceLocation
  }

  var id: String
  var title: String
  var summary: String?
  var directory: String
  var file: String
  var format: Int
  var order: Int?
  var steps: [Step]

  init(_ lesson: Lesson) {
    id = lesson.id
    title = lesson.title
    summary = lesson.summary
    directory = lesson.directory
    file = lesson.file
    format = lesson.format
    order = lesson.order
    steps = lesson.steps.map { Step(id: $0.id, title: $0.title, points: $0.points, location: $0.location) }
  }

  /// Of a lesson that can't be read.
  init(id: String, file: String) {
    self.init(Lesson(id: id, title: id, directory: FilePath(file).removingLastComponent().string, file: file))
  }

  /// The lesson without what only its own page shows.
  var lesson: Lesson {
    Lesson(
      id: id, title: title, summary: summary, directory: directory, file: file, format: format, order: order,
      steps: steps.map { CourseModel.Step(id: $0.id, title: $0.title, points: $0.points, location: $0.location) })
  }

  /// All that a neighbour's page can depend on.
  var words: [String] {
    [id, title, summary ?? "", "\(steps.count)"] + steps.flatMap { [$0.id, $0.title, "\($0.points)"] }
  }
}
