/// A file of a program, each line with the place where it was written.
package struct SourceFile: Hashable, Sendable, Codable {
  /// A line without its line feed; a carriage return before it is kept.
  package struct Line: Hashable, Sendable, Codable {
    package var text: String
    package var origin: LineOrigin
  }

  package let name: String
  package private(set) var lines: [Line]

  package init(name: String, fragment: CodeFragment) {
    self.name = name
    lines = splitLines(fragment.code).enumerated().map { index, text in
      Line(
        text: text,
        origin: LineOrigin(file: fragment.file, line: fragment.line + index, columnShift: fragment.column - 1))
    }
  }

  /// The same places with other texts, one for each line.
  func withTexts(_ texts: [String]) -> SourceFile {
    var file = self
    for (index, text) in texts.enumerated() where file.lines.indices.contains(index) { file.lines[index].text = text }
    return file
  }

  /// Its text with blanks in the place of some of it: every other character keeps its line and column.
  /// - Parameter ranges: Bytes of the text.
  package func blanked(_ ranges: [Range<Int>]) -> SourceFile {
    var bytes = Array(text.utf8)
    for range in ranges {
      for index in range.clamped(to: bytes.indices) where bytes[index] != 0x0A { bytes[index] = 0x20 }
    }
    return withTexts(splitLines(String(decoding: bytes, as: UTF8.self)))
  }

  /// A file of several pieces, one below the other.
  package init(name: String, fragments: [CodeFragment]) {
    self.name = name
    lines = fragments.flatMap { SourceFile(name: name, fragment: $0).lines }
  }

  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// Where the 1-based line was written; `nil` when there is no such line.
  package func origin(ofLine line: Int) -> LineOrigin? {
    lines.indices.contains(line - 1) ? lines[line - 1].origin : nil
  }
}

/// A stretch of a file that gives way to other lines.
struct SourceEdit {
  /// Bytes of UTF-8 from the start of the file.
  var range: Range<Int>
  /// At least one line; the first and the last join what stands before and after the range.
  var lines: [SourceFile.Line]
  /// The joined first line counts as written where `lines` were, even when text stands before the range.
  var claimsFirstLine = false
}

extension SourceFile {
  /// The byte at which each line starts.
  var lineStarts: [Int] {
    var offset = 0
    return lines.map { line in
      defer { offset += line.text.utf8.count + 1 }
      return offset
    }
  }

  /// The lines of a range of bytes: the first one cut at the left, the last one at the right.
  func lines(in range: Range<Int>, lineStarts: [Int]) -> [Line] {
    let first = lineIndex(of: range.lowerBound, lineStarts)
    let last = lineIndex(of: range.upperBound, lineStarts)
    return (first...last).map { index in
      let lower = index == first ? range.lowerBound - lineStarts[index] : 0
      let upper = index == last ? range.upperBound - lineStarts[index] : lines[index].text.utf8.count
      var line = lines[index]
      line.text = line.text.bytes(lower..<upper)
      line.origin.columnShift += lower
      return line
    }
  }

  /// What stands on the line of `offset` before it.
  func textBefore(_ offset: Int, lineStarts: [Int]) -> String {
    let index = lineIndex(of: offset, lineStarts)
    return lines[index].text.bytes(0..<(offset - lineStarts[index]))
  }

  /// Makes edits that do not overlap.
  mutating func apply(_ edits: [SourceEdit]) {
    let starts = lineStarts
    let ordered = edits.enumerated().sorted { a, b in
      (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
        < (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
    }
    // From the back, so that the offsets before an edit stay true.
    for (_, edit) in ordered.reversed() { apply(edit, starts) }
  }

  private mutating func apply(_ edit: SourceEdit, _ lineStarts: [Int]) {
    let first = lineIndex(of: edit.range.lowerBound, lineStarts)
    let last = lineIndex(of: edit.range.upperBound, lineStarts)
    let before = lines[first].text.bytes(0..<(edit.range.lowerBound - lineStarts[first]))
    let after = lines[last].text.bytes(from: edit.range.upperBound - lineStarts[last])
    var new = edit.lines
    let oldFirst = lines[first].origin
    let end = new.count - 1

    var afterOrigin = lines[last].origin
    afterOrigin.columnShift += edit.range.upperBound - lineStarts[last] - new[end].text.utf8.count
    if end > 0, new[end].text.isBlank { new[end].origin = afterOrigin }

    if edit.claimsFirstLine || (before.isBlank && !new[0].text.isBlank) {
      new[0].origin.columnShift -= before.utf8.count
    } else if !before.isBlank || end > 0 || after.isBlank {
      new[0].origin = oldFirst
    } else {
      afterOrigin.columnShift -= before.utf8.count
      new[0].origin = afterOrigin
    }
    new[0].text = before + new[0].text
    new[end].text += after
    lines.replaceSubrange(first...last, with: new)
  }

  private func lineIndex(of offset: Int, _ lineStarts: [Int]) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// Splits at line feeds only, as the compiler counts lines.
func splitLines(_ text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
}

extension String {
  func bytes(_ range: Range<Int>) -> String {
    let view = utf8
    let lower = view.index(view.startIndex, offsetBy: range.lowerBound)
    return String(self[lower..<view.index(lower, offsetBy: range.count)])
  }

  func bytes(from offset: Int) -> String { bytes(offset..<utf8.count) }

  var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }

  /// The spaces and tabs that the line starts with.
  var indentation: String { String(decoding: utf8.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self) }
}
