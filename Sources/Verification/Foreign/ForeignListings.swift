internal import CourseModel
internal import MarkdownTree
internal import SwiftSource

/// The Swift of a text that was not written for Coursemark.
struct ForeignListings: Sendable {
  /// Those that can be compiled and those that can't, in the order of the text.
  private(set) var snippets: [Snippet] = []
  /// Where Swift stands outside of fences.
  private(set) var unfencedCode: [SourceLocation] = []

  private let file: String

  init(_ lesson: Lesson) {
    file = lesson.file
    add(lesson.introduction)
    for step in lesson.steps { add(step.blocks) }
  }

  private mutating func add(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .snippet(let snippet): snippets.append(snippet)
      case .disclosure(_, let blocks): add(blocks)
      case .prose(let node): add(node, isSnippetToo: true)
      case .hint(let hint): for node in hint.content { add(node, isSnippetToo: false) }
      }
    }
  }

  /// - Parameter isSnippetToo: The fences that are marked as Swift are snippets beside the prose.
  private mutating func add(_ node: MarkdownNode, isSnippetToo: Bool) {
    switch node.kind {
    case .codeBlock(let info?, let code):
      let word = info.prefix { !$0.isWhitespace && $0 != "," }.lowercased()
      let isMarked = ["swift", "swifttest"].contains(word)
      let isSwift = word.isEmpty && ParserLimits.allow(code) && ListingOutline.looksLikeSwift(code)
      guard isSwift || isMarked && !isSnippetToo else { return }
      let start = node.range.start
      var snippet = Snippet(
        role: .example, code: code, location: SourceLocation(file: file, line: start.line + 1, column: start.column),
        fence: SourceLocation(file: file, position: start), isInProse: true)
      ListingMarks(info: info).mark(&snippet)
      snippets.append(snippet)
    case .codeBlock(nil, let code):
      if ParserLimits.allow(code), ListingOutline.looksLikeSwift(code) { addUnfenced(node) }
    case .paragraph:
      if node.plainText.prefix(400).contains(Self.declaration) { addUnfenced(node) }
    default:
      for child in node.children { add(child, isSnippetToo: isSnippetToo) }
    }
  }

  private mutating func addUnfenced(_ node: MarkdownNode) {
    unfencedCode.append(SourceLocation(file: file, position: node.range.start))
  }

  /// A paragraph that begins as no sentence does.
  private nonisolated(unsafe) static let declaration =
    /^(?:(?:@\w+|override|private|public|weak|static|final) )*(?:func \w+ ?[(<]|(?:class|struct|enum|protocol|extension) \w+[:,<> \w]*\{|(?:let|var) \w+ ?[:=]|import (?:UIKit|Foundation) ?)/
}
