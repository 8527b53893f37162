internal import CourseModel
internal import MarkdownTree

/// What stands under a second-level heading, or before the first one.
struct Section {
  /// `nil` for what stands before the first heading.
  var title: String?
  var location: SourceLocation
  /// From `<!-- step id=… -->`.
  var id: String?
  var idPosition: SourcePosition?
  var points: Int?
  var limits = ResourceLimits()
  var blocks: [Block] = []
}

/// Makes sections of blocks out of one markdown file.
struct SectionReader {
  var findings: DiagnosticCollector
  /// What the first first-level heading says.
  private(set) var title: String?
  private(set) var sections: [Section]
  private(set) var suppressions: [Suppression] = []

  let file: String
  let lines: SourceLines
  /// Not written for Coursemark: every Swift fence is an example, and nothing is a mistake.
  let isForeign: Bool
  /// `answers.md`: steps are found by their ids, and the prose is not part of the lesson.
  let isAnswers: Bool
  /// The text of a part by its path in the lesson's directory, and the path for messages.
  let part: (String) -> SourceText?

  private let items: [DocumentItem]
  /// Of each `<details>` the index of its `</details>`.
  private let closings: [Int: Int]
  private let strayClosings: Set<Int>

  init(
    _ document: MarkdownNode, file: String, lines: SourceLines, isForeign: Bool, isAnswers: Bool = false,
    part: @escaping (String) -> SourceText?
  ) {
    findings = DiagnosticCollector(file: file)
    self.file = file
    self.lines = lines
    self.isForeign = isForeign
    self.isAnswers = isAnswers
    self.part = part
    sections = [Section(location: SourceLocation(file: file, line: 1))]
    items = DocumentItem.items(of: document)
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    var stray: Set<Int> = []
    for (index, item) in items.enumerated() {
      if case .opening = item { open.append(index) }
      if case .closing = item {
        if let start = open.popLast() { closings[start] = index } else { stray.insert(index) }
      }
    }
    self.closings = closings
    strayClosings = stray
    readSections()
    if !isForeign { readSuppressions() }
    if !isForeign { findings.addUnsupportedMarkdown(in: document, lines) }
  }

  private mutating func readSections() {
    var index = 0
    var start = 0
    while index < items.count {
      switch items[index] {
      case .node(let node) where node.kind == .heading(level: 2):
        if !isForeign, !isAnswers, node.plainText.allSatisfy(\.isWhitespace) {
          findings.add(
            .missingTitle, .warning, at: node.range.start, "The heading says nothing; write what the step is called.")
        }
        endSection(start..<index)
        sections.append(
          Section(title: node.plainText, location: SourceLocation(file: file, position: node.range.start)))
        start = index + 1
      case .node(let node) where node.kind == .heading(level: 1):
        if title == nil {
          title = node.plainText
          endSection(start..<index)
          start = index + 1
        } else if !isForeign {
          findings.add(
            .secondTitle, at: node.range.start,
            "This is a second heading of the first level; make it '## …', or a lesson of its own.")
        }
      case .comment(let text, let position):
        if readStep(text, position, isFirst: index == start) {
          endSection(start..<index)
          start = index + 1
        }
      case .opening: index = closings[index] ?? index
      default: break
      }
      index += 1
    }
    endSection(start..<items.count)
  }

  private mutating func endSection(_ range: Range<Int>) {
    let blocks = blocks(range, depth: 0)
    sections[sections.count - 1].blocks += blocks
  }

  /// `<!-- step id=… points=… -->`.
  private mutating func readStep(_ text: String, _ position: SourcePosition, isFirst: Bool) -> Bool {
    let list = AttributeList(text)
    guard list.word == "step" else { return false }
    guard isFirst, sections.count > 1 else {
      findings.add(
        .strayStep, at: position, "A step comment stands where no step begins; put it right under a '##' heading.")
      return true
    }
    let own = [.id, .points] + AttributeName.limits.map(\.attribute)
    let maker = SnippetBuilder(
      .comment, list, place: { position.advanced(by: $0, in: text) }, own: ("a step has", own.map(\.rawValue)),
      &findings)
    for (name, attribute) in maker.values where !own.contains(name) {
      let names = own.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      findings.add(
        .misplacedAttribute, at: maker.place(attribute.nameOffset),
        "Attribute '\(attribute.name)' is not for a step; a step has \(names).")
    }
    let last = sections.count - 1
    sections[last].id = maker.identifier(.id, &findings)
    sections[last].idPosition = maker.values[.id].map { maker.place($0.valueOffset) }
    sections[last].points = maker.number(.points, &findings)
    sections[last].limits = maker.limits(&findings)
    return true
  }

