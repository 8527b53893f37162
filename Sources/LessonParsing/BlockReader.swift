internal import CourseModel
internal import MarkdownTree

/// Reads the blocks of a markdown document in their order: headings apart, fences as snippets, `<details>` as hints and
/// disclosures, comments as what they stand for.
struct BlockReader {
  enum Item {
    case heading(level: Int, title: String, MarkdownNode)
    /// `<!-- step id=… -->`
    case stepComment(FenceInfo, SourceLocation)
    case block(Block)
  }

  private let file: String
  private let source: SourceText
  /// Text of a part in a file of its own.
  private let part: (String) -> String?
  private let isOurs: Bool
  private var maker: SnippetMaker
  private(set) var items: [Item] = []
  private(set) var problems: [Diagnostic] = []

  init(_ document: MarkdownNode, file: String, source: SourceText, isOurs: Bool, part: @escaping (String) -> String?) {
    self.file = file
    self.source = source
    self.isOurs = isOurs
    self.part = part
    maker = SnippetMaker(file: file)
    var nodes = document.children[...]
    while let node = nodes.popFirst() { items += read(node, &nodes) }
    problems += maker.problems
  }

  /// - Parameter rest: The nodes that follow; `<details>` takes those up to its end.
  private mutating func read(_ node: MarkdownNode, _ rest: inout ArraySlice<MarkdownNode>) -> [Item] {
    switch node.kind {
    case .heading(let level):
      return [.heading(level: level, title: node.plainText, node)]
    case .codeBlock(let info, let literal):
      return [.block(fence(node, info, literal))]
    case .htmlBlock(let html):
      if let comment = comment(html, node) { return comment }
      if html.firstRange(of: /<details[\s>]/) != nil, let block = details(html, node, &rest) { return [.block(block)] }
      return [.block(.prose(node))]
    default:
      refuseNestedRoles(node)
      return [.block(.prose(node))]
    }
  }

  // MARK: Fences

  private mutating func fence(_ node: MarkdownNode, _ info: String?, _ literal: String) -> Block {
    guard let info else { return .prose(node) }
    let parsed = FenceInfo(info)
    let isSwift = ["swift", "swifttest"].contains(parsed.language.lowercased())
    guard isSwift || (isOurs && parsed.attributes.contains { $0.key == "role" }) else { return .prose(node) }
    let line = node.range.start.line
    let column = source.column(of: info, inLine: line, from: node.range.start.column) ?? node.range.start.column
    let place = SourceLocation(file: file, line: line, column: column)
    let start = SourceLocation(file: file, line: line + 1, column: node.range.start.column)
    guard isOurs else {
      let language = parsed.language.lowercased()
      return .snippet(Snippet(role: .example, language: language, code: literal, location: start, fence: place))
    }
    if !isClosed(node) {
      problems.append(
        Diagnostic(
          "unclosed-fence", at: place, "This fence does not end; close it with a line of the same marks."))
    }
    return maker.snippet(parsed, at: place, code: literal, start: start).map { .snippet($0) } ?? .prose(node)
  }

  /// A fence that runs to the end of the file was probably forgotten.
  private func isClosed(_ node: MarkdownNode) -> Bool {
    let opening = source.line(node.range.start.line).drop { $0 != "`" && $0 != "~" }
    guard let mark = opening.first else { return true }
    let closing = source.line(node.range.end.line).filter { !$0.isWhitespace && $0 != ">" }
    return node.range.end.line > node.range.start.line && closing.count >= 3 && closing.allSatisfy { $0 == mark }
  }

  private mutating func refuseNestedRoles(_ node: MarkdownNode) {
    guard isOurs else { return }
    var pending = [node]
    while let node = pending.popLast() {
      if case .codeBlock(let info?, _) = node.kind, FenceInfo(info).attributes.contains(where: { $0.key == "role" }) {
        problems.append(
          Diagnostic(
            "nested-fence", at: SourceLocation(file: file, position: node.range.start),
            "A fence with a role stands in a list or a quotation here; move it to the margin."))
      }
      pending += node.children
    }
  }

  // MARK: Comments

