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
  /// Where the node stands. Start lines of blocks are exact; trust the end of an HTML block only to a line.
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
}
