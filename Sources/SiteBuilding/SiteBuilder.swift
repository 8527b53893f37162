package import CourseModel
package import Foundation
internal import Grading
internal import LessonParsing
package import PageRendering
internal import Storage
internal import Synchronization

/// Builds a course's site again and again, and each time only what has changed.
///
/// How this works: of each lesson the builder remembers what it was made from (a hash of the text of every file that was
/// read), what other pages show of it (its outline: title, summary, steps), and a key of its page: a hash of all that the
/// page depends on. A lesson whose files are as they were is not parsed, and a page whose key is as it was is not rendered.
/// The course's own pages are made each time. ``SiteCache`` can be kept on a disk.
package struct SiteBuilder: Sendable {
  /// Draws the pictures of a lesson's app.
  package typealias Pictures = @Sendable (Lesson) async throws -> LessonPictureSet
  /// Makes a bitmap, PNG, of an SVG; `nil` where that does not work.
  package typealias Bitmaps = @Sendable (String) async throws -> Data?

  package let path: String
  package var renderer: SiteRenderer
  package var options: SiteOptions
  /// What every page depends on beside the course: the tool and the templates.
  package var identity: [String]
  package var pictures: Pictures
  /// For what is shown by those who share a page; without them pages name no such picture.
  package var bitmaps: Bitmaps?
  package var cache: SiteCache
  /// Where pages wait that are to be written; without it, in memory.
  var spool: ByteSpool?
  /// How many lessons are read, and pages made, at the same time.
  private let jobs = ProcessInfo.processInfo.activeProcessorCount

  package init(
    path: String, renderer: SiteRenderer, options: SiteOptions = SiteOptions(), identity: [String] = [],
    cache: SiteCache = SiteCache(), pictures: @escaping Pictures = { _ in LessonPictureSet() }, bitmaps: Bitmaps? = nil
  ) {
    self.bitmaps = bitmaps
    self.path = path
    self.renderer = renderer
    self.options = options
    self.identity = identity
    self.cache = cache
    self.pictures = pictures
  }

  /// What to do with a lesson that has a mistake.
  package enum MistakeHandling: Sendable {
    /// The lesson stays as it was when it was good, and is left out when it never was; the others are built. Nothing is
    /// built when no lesson is good.
    case leaveOut
    /// The lesson stays as it was when it was good, and has its place among the others when it never was. A picture that
    /// could not be drawn is tried again when its lesson changes, and not each time that anything does.
    case keepGood
  }

  /// - Parameters:
  ///   - changed: The absolute paths of files that may have changed since the last time; `nil` when any may have.
  ///   - retries: Whether pages are made again whose pictures were not all there.
  ///   - isThere: Whether the page at this path is where it was put the last time, as it was.
  /// - Throws: ``LessonParsing/CourseLoader/Failure``, and what rendering throws.
  package mutating func build(
    _ mistakes: MistakeHandling, changed: Set<String>? = nil, retries: Bool = false,
    isThere: (String) -> Bool = { _ in true }
  ) async throws -> SiteBuild {
    let sources = try CourseSources(at: path)
    var readings = try await readings(of: sources, changed: changed)
    var build = SiteBuild(
      diagnostics: sources.diagnostics(of: readings.map(\.cache.outline.lesson))
        + readings.flatMap(\.cache.diagnostics))
    let unbuilt = mistakes == .leaveOut ? readings.filter { $0.isAwaited(isThere) } : []
    if mistakes == .leaveOut, readings.allSatisfy(\.cache.hasMistakes) {
      build.isStopped = true
      return build
    }
    readings.removeAll { $0.isAwaited(isThere) && mistakes == .leaveOut }
    build.leftOut = unbuilt.map(\.source.file)

    let course = sources.course(of: readings.map { $0.shown.lesson })
    build.language = course.pages.language
    let options = options(for: course)
    let context = context(of: course, options)
    let byFile = Dictionary(readings.map { ($0.source.file, $0) }, uniquingKeysWith: { first, _ in first })
    try renderer.refuseNames(of: course)
    let pages = course.lessons.enumerated().compactMap { index, lesson -> AwaitedPage? in
      guard let reading = byFile[lesson.file] else { return nil }
      let key = key(of: reading.cache, at: index, of: course, context)
      return AwaitedPage(
        index: index, reading: reading, key: key,
        state: state(reading.cache, key, retries: retries || mistakes == .leaveOut, isThere))
    }
    var made = try await rendered(pages.filter { $0.state == .outdated }, of: course, options)
    var searchTexts: [String] = []
    cache.lessons = [:]
    for page in pages {
      var cached = page.reading.cache
      switch page.state {
      case .kept: build.kept.append(cached.pagePath)
      case .awaited: build.awaited.append(cached.pagePath)
      case .outdated:
        guard let (lesson, drawn) = made.removeValue(forKey: page.index) else { continue }
        build.files.append(lesson.page)
        if let obstacle = drawn.obstacle, !build.obstacles.contains(obstacle) { build.obstacles.append(obstacle) }
        cached.page = CachedPage(
          key: page.key, isFinal: drawn.isFinal, outline: cached.outline, lesson, drawn.diagnostics)
      }
      build.diagnostics += cached.page?.diagnostics ?? []
      if let page = cached.page { searchTexts.append(page.searchText) }
      build.files += cached.page?.files ?? []
      cache.lessons[page.reading.source.file] = cached
    }
    let cover = course.lessons.compactMap { cache.lessons[$0.file]?.page?.cover }.first
    build.lacksBitmaps = cover != nil && bitmaps == nil && options.address(of: course) != nil
    build.files += try await courseFiles(of: course, searchTexts, cover, options)
    build.files = build.files.withoutRepetitions
    return build
  }

  // MARK: Pages

  private enum PageState {
    /// As it was.
    case kept
    /// It can't be made before its lesson's mistakes are mended, and never was.
    case awaited
    /// To be made.
    case outdated
  }

  private struct AwaitedPage: Sendable {
    /// Of the lesson in its course.
    var index: Int
    var reading: ReadLesson
    var key: String
    var state: PageState
  }

  private func state(
    _ lesson: CachedLesson, _ key: String, retries: Bool, _ isThere: (String) -> Bool
  ) -> PageState {
    if lesson.hasMistakes { return lesson.page == nil ? .awaited : .kept }
    guard let page = lesson.page, page.key == key, page.isFinal || !retries, isThere(lesson.pagePath)
    else { return .outdated }
    return .kept
  }

  /// By the index of the lesson. Pages do not depend on each other, so all processors make them.
  private func rendered(
    _ pages: [AwaitedPage], of course: Course, _ options: SiteOptions
  ) async throws -> [Int: (RenderedLesson, LessonPictureSet)] {
    let (renderer, pictures, bitmaps, spool) = (renderer, pictures, bitmaps, spool)
    let made = try await pages.parallelMap(limit: jobs) { page in
      let whole = try page.reading.whole()
      var parts = course
      parts.lessons[page.index] = whole
      let drawn = try await pictures(whole)
      var lesson = try renderer.lesson(at: page.index, of: parts, options: options, pictures: drawn.pictures)
      if let shared = lesson.shared {
        if let bitmap = try await bitmaps?(shared.svg) {
          lesson.attachments.append(SiteFile(path: shared.path, content: .bytes(bitmap)))
        } else {
          // The page must not name what is not there.
          var without = options
          without.sharesPictures = false
          lesson = try renderer.lesson(at: page.index, of: parts, options: without, pictures: drawn.pictures)
        }
      }
      // Where the disk of temporary files is full, the page stays in memory.
      if let spool, case .text(let text) = lesson.page.content, let place = try? spool.add(text.utf8) {
        lesson.page.content = .stored(.init { try spool.bytes(at: place) })
      }
      return (page.index, (lesson, drawn))
    }
    return Dictionary(uniqueKeysWithValues: made)
  }

  private func courseFiles(
    of course: Course, _ searchTexts: [String], _ cover: CoursePictures.Frame?, _ options: SiteOptions
  ) async throws -> [SiteFile] {
    var options = options
    var files: [SiteFile] = []
    if let shared = renderer.sharePicture(of: course, cover: cover, options: options) {
      let bitmap = try await bitmaps?(shared.svg)
      files = bitmap.map { [SiteFile(path: shared.path, content: .bytes($0))] } ?? []
      options.sharesPictures = bitmap != nil
    }
    return files
      + (try renderer.courseFiles(of: course, searchTexts: searchTexts, cover: cover, options: options))
  }

  private func options(for course: Course) -> SiteOptions {
    var options = options
    options.sharesPictures = bitmaps != nil && options.address(of: course) != nil
    return options
  }

  // MARK: Reading

  /// A lesson's source with what is known of it now.
  private struct ReadLesson: Sendable {
    var source: LessonSource
    var cache: CachedLesson
    /// Only when it was read this time, and until its page is made: hundreds of lessons are not held beside their pages.
    var lesson: Handover<Lesson>?
    /// Why it could not be read.
    var refusal: CourseLoader.Failure?

    /// What other pages show: what was last good, as long as there is a mistake.
    var shown: LessonOutline { cache.hasMistakes ? cache.page?.outline ?? cache.outline : cache.outline }

    /// Whether there is no page of it, and none can be made.
    func isAwaited(_ isThere: (String) -> Bool) -> Bool {
      cache.hasMistakes && (cache.page == nil || !isThere(cache.pagePath))
    }

    /// Once.
    func whole() throws -> Lesson { try lesson?.take() ?? source.read().lesson }
  }

  private func readings(of sources: CourseSources, changed: Set<String>?) async throws -> [ReadLesson] {
    let known = cache.lessons
    let readings = try await sources.lessons.parallelMap(limit: jobs) { source in
      Self.reading(of: source, known: known[source.file], changed: changed)
    }
    if let refusal = readings.compactMap(\.refusal).last, readings.allSatisfy({ $0.refusal != nil }) { throw refusal }
    return readings
  }

  private static func reading(of source: LessonSource, known old: CachedLesson?, changed: Set<String>?) -> ReadLesson {
    if let old, old.isUnchanged(changed: changed) { return ReadLesson(source: source, cache: old) }
    do throws(CourseLoader.Failure) {
      let read = try source.read()
      return ReadLesson(source: source, cache: CachedLesson(read, page: old?.page), lesson: Handover(read.lesson))
    } catch {
      let cache = CachedLesson(unreadable: source, error.diagnostic(of: source), page: old?.page)
      return ReadLesson(source: source, cache: cache, refusal: error)
    }
  }

  // MARK: Keys

  /// What is the same for all pages of the course.
  private func context(of course: Course, _ options: SiteOptions) -> String {
    ContentHash(
      identity + ["\(options)", course.title, "\(course.pages)", course.glossary?.signature ?? ""]
        + course.lessons.map(\.id)
    ).description
  }

  private func key(of lesson: CachedLesson, at index: Int, of course: Course, _ context: String) -> String {
    let neighbours = [index - 1, index + 1].flatMap { index in
      course.lessons.indices.contains(index) ? LessonOutline(course.lessons[index]).words : ["-"]
    }
    let shown = SiteRenderer.lessonsShown(onPageOf: index, of: course.lessons.count).map { course.lessons[$0].title }
    let inputs = lesson.inputs.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return ContentHash([context, "\(index)"] + neighbours + ["among"] + shown + ["of"] + inputs).description
  }
}

/// A value that one part of the work hands on to another, and holds no longer then.
private final class Handover<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: Value) { self.value = Mutex(value) }

  func take() -> Value? {
    value.withLock { value in
      defer { value = nil }
      return value
    }
  }
}

extension [SiteFile] {
  /// Two lessons may show the same picture.
  fileprivate var withoutRepetitions: [SiteFile] {
    Dictionary(map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values.sorted { $0.path < $1.path }
  }
}

/// The pictures of a lesson's app, as far as they could be drawn.
package struct LessonPictureSet: Sendable {
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
  /// The markdown files of lessons that have mistakes and no page of before.
  package var leftOut: [String] = []
  /// Why pages are without pictures of the app: what the host lacks, each a sentence.
  package var obstacles: [String] = []
  /// Of the course: a tag of BCP 47.
  package var language = "en"
  /// Whether its pages could name pictures for those who share them, if there was something that makes bitmaps.
  package var lacksBitmaps = false
  /// Nothing was built, because no lesson is without mistakes.
  package var isStopped = false
}
