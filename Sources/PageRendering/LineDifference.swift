/// How one text of Swift becomes another, line by line.
struct LineDifference {
  private let old: [Substring]
  private let new: [Substring]
  private let oldHTML: [String]
  private let newHTML: [String]

  init(from old: String, to new: String) {
    self.old = Self.split(old)
    self.new = Self.split(new)
    oldHTML = SyntaxHighlighter.lines(old)
    newHTML = SyntaxHighlighter.lines(new)
  }

  /// Lines that changed, each with some around it that did not; a `gap` stands for what is left out between them.
  /// - Parameter context: How many unchanged lines to show before and after a change.
  func lines(context: Int = 3) -> [ChangeList.Line] {
    let all = everyLine()
    let isNear = Self.near(all.map { $0.kind != .same }, within: context)
    var shown: [ChangeList.Line] = []
    for (index, line) in all.enumerated() {
      if isNear[index] {
        shown.append(line)
      } else if !shown.isEmpty, shown.last?.kind != .gap {
        shown.append(ChangeList.Line(.gap, codeHTML: ""))
      }
    }
    if shown.last?.kind == .gap { shown.removeLast() }
    return shown
  }

  private func everyLine() -> [ChangeList.Line] {
    let changed = ChangedLines(from: old, to: new)
    let (removed, inserted) = (changed.removed, changed.inserted)
    var lines: [ChangeList.Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let removedLines = (from..<old.count).prefix { removed.contains($0) }
      let addedLines = (to..<new.count).prefix { inserted.contains($0) }
      if removedLines.isEmpty, addedLines.isEmpty {
        lines.append(ChangeList.Line(.same, codeHTML: newHTML[to], old: from + 1, new: to + 1))
        (from, to) = (from + 1, to + 1)
        continue
      }
      // What came in a line's place stands at the same place among the added ones.
      let words = zip(removedLines, addedLines).map { ChangedWords(from: old[$0], to: new[$1]) }
      for (index, line) in removedLines.enumerated() {
        let marks = words.indices.contains(index) ? words[index].old : []
        lines.append(ChangeList.Line(.removed, codeHTML: MarkedLine.html(oldHTML[line], marks: marks), old: line + 1))
      }
      for (index, line) in addedLines.enumerated() {
        let marks = words.indices.contains(index) ? words[index].new : []
        lines.append(ChangeList.Line(.added, codeHTML: MarkedLine.html(newHTML[line], marks: marks), new: line + 1))
      }
      (from, to) = (from + removedLines.count, to + addedLines.count)
    }
    return lines
  }

  private static func near(_ changed: [Bool], within distance: Int) -> [Bool] {
    var near = Array(repeating: false, count: changed.count)
    for index in changed.indices where changed[index] {
      for other in max(0, index - distance)...min(changed.count - 1, index + distance) { near[other] = true }
    }
    return near
  }

  /// As ``SyntaxHighlighter/lines(_:)`` does it, so that the numbers agree.
  private static func split(_ text: String) -> [Substring] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }
}
