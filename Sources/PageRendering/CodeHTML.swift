internal import CourseModel

/// Code of a lesson as HTML.
enum CodeHTML {
  /// - Parameter marks: Lines that the author points to; 1-based.
  static func html(_ code: String, language: String, marks: [ClosedRange<Int>] = []) -> String {
    let isSwift = isSwift(language)
    if marks.isEmpty { return isSwift ? SyntaxHighlighter.html(code) : HTMLText.escaped(code) }
    let lines =
      isSwift
      ? SyntaxHighlighter.lines(code)
      : HTMLText.escaped(code).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0)
      }
    return lines.enumerated().map { index, line in
      // The line end stands inside, or a copy of the text would lose it.
      marks.contains { $0.contains(index + 1) } ? "<mark>\(line)\n</mark>" : "\(line)\n"
    }.joined()
  }

  static func isSwift(_ language: String) -> Bool { language.lowercased().hasPrefix("swift") }

  /// For those who do not see the marks: `Lines 2 and 4 to 6 are marked.`
  static func words(for marks: [ClosedRange<Int>], _ strings: PageStrings) -> String? {
    guard let last = marks.last else { return nil }
    let ranges = marks.map {
      $0.count == 1
        ? "\($0.lowerBound)" : strings.text("lineRange", ["first": $0.lowerBound, "last": $0.upperBound])
    }
    if marks.count == 1, last.count == 1 { return strings.text("lineMarked", ["lines": ranges[0]]) }
    let list =
      ranges.count == 1
      ? ranges[0]
      : strings.text(
        "lineList", ["lines": ranges.dropLast().joined(separator: ", "), "last": ranges[ranges.count - 1]])
    return strings.text("linesMarked", ["lines": list])
  }
}
