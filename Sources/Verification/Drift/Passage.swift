internal import CourseModel
internal import MarkdownTree

/// A paragraph or a heading of a lesson, as a row of its texts.
struct Passage {
  struct Piece {
    var text: String
    /// It stands between back quotes.
    var isCode: Bool
    var location: SourceLocation
  }

  private(set) var pieces: [Piece] = []
  /// The text of all that the same disclosure shows, its summary too; without a disclosure, the passage's own.
  private(set) var context = ""

  /// The text without marks.
  var text: String { pieces.map(\.text).joined() }

  /// What learners read besides listings, hints too, in the order of the document.
  static func all(in lesson: Lesson) -> [Passage] {
    all(in: lesson.introduction, lesson.file) + lesson.steps.flatMap { all(in: $0.blocks, lesson.file) }
  }

  private static func all(in blocks: [Block], _ file: String) -> [Passage] {
    blocks.flatMap { block -> [Passage] in
      switch block {
      case .prose(let node): all(in: node, file)
      case .hint(let hint): hint.content.flatMap { all(in: $0, hint.location.file) }
      case .disclosure(let summary, let blocks): withContext(all(in: blocks, file), under: summary)
      case .snippet: []
      }
    }
  }

  private static func withContext(_ passages: [Passage], under summary: String) -> [Passage] {
    let context = ([summary] + passages.map(\.text)).joined(separator: " ")
    return passages.map { passage in
      var passage = passage
      passage.context = context
      return passage
    }
  }

  private static func all(in node: MarkdownNode, _ file: String) -> [Passage] {
    switch node.kind {
    case .paragraph, .heading:
      var passage = Passage()
      passage.read(node, file)
      passage.context = passage.text
      return [passage]
    default: return node.children.flatMap { all(in: $0, file) }
    }
  }

  private mutating func read(_ node: MarkdownNode, _ file: String) {
    let location = SourceLocation(file: file, position: node.range.start)
    switch node.kind {
    case .text(let text): pieces.append(Piece(text: text, isCode: false, location: location))
    case .code(let text): pieces.append(Piece(text: text, isCode: true, location: location))
    case .softBreak, .lineBreak: pieces.append(Piece(text: " ", isCode: false, location: location))
    default: node.children.forEach { read($0, file) }
    }
  }
}
