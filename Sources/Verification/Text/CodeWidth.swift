package import CourseModel

/// Where a lesson or its course says how wide code may be, no line of code on its page is wider: readers would have to scroll for its end.
package struct CodeWidth: Rule {
  package static let id = RuleID.codeWidth

  /// Blanks that a tab is as wide as on a page.
  private static let tab = 4

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    guard let most = lesson.codeWidth else { return [] }
    let blocks = lesson.introduction + lesson.steps.flatMap(\.blocks)
    let shown = blocks.snippets.filter { !$0.isPrivate && !$0.drivesApp && $0.fence.file == lesson.file }
    return shown.flatMap { tooWide($0, most) }
  }

  private func tooWide(_ snippet: Snippet, _ most: Int) -> [Diagnostic] {
    let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line -> Diagnostic? in
      let width = Self.width(of: line)
      guard width > most else { return nil }
      var place = snippet.location
      place.position.line += index
      return Diagnostic(
        Self.id, .warning, at: place,
        "The line has \(width) characters, and code of this lesson is to have \(most) at most; break it.")
    }
  }

  private static func width(of line: Substring) -> Int { line.reduce(0) { $0 + ($1 == "\t" ? tab : 1) } }
}
