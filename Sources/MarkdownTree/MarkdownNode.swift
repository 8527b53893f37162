/// A node of a markdown document: what it is, where it stands, and what it holds.
///
/// The tree is a value. The C library that parses the text is known to ``MarkdownDocument`` alone.
package struct MarkdownNode: Hashable, Sendable {
  /// What a node is, in CommonMark's words.
  package enum Kind: Hashable, Sendable {
    case document
    // Blocks
    case blockQuote
    case list(ordered: Bool, start: Int, tight: Bool)
    case item
    /// `info` is the whole info string of a fence as it stands in the source line (not unescaped); `nil` for
    /// an indented code block.
    case codeBlock(info: String?, literal: String)
    case htmlBlock(String)
    case paragraph
    case heading(level: Int)
    case thematicBreak
    // Inlines
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case inlineHTML(String)
    case emphasis
    case strong
    case link(destination: String, title: String)
    case image(source: String, title: String)
  }

  package var kind: Kind
  /// Where the node stands. The start of a block is exact, and so is the end of a fenced code block that is closed;
  /// inlines and other ends are placed as libcmark does it, which can be wrong behind link reference definitions and
  /// on indented continuation lines.
  package var range: SourceRange
  package var children: [MarkdownNode]

  package init(_ kind: Kind, range: SourceRange, children: [MarkdownNode] = []) {
    self.kind = kind
    self.range = range
    self.children = children
  }
}

extension MarkdownNode {
  /// The text of the node and all that it holds, without markup: what a heading says.
  package var plainText: String {
    switch kind {
    case .text(let text), .code(let text): text
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }

  /// Of a fenced code block in the text of `lines`: a closing fence stands under it.
  package func isClosedFence(in lines: SourceLines) -> Bool {
    guard case .codeBlock(.some, let literal) = kind else { return false }
    let count = literal.utf8.count { $0 == UInt8(ascii: "\n") }
    // libcmark ends an open fence at the line that ends what the fence stands in: that line is no fence.
    let opening = lines.text(ofLine: range.start.line, fromColumn: range.start.column).utf8
    guard range.end.line - range.start.line - 1 == count, let mark = opening.first else { return false }
    let closing = lines.text(ofLine: range.end.line).utf8.trimmedBlanks.reversed().prefix { $0 == mark }.count
    return closing >= opening.prefix { $0 == mark }.count
  }
}
