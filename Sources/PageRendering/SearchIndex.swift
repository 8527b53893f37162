package import CourseModel
internal import Foundation
internal import MarkdownTree

/// What readers can search: titles, and the words of the prose that every reader sees.
///
/// It is a script that sets one variable, since a page that was opened from a disk may not read other files. Code, hints,
/// solutions and everything private are not in it.
package enum SearchIndex {
  /// A lesson's introduction, or a step.
  package struct Entry: Codable, Hashable, Sendable {
    /// From the top of the site.
    package var link: String
    package var lesson: String
    /// The title of the step; empty for an introduction.
    package var step: String
    package var text: String
  }

  /// What a lesson brings, so that it can be kept until the lesson changes.
  package static func entries(of lesson: Lesson) -> [Entry] {
    let link = LessonPath(lesson).link
    let opening = [lesson.summary ?? "", SearchText.of(lesson.introduction, in: lesson)].filter { !$0.isEmpty }
    return [Entry(link: link, lesson: lesson.title, step: "", text: opening.joined(separator: " "))]
      + lesson.steps.map { step in
        Entry(
          link: "\(link)#\(StepAnchor.name(step))", lesson: lesson.title, step: step.title,
          text: SearchText.of(step.blocks, in: lesson))
      }
  }

  /// Entries as they stand in the file, with a comma after each.
  package static func text(of entries: [Entry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try entries.map { entry in
      String(decoding: try encoder.encode(entry), as: UTF8.self)
        // Read as HTML, the file has no tag in it; U+2028 and U+2029, which end lines in older JavaScript, are escaped.
        .replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
        + ",\n"
    }.joined()
  }

  /// - Parameter texts: What ``text(of:)`` made of each lesson, in their order.
  static func file(of texts: [String]) -> SiteFile {
    SiteFile(
      path: "search-index.js", content: .text("window.coursemarkSearchIndex = [\n\(texts.joined())];\n"))
  }
}

/// The words of prose, without its marks.
enum SearchText {
  /// Of what stands open on the page, and of what only says more.
  static func of(_ blocks: [Block], in lesson: Lesson) -> String {
    blocks.compactMap { block -> String? in
      switch block {
      case .prose(let node): node.mayHoldAnswer ? nil : words(of: node)
      case .disclosure(let summary, let blocks) where !isWithheld(summary, blocks, lesson):
        "\(summary) \(of(blocks, in: lesson))"
      case .disclosure, .hint, .snippet: nil
      }
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// For search engines: the summary, or how the lesson begins.
  static func description(of lesson: Lesson) -> String {
    if let summary = lesson.summary, !summary.isEmpty { return excerpt(summary, length: 300) }
    let text = of(lesson.introduction, in: lesson)
    return excerpt(text.isEmpty ? lesson.title : text, length: 200)
  }

  /// Cut between words.
  static func excerpt(_ text: String, length: Int) -> String {
    if text.count <= length { return text }
    let start = text.prefix(length)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return "\(start[..<end])…"
  }

  /// The page withholds it, or it gives the answer away.
  private static func isWithheld(_ summary: String, _ blocks: [Block], _ lesson: Lesson) -> Bool {
    let snippets = blocks.snippets
    let isPrivate = snippets.allSatisfy { $0.isPrivate || $0.fence.file != lesson.file }
    return SolutionWords.isSolution(summary, blocks) || (!snippets.isEmpty && isPrivate)
  }

  /// Code blocks and raw HTML are left out: the one is no prose, the other can hide anything.
  private static func words(of node: MarkdownNode) -> String {
    switch node.kind {
    case .codeBlock, .htmlBlock, .thematicBreak: ""
    case .paragraph, .heading:
      node.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .document, .blockQuote, .list, .item:
      node.children.map { words(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
    default: node.plainText
    }
  }
}
