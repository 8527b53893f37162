package import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
package import PageRendering
internal import Storage

/// Builds a course's site again and again, and each time only what has changed.
///
/// How this works: of each lesson the builder remembers what it was made from (a hash of the text of every file that was
/// read), what other pages show of it (its outline: title, summary, steps), and a key of its page: a hash of all that the
/// page depends on. A lesson whose files are as they were is not parsed, and a page whose key is as it was is not rendered.
/// The course's own pages are made each time. ``SiteMemory`` can be kept on a disk.
package struct SiteBuilder: Sendable {
  /// Draws the pictures of a lesson's app.
  package typealias Pictures = @Sendable (Lesson) async throws -> DrawnLesson

  package let path: String
  package var renderer: SiteRenderer
  package var options: SiteOptions
  /// What every page depends on beside the course: the tool and the templates.
  package var identity: [String]
  package var pictures: Pictures
  package var memory: SiteMemory

  package init(
    path: String, renderer: SiteRenderer, options: SiteOptions = SiteOptions(), identity: [String] = [],
    memory: SiteMemory = SiteMemory(), pictures: @escaping Pictures = { _ in DrawnLesson() }
  ) {
    self.path = path
    self.renderer = renderer
    self.options = options
    self.identity = identity
    self.memory = memory
    self.pictures = pictures
  }

  /// What to do with a lesson that has a mistake.
  package enum Mistakes: Sendable {
    /// Nothing is built.
    case stop
    /// The lesson stays as it was when it was good, and the others are built. A picture that could not be drawn is tried
    /// again when its lesson changes, and not each time that anything does.
    case keepGood
  }

  /// - Parameters:
  ///   - changed: The absolute paths of files that may have changed since the last time; `nil` when any may have.
  ///   - isThere: Whether the page at this path is where it was put the last time, as it was.
  /// - Throws: ``LessonParsing/CourseLoader/Failure``, and what rendering throws.
  package mutating func build(
    _ mistakes: Mistakes, changed: Set<String>? = nil, isThere: (String) -> Bool = { _ in true }
  ) async throws -> SiteBuild {
    let sources = try CourseSources(at: path)
    let readings = try readings(of: sources, changed: changed)
    var build = SiteBuild(
      diagnostics: sources.diagnostics(of: readings.map(\.memory.outline.lesson))
        + readings.flatMap(\.memory.diagnostics))
    if mistakes == .stop, build.diagnostics.contains(where: { $0.severity == .error }) {
      build.isStopped = true
      return build
    }

    let course = sources.course(of: readings.map { $0.shown.lesson })
    let context = context(of: course)
    let byFile = Dictionary(readings.map { ($0.source.file, $0) }, uniquingKeysWith: { first, _ in first })
    var searchTexts: [String] = []
    try renderer.refuseNames(of: course)
    memory.lessons = [:]
    for (index, lesson) in course.lessons.enumerated() {
      guard let reading = byFile[lesson.file] else { continue }
      var remembered = reading.memory
      let key = key(of: remembered, at: index, of: course, context)
      if remembered.hasMistakes {
        if remembered.page != nil {
          build.kept.append(remembered.pagePath)
        } else {
          build.awaited.append(remembered.pagePath)
        }
      } else if let page = remembered.page, page.key == key, page.isFinal || mistakes == .keepGood,
        isThere(remembered.pagePath)
      {
        build.kept.append(remembered.pagePath)
      } else {
        let whole = try reading.whole()
        var parts = course
        parts.lessons[index] = whole
        let drawn = try await pictures(whole)
        let rendered = try renderer.lesson(at: index, of: parts, options: options, pictures: drawn.pictures)
        build.files.append(rendered.page)
        if let obstacle = drawn.obstacle, !build.obstacles.contains(obstacle) { build.obstacles.append(obstacle) }
        remembered.page = PageMemory(
          key: key, isFinal: drawn.isFinal, outline: remembered.outline, rendered, drawn.diagnostics)
      }
      build.diagnostics += remembered.page?.diagnostics ?? []
      if let page = remembered.page { searchTexts.append(page.searchText) }
      build.files += remembered.page?.files ?? []
      memory.lessons[lesson.file] = remembered
    }
    build.files += try renderer.courseFiles(of: course, searchTexts: searchTexts, options: options)
    build.files = build.files.withoutRepetitions
    return build
  }

  // MARK: Reading

  /// A lesson's source with what is known of it now.
  private struct Reading {
    var source: LessonSource
    var memory: LessonMemory
    /// Only when it was read this time.
    var lesson: Lesson?

    /// What other pages show: what was last good, as long as there is a mistake.
    var shown: LessonOutline { memory.hasMistakes ? memory.page?.outline ?? memory.outline : memory.outline }

    func whole() throws -> Lesson { try lesson ?? source.read().lesson }
  }

  private func readings(of sources: CourseSources, changed: Set<String>?) throws -> [Reading] {
    var refusal: CourseLoader.Failure?
    var hasLesson = false
    let readings = sources.lessons.map { source in
      let old = memory.lessons[source.file]
      if let old, old.isAsItWas(changed: changed) {
        hasLesson = true
        return Reading(source: source, memory: old)
      }
      do throws(CourseLoader.Failure) {
        let read = try source.read()
        hasLesson = true
        return Reading(source: source, memory: LessonMemory(read, page: old?.page), lesson: read.lesson)
      } catch {
        refusal = error
        let memory = LessonMemory(unreadable: source, error.diagnostic(of: source), page: old?.page)
        return Reading(source: source, memory: memory)
      }
    }
    if !hasLesson, let refusal { throw refusal }
    return readings
  }

  // MARK: Keys

  /// What is the same for all pages of the course.
  private func context(of course: Course) -> String {
    ContentHash(identity + ["\(options)", course.title] + course.lessons.map(\.id)).description
  }

  private func key(of lesson: LessonMemory, at index: Int, of course: Course, _ context: String) -> String {
    let neighbours = [index - 1, index + 1].flatMap { index in
      course.lessons.indices.contains(index) ? LessonOutline(course.lessons[index]).words : ["-"]
    }
    let inputs = lesson.inputs.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return ContentHash([context, "\(index)"] + neighbours + ["of"] + inputs).description
  }
}

