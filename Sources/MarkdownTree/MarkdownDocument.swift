internal import CCMark

/// Markdown text, read by libcmark into a tree of values. C is known to this file alone.
///
/// How it works: libcmark makes its tree, an iterator of libcmark's walks it without recursion, and each node becomes a
/// value on an explicit stack. What is nested deeper than ``maximumDepth`` is laid flat, because Swift frees nested
/// values by recursion and a hostile text nests as deep as it is long.
package enum MarkdownDocument {
  /// Deeper nodes become siblings of the nodes that they stand in.
  package static let maximumDepth = 100

  /// Reads any bytes. What is not UTF-8 becomes U+FFFD first; columns count the bytes after that.
  package static func parse(_ bytes: [UInt8]) -> MarkdownNode { parse(String(decoding: bytes, as: UTF8.self)) }

  /// Reads any text; line feeds, carriage returns and pairs of them end a line. A byte-order mark has no column.
  ///
  /// - Parameter readsLinks: `false` takes links, images and references for plain text. libcmark needs quadratic time
  ///   for many unfinished images, which a stranger's text may hold.
  package static func parse(_ text: String, readsLinks: Bool = true) -> MarkdownNode {
    var bytes = Array(text.utf8)
    let lines = SourceLines(bytes)
    ContainerMarks.bound(&bytes)
    if readsLinks { ImageMarks.bound(&bytes) }
    var reader = TreeReader(lines: lines)
    if !readsLinks, let standIn = (UInt8(1)..<9).first(where: { !bytes.contains($0) }) {
      reader.bracket = standIn
      for index in bytes.indices where bytes[index] == UInt8(ascii: "[") { bytes[index] = standIn }
    }
    return bytes.withUnsafeBytes { buffer in
      let nothing = MarkdownNode(
        .document, range: SourceRange(start: .init(line: 1, column: 1), end: .init(line: 1, column: 1)))
      let characters = buffer.assumingMemoryBound(to: CChar.self)
      guard let root = cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT) else {
        return nothing
      }
      defer { cmark_node_free(root) }
      cmark_consolidate_text_nodes(root)
      return reader.tree(root) ?? nothing
    }
  }
}

/// Makes values of libcmark's nodes.
private struct TreeReader {
  let lines: SourceLines
  /// What stands for each `[` in the text that libcmark was given.
  var bracket: UInt8?

  func tree(_ root: OpaquePointer) -> MarkdownNode? {
    guard let iterator = cmark_iter_new(root) else { return nil }
    defer { cmark_iter_free(iterator) }
    /// The nodes that are entered and not left yet, outermost first.
    var open: [MarkdownNode] = []
    var depth = 0
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return nil }
      if event == CMARK_EVENT_EXIT {
        depth -= 1
        if depth >= MarkdownDocument.maximumDepth { continue }
        let done = open.removeLast()
        if open.isEmpty { return done }
        open[open.count - 1].children.append(done)
        continue
      }
      var value = MarkdownNode(kind(of: node), range: range(of: node))
      if value.range.start.line == 0, let parent = open.last {
        // libcmark does not place line breaks: they stand behind what they follow.
        let end = parent.children.last?.range.end ?? parent.range.start
        value.range = SourceRange(start: end, end: end)
      }
      if cmark_node_is_leaf(node) {
        open[open.count - 1].children.append(value)
      } else {
        if depth < MarkdownDocument.maximumDepth {
          open.append(value)
        } else {
          open[open.count - 1].children.append(value)
        }
        depth += 1
      }
    }
  }

  private func range(of node: OpaquePointer) -> SourceRange {
    let start = SourcePosition(
      line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)))
    let end = SourcePosition(
      line: Int(cmark_node_get_end_line(node)), column: Int(cmark_node_get_end_column(node)) + 1)
    return SourceRange(start: start, end: max(start, end))
  }

  private func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST:
      return .list(
        ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST, start: Int(cmark_node_get_list_start(node)),
        tight: cmark_node_get_list_tight(node) != 0)
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_CODE_BLOCK: return codeBlock(node)
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock(literal(node))
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_TEXT: return .text(literal(node))
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .code(literal(node))
    case CMARK_NODE_HTML_INLINE: return .inlineHTML(literal(node))
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK:
      return .link(destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      return .image(source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    default: return .document
    }
  }

  private func codeBlock(_ node: OpaquePointer) -> MarkdownNode.Kind {
    let literal = literal(node)
    let source = lines.text(
      ofLine: Int(cmark_node_get_start_line(node)), fromColumn: Int(cmark_node_get_start_column(node)))
    guard let mark = source.utf8.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return .codeBlock(info: nil, literal: literal)
    }
    // libcmark says nothing of an indented block that shows a bare fence; but such a block's own text starts with it,
    // where in a fenced block the same line would be the closing fence.
    let hasInfo = cmark_node_get_fence_info(node).map { $0.pointee != 0 } ?? false
    let firstLine = literal.utf8.prefix { $0 != 0x0A && $0 != 0x0D }
    if !hasInfo, source.utf8.trimmedBlanks.elementsEqual(Substring(firstLine).utf8.trimmedBlanks) {
      return .codeBlock(info: nil, literal: literal)
    }
    let info = source.utf8.drop { $0 == mark }
    return .codeBlock(info: String(Substring(info.trimmedBlanks)), literal: literal)
  }

  private func literal(_ node: OpaquePointer) -> String { string(cmark_node_get_literal(node)) }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String {
    guard let pointer else { return "" }
    guard let bracket else { return String(cString: pointer) }
    var bytes: [UInt8] = []
    var next = pointer
    while next.pointee != 0 {
      let byte = UInt8(bitPattern: next.pointee)
      bytes.append(byte == bracket ? UInt8(ascii: "[") : byte)
      next += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// libcmark's own test of a node that is entered and never left.
private func cmark_node_is_leaf(_ node: OpaquePointer) -> Bool {
  switch cmark_node_get_type(node) {
  case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK,
    CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
    true
  default: false
  }
}
