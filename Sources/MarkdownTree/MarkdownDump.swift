extension MarkdownNode: CustomDebugStringConvertible {
  /// The tree, one node a line: what it is, where it stands, what it says.
  ///
  ///     document 1:1-1:6
  ///       paragraph 1:1-1:6
  ///         text 1:1-1:6 "Hello"
  package var debugDescription: String {
    var lines: [String] = []
    dump(into: &lines, indentation: "")
    return lines.joined(separator: "\n")
  }

  private func dump(into lines: inout [String], indentation: String) {
    let (name, details) = kind.words
    let place = "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    lines.append(([indentation + name, place] + details).joined(separator: " "))
    for child in children { child.dump(into: &lines, indentation: indentation + "  ") }
  }
}

extension MarkdownNode.Kind {
  fileprivate var words: (name: String, details: [String]) {
    switch self {
    case .document: ("document", [])
    case .blockQuote: ("blockQuote", [])
    case .list(let ordered, let start, let tight):
      ("list", [ordered ? "ordered from \(start)" : "bulleted", tight ? "tight" : "loose"])
    case .item: ("item", [])
    case .codeBlock(let info, let literal):
      ("codeBlock", [info.map { "info=\($0.debugDescription)" } ?? "indented", literal.debugDescription])
    case .htmlBlock(let text): ("htmlBlock", [text.debugDescription])
    case .paragraph: ("paragraph", [])
    case .heading(let level): ("heading", ["level \(level)"])
    case .thematicBreak: ("thematicBreak", [])
    case .text(let text): ("text", [text.debugDescription])
    case .softBreak: ("softBreak", [])
    case .lineBreak: ("lineBreak", [])
    case .code(let text): ("code", [text.debugDescription])
    case .inlineHTML(let text): ("inlineHTML", [text.debugDescription])
    case .emphasis: ("emphasis", [])
    case .strong: ("strong", [])
    case .link(let destination, let title):
      ("link", [destination.debugDescription] + (title.isEmpty ? [] : [title.debugDescription]))
    case .image(let source, let title):
      ("image", [source.debugDescription] + (title.isEmpty ? [] : [title.debugDescription]))
    }
  }
}