  /// - Returns: `nil` for HTML that is not a comment of ours.
  private mutating func comment(_ html: String, _ node: MarkdownNode) -> [Item]? {
    guard isOurs, let match = html.firstMatch(of: /^\s*<!--\s*([^>]*?)\s*-->\s*$/) else { return nil }
    let text = String(match.1)
    let info = FenceInfo(text)
    let line = node.range.start.line
    let place = SourceLocation(
      file: file, line: line,
      column: source.column(of: text, inLine: line) ?? node.range.start.column)
    if info.language == "step" { return [.stepComment(info, place)] }
    guard let role = Role(rawValue: info.language) else {
      // An ordinary comment, unless it looks like one that was meant to be read.
      if info.attributes.contains(where: { $0.value != nil }), !text.contains("\n") {
        problems.append(
          Diagnostic(
            "unknown-comment", .warning, at: place,
            "This comment begins with '\(info.language)'"
              + NearestWord.remedy(info.language, among: ["step"] + Role.allCases.map(\.rawValue))))
      }
      return []
    }
    guard let name = info.attributes.first(where: { $0.key == "file" })?.value else {
      problems.append(
        Diagnostic("part-without-file", at: place, "This comment has to name a file; add 'file=Name.swift'."))
      return []
    }
    guard let code = part(name) else {
      problems.append(
        Diagnostic("part-not-there", at: place, "The file '\(name)' is not in the lesson's folder; check its name."))
      return []
    }
    let directory = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let path = directory.isEmpty ? name : directory + "/" + name
    var snippet = maker.snippet(info, at: place, code: code, start: SourceLocation(file: path, line: 1), role: role)
    if ![.starter, .solution, .wrong].contains(role) { snippet?.placement = .alone }
    return snippet.map { [.block(.snippet($0))] } ?? []
  }

  // MARK: Details

  private mutating func details(
    _ html: String, _ node: MarkdownNode, _ rest: inout ArraySlice<MarkdownNode>
  ) -> Block? {
    let summary = html.firstMatch(of: /<summary>([\s\S]*?)<\/summary>/).map {
      String($0.1).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let isHint = summary?.lowercased().hasPrefix("hint") ?? false
    guard isHint || isOurs else { return nil }
    var inner: [MarkdownNode] = []
    var depth = html.matches(of: /<details[\s>]/).count - html.matches(of: /<\/details>/).count
    var last = node.range.end.line
    if depth <= 0 { return isHint ? hint(summary, html, node) : nil }
    while depth > 0 {
      guard let next = rest.popFirst() else {
        problems.append(
          Diagnostic(
            "unclosed-details", at: SourceLocation(file: file, position: node.range.start),
            "This '<details>' does not end; add '</details>' on a line of its own."))
        break
      }
      last = next.range.start.line
      if case .htmlBlock(let html) = next.kind {
        depth += html.matches(of: /<details[\s>]/).count - html.matches(of: /<\/details>/).count
        if depth <= 0 { break }
      }
      inner.append(next)
    }
    if isHint {
      let text = source.between(lastLine(of: html, node), last)
      return .hint(
        Hint(
          location: SourceLocation(file: file, position: node.range.start), summary: summary ?? "Hint", content: inner,
          text: text))
    }
    var blocks: [Block] = []
    var nodes = inner[...]
    while let node = nodes.popFirst() {
      for item in read(node, &nodes) {
        switch item {
        case .block(let block): blocks.append(block)
        case .heading(_, _, let node): blocks.append(.prose(node))
        case .stepComment: break
        }
      }
    }
    return .disclosure(summary: summary ?? "More", blocks: blocks)
  }

  private func lastLine(of html: String, _ node: MarkdownNode) -> Int {
    let lines = html.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return node.range.start.line + max(0, lines.count - (lines.last?.isEmpty == true ? 2 : 1))
  }

  /// A hint whose text stands in the same HTML block.
  private func hint(_ summary: String?, _ html: String, _ node: MarkdownNode) -> Block {
    let text = html.replacing(/<summary>[\s\S]*?<\/summary>/, with: "").replacing(/<\/?details[^>]*>/, with: "")
    let words = text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(/\s+/) }.joined(separator: "\n")
    let content = MarkdownNode(
      .paragraph, range: node.range, children: [MarkdownNode(.text(words), range: node.range)])
    return .hint(
      Hint(
        location: SourceLocation(file: file, position: node.range.start), summary: summary ?? "Hint",
        content: [content], text: words))
  }
}
