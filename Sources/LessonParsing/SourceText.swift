internal import MarkdownTree

/// The lines of a markdown file, for what the tree does not keep.
struct SourceText: Sendable {
  /// Without their ends.
  let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// The 1-based line, or nothing.
  func line(_ number: Int) -> Substring { lines.indices.contains(number - 1) ? lines[number - 1] : "" }

  /// The 1-based column, in bytes, at which a text first stands in a line from a column on.
  func column(of text: String, inLine number: Int, from column: Int = 1) -> Int? {
    let bytes = Array(line(number).utf8)
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    for start in max(0, column - 1)...max(column - 1, bytes.count - wanted.count)
    where start + wanted.count <= bytes.count && bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start + 1
    }
    return nil
  }

  /// The lines between two 1-based lines, both left out, without blank lines around them.
  func between(_ first: Int, _ last: Int) -> String {
    guard last > first + 1 else { return "" }
    let slice = lines[min(first, lines.count)..<min(last - 1, lines.count)]
    let isBlank: (Substring) -> Bool = { $0.allSatisfy(\.isWhitespace) }
    return slice.drop(while: isBlank).reversed().drop(while: isBlank).reversed().joined(separator: "\n")
  }
}