  // MARK: Ignored rules

  /// `<!-- ignore rule=… reason="…" -->` is about what stands under it, behind other comments of its kind.
  private mutating func readSuppressions() {
    for (index, item) in items.enumerated() {
      guard case .comment(let text, let position) = item else { continue }
      let list = AttributeList(text)
      guard list.word == "ignore", !list.attributes.isEmpty else { continue }
      let next = items[(index + 1)...].firstIndex { item in
        guard case .comment(let text, _) = item else { return true }
        return AttributeList(text).word != "ignore"
      }
      let maker = SnippetBuilder(
        .comment, list, place: { position.advanced(by: $0, in: text) },
        own: ("'ignore' has", ["rule", "reason", "about"]),
        &findings)
      guard let next, let last = lastLine(of: next) else {
        findings.add(
          .strayIgnore, at: position, "Nothing stands under this comment; put it right above what it is about.")
        continue
      }
      guard var suppression = maker.suppression(at: SourceLocation(file: file, position: position), &findings) else {
        continue
      }
      suppression.lines = position.line...max(position.line, last)
      suppressions.append(suppression)
    }
  }

  /// `nil` for the end of `<details>`, which is nothing to be silent about.
  private func lastLine(of index: Int) -> Int? {
    switch items[index] {
    case .node(let node): node.range.end.line
    case .comment(let text, let position): position.advanced(by: text.utf8.count, in: text).line
    case .opening(_, let position):
      if let end = closings[index], case .closing(let closing) = items[end] { closing.line } else { position.line }
    case .closing: nil
    case .openComment(let position): position.line
    }
  }

  // MARK: Blocks