extension [SiteFile] {
  /// Two lessons may show the same picture.
  fileprivate var withoutRepetitions: [SiteFile] {
    Dictionary(map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values.sorted { $0.path < $1.path }
  }
}

/// The pictures of a lesson's app, as far as they could be drawn.
package struct DrawnLesson: Sendable {
  package var pictures: CoursePictures
  /// Why there are pictures that are not there.
  package var diagnostics: [Diagnostic]
  /// Why there is none at all: what the host lacks.
  package var obstacle: String?
  /// Whether the same lesson would give the same pictures the next time; otherwise they are drawn again.
  package var isRepeatable: Bool

  package init(
    pictures: CoursePictures = CoursePictures(), diagnostics: [Diagnostic] = [], obstacle: String? = nil,
    isRepeatable: Bool = true
  ) {
    self.pictures = pictures
    self.diagnostics = diagnostics
    self.obstacle = obstacle
    self.isRepeatable = isRepeatable
  }

  var isFinal: Bool { obstacle == nil && isRepeatable }
}

/// What was built.
package struct SiteBuild: Sendable {
  /// The pages that had to be made, the course's own files, and all pictures; not the pages in ``kept``.
  package var files: [SiteFile] = []
  /// Pages that are as they were, by path.
  package var kept: [String] = []
  /// Pages that can't be made yet, by path: their lessons have mistakes, and never were without.
  package var awaited: [String] = []
  package var diagnostics: [Diagnostic]
  /// Why pages are without pictures of the app: what the host lacks, each a sentence.
  package var obstacles: [String] = []
  /// Nothing was built, because there are mistakes.
  package var isStopped = false
}
