package import CourseModel
internal import Foundation
internal import MarkdownTree
internal import SystemPackage

/// Which links and pictures of a lesson get onto its page, and what they point to there.
///
/// A page asks nothing of other servers by itself, so pictures come from the course. A link to a file that is not
/// published would be dead, or would tell where the answers are: its text stays, the link does not.
struct LinkPolicy {
  /// For a text that stands on no site: of its links, those to elsewhere remain, and none of its pictures.
  static let outsideOfSites = LinkPolicy(
    lesson: Lesson(id: "", title: "", directory: "", file: ""), in: Course(title: "", directory: "", lessons: []))

  let lesson: Lesson
  let lessons: Set<String>
  /// For a text of the course itself, which stands at the top of the site: its lessons.
  private let course: Course?
  /// The way to the top of the site.
  let root: String
  /// The anchors of the course's glossary; `nil` when it has none.
  private let terms: Set<String>?
  /// The names of the headings that stand open in the prose, but for those of steps.
  private let headings: Set<String>

  init(lesson: Lesson, in course: Course) {
    self.lesson = lesson
    self.course = nil
    root = "../"
    lessons = Set(course.lessons.map(\.id))
    terms = Self.terms(of: course)
    headings = Self.headings(
      of: (lesson.introduction + lesson.steps.flatMap(\.blocks)).compactMap { block in
        guard case .prose(let node) = block else { return nil }
        return node
      })
  }

  /// For a text that stands beside the lessons.
  init(_ text: CourseText, of course: Course) {
    lesson = Lesson(id: "", title: course.title, directory: course.directory, file: text.file)
    self.course = course
    root = ""
    lessons = Set(course.lessons.map(\.id))
    terms = Self.terms(of: course)
    headings = Self.headings(of: text.content)
  }

  private static func terms(of course: Course) -> Set<String>? {
    course.glossary.map { Set($0.entries.map { GlossaryTerms.anchor($0.term) }) }
  }

  private static func headings(of nodes: [MarkdownNode]) -> Set<String> {
    Set(
      nodes.compactMap { node in
        guard case .heading = node.kind else { return nil }
        return HeadingAnchor.name(node.plainText)
      })
  }

  /// The `id` of a heading with these words; `nil` for one that no link can name.
  func anchor(ofHeading words: String) -> String? {
    let slug = HeadingAnchor.name(words)
    return !slug.isEmpty && headings.contains(slug) ? PageAnchor.name(slug) : nil
  }

  /// The `href` of a link; `nil` when there is to be none.
  func link(to destination: String) -> String? {
    if let scheme = URLText.scheme(of: destination) {
      return Self.schemes.contains(scheme) ? destination : nil
    }
    let (path, fragment) = Self.split(destination)
    if path.isEmpty { return anchor(fragment).map { "#\($0)" } }
    if let picture = sitePath(of: path), PictureFile.isOne(picture) {
      // Opened by itself, it is a document that may have scripts.
      return picture.lowercased().hasSuffix(".svg") ? nil : relativeLink(to: picture)
    }
    switch sitePath(of: path) {
    case "course.md": return "\(root)index.html"
    case "glossary.md":
      guard let terms else { return nil }
      let anchor = PageAnchor.name(fragment.removingPercentEncoding ?? fragment)
      return "\(root)\(GlossaryTerms.page)" + (terms.contains(anchor) ? "#\(anchor)" : "")
    default: break
    }
    guard let directory = lessonDirectory(path) else { return nil }
    let link = "\(root)\(URLText.encodingPathPart(directory))/index.html"
    if fragment.isEmpty { return link }
    if let other = course?.lessons.first(where: { $0.id == directory }) {
      return Self.step(fragment, of: other).map { "\(link)#\(StepAnchor.name($0))" } ?? link
    }
    guard directory == lesson.id else { return link }
    return anchor(fragment).map { "\(link)#\($0)" } ?? link
  }

  /// The `src` of a picture and where its file is; `nil` when the picture is not one of the course.
  func picture(_ source: String) -> (link: String, file: SiteFile)? {
    guard URLText.scheme(of: source) == nil, let path = sitePath(of: Self.split(source).path), PictureFile.isOne(path)
    else { return nil }
    let directory = FilePath(lesson.directory)
    if course != nil {
      return (
        relativeLink(to: path),
        SiteFile(path: path, content: .copy(of: directory.appending(path).string, in: lesson.directory))
      )
    }
    let course = directory.appending("..")
    var inLesson = FilePath(path)
    let content: SiteFile.Content =
      inLesson.removePrefix(FilePath(lesson.id)) && !inLesson.isEmpty
      ? .copy(of: directory.pushing(inLesson).string, in: lesson.directory)
      : .copy(of: course.pushing(FilePath(path)).string, in: course.string)
    return (relativeLink(to: path), SiteFile(path: path, content: content))
  }

  /// The anchor of a step, by its id or by the name that GitHub gives to its heading; or that of another heading.
  private func anchor(_ fragment: String) -> String? {
    if let step = Self.step(fragment, of: lesson) { return StepAnchor.name(step) }
    let name = fragment.removingPercentEncoding ?? fragment
    return headings.contains(name) ? PageAnchor.name(name) : nil
  }

  private static func step(_ fragment: String, of lesson: Lesson) -> Step? {
    lesson.steps.first { $0.id == fragment || HeadingAnchor.name($0.title) == fragment }
  }

  private func lessonDirectory(_ path: String) -> String? {
    guard let path = sitePath(of: path) else { return nil }
    var parts = path.split(separator: "/").map(String.init)
    // A course may keep its lessons in a folder of this name.
    if course != nil, parts.first == "lessons", !lessons.contains("lessons") { parts.removeFirst() }
    guard let directory = parts.first, lessons.contains(directory) else { return nil }
    return parts.count == 1 || (parts.count == 2 && parts[1] == "lesson.md") ? directory : nil
  }

  /// A path that is relative to the lesson as one from the top of the course; `nil` when it leads out of it.
  private func sitePath(of path: String) -> String? {
    guard !lesson.id.isEmpty || course != nil, !path.hasPrefix("/"), !path.contains("\\"),
      let decoded = path.removingPercentEncoding
    else { return nil }
    var parts = course == nil ? [lesson.id] : []
    for part in decoded.split(separator: "/") where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else if part.hasPrefix(".") || part.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        return nil
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private func relativeLink(to sitePath: String) -> String {
    root + sitePath.split(separator: "/").map { URLText.encodingPathPart(String($0)) }.joined(separator: "/")
  }

  private static let schemes: Set<String> = ["http", "https", "mailto"]

  private static func split(_ destination: String) -> (path: String, fragment: String) {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return (String(path), parts.count > 1 ? parts[1] : "")
  }
}

/// The anchor of a heading that is no step's. The prefix keeps it apart from those of steps and the page's own.
enum PageAnchor {
  static func name(_ slug: String) -> String { "at-\(URLText.encodingPathPart(slug).replacing("%", with: "_"))" }
}

/// The anchor of a step on its page. The prefix keeps it apart from the page's own anchors.
package enum StepAnchor {
  package static func name(_ step: Step) -> String { name(ofStep: step.id) }

  static func name(ofStep id: String) -> String {
    "step-\(URLText.encodingPathPart(id).replacing("%", with: "_"))"
  }
}
