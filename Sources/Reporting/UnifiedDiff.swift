/// The difference of two texts of equally many lines, as `diff -u` prints it and `patch -p0` reads it.
package struct UnifiedDiff {
  /// Lines around a change.
  private static let context = 3

  package var file: String
  package var original: [String]
  package var changed: [String]

  package init(file: String, original: [String], changed: [String]) {
    self.file = file
    self.original = original
    self.changed = changed
  }

  /// Empty when nothing is changed.
  package var text: String {
    let places = zip(original, changed).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    guard !places.isEmpty else { return "" }
    var hunks: [ClosedRange<Int>] = []
    // What stands behind the last line feed is no line.
    let last = original.last == "" ? original.count - 2 : original.count - 1
    for place in places {
      let start = max(0, place - Self.context)
      let end = min(last, place + Self.context)
      if let before = hunks.last, start <= before.upperBound + 1 {
        hunks[hunks.count - 1] = before.lowerBound...end
      } else {
        hunks.append(start...end)
      }
    }
    return "--- \(file)\n+++ \(file)\n" + hunks.map(hunk).joined()
  }

  /// The same for a terminal: what that would obey is spelled out, tabs stay. `patch` can't read it.
  package var shown: String {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let words = line.last == 0x0D ? line.dropLast() : line
      return words.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { visible(String(Substring($0))) }.joined(separator: "\t")
    }.joined(separator: "\n")
  }

  private func hunk(_ lines: ClosedRange<Int>) -> String {
    var text = "@@ -\(lines.lowerBound + 1),\(lines.count) +\(lines.lowerBound + 1),\(lines.count) @@\n"
    var index = lines.lowerBound
    while index <= lines.upperBound {
      guard original[index] != changed[index] else {
        text += line(" ", original, index)
        index += 1
        continue
      }
      var end = index
      while end <= lines.upperBound, original[end] != changed[end] { end += 1 }
      for number in index..<end { text += line("-", original, number) }
      for number in index..<end { text += line("+", changed, number) }
      index = end
    }
    return text
  }

  private func line(_ mark: String, _ lines: [String], _ index: Int) -> String {
    mark + lines[index] + "\n" + (index == lines.count - 1 ? "\\ No newline at end of file\n" : "")
  }
}
