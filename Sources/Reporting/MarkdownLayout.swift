// Markdown from a lesson, in a terminal.

extension TextLayout {
  /// Sets markdown as it was written, its marks kept: the lines of a paragraph are joined and wrapped anew, those of lists and
  /// code stand for themselves.
  /// - Parameter label: What stands before the first paragraph.
  package mutating func markdown(_ text: String, label: [Span] = [], indent: Int = 0) {
    var label = label
    var paragraph = ""
    var fence: Substring?
    func isBlock(_ line: Substring) -> Bool {
      line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("> ")
        || line.prefixMatch(of: #/[0-9]+[.)] /#) != nil
    }
    func flush(_ layout: inout TextLayout) {
      if paragraph.isEmpty { return }
      layout.paragraph(label + [Span(label.isEmpty ? paragraph : " " + paragraph)], indent: indent)
      (label, paragraph) = ([], "")
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      let marks = content.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if marks.hasPrefix(open), content.allSatisfy({ $0 == open.first }) {
          fence = nil
        } else {
          verbatim(String(line), prefix: String(repeating: " ", count: indent + 4))
        }
      } else if marks.count >= 3 {
        flush(&self)
        fence = marks
      } else if content.isEmpty {
        flush(&self)
      } else {
        if isBlock(content) { flush(&self) }
        paragraph += (paragraph.isEmpty ? "" : " ") + content
      }
    }
    flush(&self)
  }
}
