internal import CourseModel
internal import MarkdownTree

/// A paragraph or a heading of a lesson, as a row of its texts.
struct Paragraph {
  struct Inline {
    var text: String
    /// It stands between back quotes.
    var isCode: Bool
    var location: SourceLocation
  }

  private(set) var inlines: [Inline] = []
  /// The text of all that the same disclosure shows, its summary too; without a disclosure, the paragraph's own.
  private(set) var context = ""

  /// The text without marks.
  var text: String { inlines.map(\.text).joined() }

  /// What learners read besides listings, hints too, in the order of the document.
  static func all(in lesson: Lesson) -> [Paragraph] {
    all(in: lesson.introduction, lesson.file) + lesson.steps.flatMap { all(in: $0.blocks, lesson.file) }
  }

  private static func all(in blocks: [Block], _ file: String) -> [Paragraph] {
    blocks.flatMap { block -> [Paragraph] in
      switch block {
      case .prose(let node): all(in: node, file)
      case .hint(let hint): hint.content.flatMap { all(in: $0, hint.location.file) }
      case .disclosure(let summary, let blocks): withContext(all(in: blocks, file), under: summary)
      case .snippet: []
      }
    }
  }

  private static func withContext(_ paragraphs: [Paragraph], under summary: String) -> [Paragraph] {
    let context = ([summary] + paragraphs.map(\.text)).joined(separator: " ")
    return paragraphs.map { paragraph in
      var paragraph = paragraph
      paragraph.context = context
      return paragraph
    }
  }

  private static func all(in node: MarkdownNode, _ file: String) -> [Paragraph] {
    switch node.kind {
    case .paragraph, .heading:
      var paragraph = Paragraph()
      paragraph.read(node, file)
      paragraph.context = paragraph.text
      return [paragraph]
    default: return node.children.flatMap { all(in: $0, file) }
    }
  }

  private mutating func read(_ node: MarkdownNode, _ file: String) {
    let location = SourceLocation(file: file, position: node.range.start)
    switch node.kind {
    case .text(let text): inlines.append(Inline(text: text, isCode: false, location: location))
    case .code(let text): inlines.append(Inline(text: text, isCode: true, location: location))
    case .softBreak, .lineBreak: inlines.append(Inline(text: " ", isCode: false, location: location))
    default: node.children.forEach { read($0, file) }
    }
  }
}
