import CourseModel
import Foundation
import MarkdownTree

@testable import PageRendering

/// Short ways to write a course as a value.
enum Sample {
  static let file = "course/01-first/lesson.md"
  static let place = SourceRange(start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 1))

  static func course(
    title: String = "A course", id: String = "01-first", introduction: [Block] = [], steps: [Step] = []
  ) -> Course {
    Course(
      title: title, directory: "course",
      lessons: [
        Lesson(
          id: id, title: "The first lesson", summary: "What it is about.", directory: "course/\(id)", file: file,
          introduction: introduction, steps: steps),
        Lesson(id: "02-second", title: "The second", directory: "course/02-second", file: "course/02-second/lesson.md"),
      ])
  }

  static func step(_ blocks: [Block] = [], id: String = "read", title: String = "Read what was typed") -> Step {
    Step(id: id, title: title, location: SourceLocation(file: file, line: 3), blocks: blocks)
  }

  static func snippet(
    _ role: Role, _ code: String, file: String = file, placement: Placement = .alone, title: String? = nil,
    hidden: Bool = false
  ) -> Block {
    .snippet(
      Snippet(
        role: role, code: code, location: SourceLocation(file: file, line: 5), placement: placement, title: title,
        isHidden: hidden))
  }

  static func hint(_ words: String, file: String = file) -> Block {
    .hint(
      Hint(
        location: SourceLocation(file: file, line: 9), summary: "Hint", content: [paragraph(text(words))], text: words))
  }

  static func prose(_ words: String) -> Block { .prose(paragraph(text(words))) }

  static func node(_ kind: MarkdownNode.Kind, _ children: MarkdownNode...) -> MarkdownNode {
    MarkdownNode(kind, range: place, children: children)
  }
  static func paragraph(_ children: MarkdownNode...) -> MarkdownNode {
    MarkdownNode(.paragraph, range: place, children: children)
  }
  static func text(_ text: String) -> MarkdownNode { node(.text(text)) }

  /// The templates of the project.
  static var templates: TemplateSet {
    get throws { try TemplateSet(directory: project.appendingPathComponent("templates")) }
  }

  /// The words of pages in English.
  static var strings: PageStrings {
    get throws { try templates.strings(in: "en") }
  }

  static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The page of the first lesson with the project's templates.
  static func page(
    _ course: Course, options: SiteOptions = SiteOptions(), pictures: CoursePictures = CoursePictures()
  ) throws -> String {
    let files = try SiteRenderer(templates: templates).render(course, options: options, pictures: pictures)
    for case let file in files where file.path.hasSuffix("/index.html") {
      if case .text(let html) = file.content { return html }
    }
    return ""
  }

  /// Blocks as a lesson's page has them.
  static func html(_ nodes: MarkdownNode...) -> String {
    let course = course(steps: [step()])
    var markdown = MarkdownHTML(links: LinkPolicy(lesson: course.lessons[0], in: course))
    return markdown.html(nodes)
  }
}
