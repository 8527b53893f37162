internal import CourseModel
internal import MarkdownTree

extension DiagnosticCollector {
  /// Tells once of tables and once of task lists, which CommonMark does not have.
  mutating func addUnsupportedMarkdown(in document: MarkdownNode, _ lines: SourceLines) {
    var table: SourcePosition?
    var taskList: SourcePosition?
    func visit(_ node: MarkdownNode) {
      switch node.kind {
      case .paragraph:
        if table == nil, node.range.end.line > node.range.start.line,
          isDelimiterRow(lines.text(ofLine: node.range.start.line + 1))
        {
          table = node.range.start
        }
      case .item:
        if taskList == nil, let paragraph = node.children.first, paragraph.kind == .paragraph {
          let text = lines.text(ofLine: paragraph.range.start.line, fromColumn: paragraph.range.start.column)
          if ["[ ] ", "[x] ", "[X] "].contains(where: text.hasPrefix) { taskList = node.range.start }
        }
        node.children.forEach(visit)
      case .document, .list, .blockQuote: node.children.forEach(visit)
      default: break
      }
    }
    visit(document)
    if let table {
      add(.table, .note, at: table, "A table is shown as plain text, because CommonMark has none; write a list.")
    }
    if let taskList {
      add(
        .taskList, .note, at: taskList,
        "A task list is shown with its brackets, because CommonMark has none; write a plain list.")
    }
  }
}

/// `| --- | :-: |`
private func isDelimiterRow(_ line: String) -> Bool {
  let bytes = line.utf8
  return bytes.contains(UInt8(ascii: "|")) && bytes.contains(UInt8(ascii: "-"))
    && bytes.allSatisfy { "|-: \t>".utf8.contains($0) }
}
