internal import CourseModel
internal import MarkdownTree

/// A fenced code block with the words behind its opening mark.
struct Fence {
  let node: MarkdownNode
  let code: String
  let list: AttributeList
  /// Where the info string starts.
  let infoStart: SourcePosition
  let isClosed: Bool

  /// `nil` for anything else, an indented code block too.
  init?(_ node: MarkdownNode, in lines: SourceLines) {
    guard case .codeBlock(let info?, let literal) = node.kind else { return nil }
    self.node = node
    code = literal
    list = AttributeList(info)
    isClosed = node.isClosedFence(in: lines)
    let source = Array(lines.text(ofLine: node.range.start.line, fromColumn: node.range.start.column).utf8)
    let marks = source.prefix { $0 == source.first }.count
    let blanks = source.dropFirst(marks).prefix { $0 == 0x20 || $0 == 0x09 }.count
    infoStart = SourcePosition(
      line: node.range.start.line, column: node.range.start.column + marks + blanks)
  }

  /// `swift`, `Swift`, `swifttest`, and what others write behind it: `swift,ignore`.
  var isSwift: Bool {
    let word = list.word?.lowercased() ?? ""
    return ["swift", "swifttest"].contains(String(word.prefix { $0.isLetter }))
  }

  /// It speaks Coursemark's language.
  var hasRole: Bool { list.attributes.contains { $0.name == "role" } }

  /// Of Swift: the line of the file in which its code has the opening of another fence, which code can't have.
  func lineOfNextFence(in lines: SourceLines) -> Int? {
    guard isSwift, hasRole || list.attributes.isEmpty else { return nil }
    let opening = lines.text(ofLine: node.range.start.line, fromColumn: node.range.start.column)
    let marks = opening.prefix { $0 == opening.first }
    guard let mark = marks.utf8.first, code.utf8.contains(mark) else { return nil }
    let code = code.split(separator: "\n", omittingEmptySubsequences: false)
    return code.firstIndex { line in
      guard line.hasPrefix(marks) else { return false }
      let rest = line.dropFirst(marks.count)
      return rest.first?.isLetter == true && !rest.contains("`")
    }.map { node.range.start.line + 1 + $0 }
  }

  /// Whether a text that is no fence begins with the opening of one that has a role.
  static func opens(in text: String) -> Bool {
    let first = text.prefix { $0 != "\n" }.drop { $0 == " " || $0 == "\t" }
    return (first.hasPrefix("```") || first.hasPrefix("~~~")) && first.contains(" role=")
  }

  /// The place of a byte of the info string.
  func place(_ offset: Int) -> SourcePosition {
    SourcePosition(line: infoStart.line, column: infoStart.column + offset)
  }

  /// A listing of a text that was not written for Coursemark.
  func foreignSnippet(file: String) -> Snippet {
    var snippet = snippet(.example, file: file)
    if case .codeBlock(let info?, _) = node.kind { ListingMarks(info: info).mark(&snippet) }
    return snippet
  }

  /// A snippet with the code and its places alone.
  func snippet(_ role: Role, file: String) -> Snippet {
    let start = node.range.start
    return Snippet(
      role: role, language: list.word.map { $0.lowercased().prefix(while: \.isLetter) }.map(String.init) ?? "",
      code: code,
      location: SourceLocation(file: file, line: start.line + 1, column: start.column),
      fence: SourceLocation(file: file, position: start))
  }
}
