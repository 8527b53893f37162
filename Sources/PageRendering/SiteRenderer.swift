package import CourseModel
package import Foundation

/// Turns a course into pages: an index of its lessons, and a page for each lesson.
///
/// Rendering is pure: a course and templates go in, files come out. ``SiteWriter`` puts them on the disk.
///
/// What learners must not see is not hidden on a page; it is not there. See ``LessonPageRenderer``.
package struct SiteRenderer: Sendable {
  package let templates: TemplateSet
  let knownStories = KnownStories()

  package init(templates: TemplateSet) {
    self.templates = templates
  }

  /// The pages, the search index, the files that come with the templates, and the pictures that the lessons show, by path.
  /// - Parameter pictures: What the apps of the course look like, for the fences that show it.
  /// - Throws: ``TemplateSet/Problem`` when a template that is needed does not exist.
  package func render(
    _ course: Course, options: SiteOptions = SiteOptions(), pictures: CoursePictures = CoursePictures()
  ) throws -> [SiteFile] {
    try refuseNames(of: course)
    let lessons = try course.lessons.indices.map { index in
      try lesson(at: index, of: course, options: options, pictures: pictures)
    }
    let files =
      try courseFiles(
        of: course, searchTexts: lessons.map(\.searchText), cover: lessons.lazy.compactMap(\.cover).first,
        options: options)
      + lessons.flatMap { [$0.page] + $0.pictures + $0.attachments }
    return Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      .values.sorted { $0.path < $1.path }
  }
}

/// A file of the site that is to be.
package struct SiteFile: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case text(String)
    case bytes(Data)
    /// The bytes of a file of the course; paths as the user would type them.
    /// - Parameter folder: Nothing is read that is not in it, whatever links there are.
    case copy(of: String, in: String)
    /// Bytes that are not in memory.
    case stored(StoredContent)
  }

  /// No two are equal, whatever their bytes are.
  package final class StoredContent: Hashable, Sendable {
    let read: @Sendable () throws -> [UInt8]

    package init(read: @escaping @Sendable () throws -> [UInt8]) { self.read = read }

    package static func == (first: StoredContent, second: StoredContent) -> Bool { first === second }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// From the top of the site, with `/` between directories.
  package var path: String
  package var content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }
}

/// Where a lesson is found on the site.
struct LessonPath {
  let directory: String

  init(_ lesson: Lesson) { self.init(id: lesson.id) }

  init(id: String) { directory = id }

  var page: String { "\(directory)/index.html" }

  /// The page as part of a link. All links name `index.html`, so that they work from the disk too.
  var link: String { "\(URLText.encodingPathPart(directory))/index.html" }
}