  private mutating func blocks(_ range: Range<Int>, depth: Int) -> [Block] {
    var blocks: [Block] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .node(let node): blocks += self.blocks(node)
      case .comment(let text, let position): blocks += directive(text, position)
      case .opening(let summary, let position):
        let isWithoutBlankLine = addMissingBlankLine(behind: index, isOpen: closings[index] == nil)
        guard let end = closings[index] else {
          if !isForeign, !isWithoutBlankLine {
            findings.add(
              .openDetails, at: position, "<details> is never closed; add </details> behind what it holds.")
          }
          break
        }
        // What a hostile text nests deeper is laid flat.
        if depth < 20 {
          blocks.append(contentsOf: disclosure(summary, position, index + 1..<end, depth: depth))
          index = end
        }
      case .openComment(let position):
        if !isForeign {
          findings.add(
            .openComment, at: position,
            "The comment is never closed, so that what follows belongs to it; write '-->' at its end.")
        }
      case .closing(let position):
        if !isForeign, strayClosings.contains(index) {
          findings.add(.strayDetails, at: position, "</details> closes nothing; remove it, or open <details> before.")
        }
      }
      index += 1
    }
    return blocks
  }

  /// Up to the next empty line all belongs to the tag, and markdown's marks in it are letters like others.
  /// - Returns: Whether it is told as the reason why a `<details>` has no end.
  private mutating func addMissingBlankLine(behind index: Int, isOpen: Bool) -> Bool {
    guard !isForeign, items.indices.contains(index + 1), case .node(let node) = items[index + 1],
      case .htmlBlock(let html) = node.kind, let first = html.trimmed.first, first != "<"
    else { return false }
    let hasFence = html.split(separator: "\n").contains { $0.trimmed.hasPrefix("```") || $0.trimmed.hasPrefix("~~~") }
    let blanks = html.utf8.prefix { $0 <= 0x20 }.count
    findings.add(
      .blankLine, hasFence ? .error : .warning, at: node.range.start.advanced(by: blanks, in: html),
      hasFence
        ? "The fence stands right under <summary>, so that it is text; leave an empty line between them."
        : "The text stands right under <summary>, so that its marks are shown as they are; leave an empty line between them."
    )
    return hasFence && isOpen
  }

  private mutating func disclosure(
    _ summary: String, _ position: SourcePosition, _ range: Range<Int>, depth: Int
  ) -> [Block] {
    guard summary.lowercased().hasPrefix("hint") else {
      return [.disclosure(summary: summary, blocks: blocks(range, depth: depth + 1))]
    }
    let nodes = nodes(ofHint: range)
    for node in nodes {
      addNestedDetails(in: node)
      if let fence = Fence(node, in: lines), fence.hasRole, !isForeign {
        findings.add(
          .roleInHint, at: node.range.start, "A fence with a role stands in a hint; move it out of the hint.")
      }
    }
    if nodes.allSatisfy(\.saysNothing), !isForeign {
      findings.add(.emptyHint, .warning, at: position, "The hint says nothing; write it before </details>.")
    }
    let location = SourceLocation(file: file, position: position)
    return [
      .hint(Hint(location: location, summary: summary, content: nodes, text: text(of: nodes, until: range.upperBound)))
    ]
  }

  /// A solution does not belong into a hint, and is left out of it.
  private mutating func nodes(ofHint range: Range<Int>) -> [MarkdownNode] {
    var nodes: [MarkdownNode] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .node(let node): nodes.append(node)
      case .opening(let summary, let position) where summary.lowercased().hasPrefix("solution"):
        if !isForeign, !isAnswers {
          findings.add(.nestedDetails, at: position, "A solution stands in a hint; move its <details> behind the hint.")
        }
        index = min(closings[index] ?? index, range.upperBound)
      default: break
      }
      index += 1
    }
    return nodes
  }

  /// The lines of the nodes as they stand in the file.
  private func text(of nodes: [MarkdownNode], until end: Int) -> String {
    guard let first = nodes.first?.range.start.line else { return "" }
    guard case .closing(let position) = items[end] else { return "" }
    let last = max(first, position.line - 1)
    let text = (first...last).map { lines.text(ofLine: $0) }.joined(separator: "\n")
    return String(text.trimmed)
  }

  private mutating func blocks(_ node: MarkdownNode) -> [Block] {
    guard let fence = Fence(node, in: lines) else {
      if case .codeBlock(_, let text) = node.kind {
        if !isForeign, Fence.opens(in: text) {
          findings.add(
            .nestedRole, at: node.range.start,
            "A fence is indented by four blanks or a tab, so that it is text; move it to the left margin.")
        }
        return [.prose(node)]
      }
      addNestedDetails(in: node)
      return [.prose(node)] + nestedFences(in: node).flatMap { nested($0) }
    }
    if !fence.isClosed {
      findings.add(
        .openFence, isForeign ? .warning : .error, at: node.range.start,
        "The fence is never closed, so that everything below belongs to it; close it with the same marks.")
    }
    if fence.isClosed, !isForeign, let line = fence.lineOfNextFence(in: lines) {
      findings.add(
        .openFence, at: node.range.start,
        "The fence is not closed before the next one begins in line \(line); close it with the same marks.")
    }
    if let snippet = snippet(fence) { return [.snippet(snippet)] }
    return [.prose(node)]
  }

  /// Hints and solutions in a list or a quote: the page would show them as prose, and `hint` would not know them.
  private mutating func addNestedDetails(in node: MarkdownNode) {
    guard !isForeign, !isAnswers else { return }
    for item in DocumentItem.items(of: node) {
      guard case .opening(let summary, let position) = item,
        let word = ["hint", "solution"].first(where: summary.lowercased().hasPrefix)
      else { continue }
      findings.add(
        .nestedDetails, at: position,
        "A \(word) stands in a list or a quote, where it is text like any other; move its <details> to the left margin."
      )
    }
    for child in node.children { addNestedDetails(in: child) }
  }

  private func nestedFences(in node: MarkdownNode) -> [MarkdownNode] {
    node.children.flatMap { child -> [MarkdownNode] in
      if case .codeBlock = child.kind { [child] } else { nestedFences(in: child) }
    }
  }

  /// A fence in a list or a quote: the prose shows it, so it can be nothing but an example.
  private mutating func nested(_ node: MarkdownNode) -> [Block] {
    guard let fence = Fence(node, in: lines) else { return [] }
    if fence.hasRole, !isForeign {
      findings.add(
        .nestedRole, at: node.range.start,
        "A fence with a role stands in a list or a quote; move it to the left margin.")
      return []
    }
    guard fence.isSwift else { return [] }
    var snippet = fence.snippet(.example, file: file)
    snippet.isInProse = true
    return [.snippet(snippet)]
  }
}
