internal import MarkdownTree

/// Where the steps of `lesson.md` or `answers.md` stand, for whoever writes into the file.
package struct LessonSections: Sendable {
  package struct Section: Sendable, Equatable {
    /// The id that the section gives or that is made from its heading. In a lesson with two equal headings the parser tells them apart.
    package var id: String
    /// Of the heading; 1-based.
    package var line: Int
    /// The last line that is not blank; 1-based.
    package var lastLine: Int
  }

  /// In the order of the file. Those of a lesson are its steps.
  package private(set) var sections: [Section] = []
  /// The last line of the file that is not blank; 0 for an empty file.
  package private(set) var lastLine: Int

  package init(_ text: String) {
    let lines = SourceLines(text)
    func lastText(from first: Int, before end: Int) -> Int {
      (first..<max(first, end)).last { !lines.text(ofLine: $0).allSatisfy(\.isWhitespace) } ?? first
    }
    let count = lines.count
    lastLine = (1..<max(2, count + 1)).last { !lines.text(ofLine: $0).allSatisfy(\.isWhitespace) } ?? 0
    let reader = SectionReader(
      MarkdownDocument.parse(FrontMatter(text).body), file: "", lines: lines, isForeign: false, isAnswers: true,
      part: { _ in nil })
    let steps = Array(reader.sections.dropFirst())
    for (index, section) in steps.enumerated() {
      let first = section.location.position.line
      let end = index + 1 < steps.count ? steps[index + 1].location.position.line : count + 1
      sections.append(
        Section(
          id: section.id ?? LessonParser.slug(section.title ?? ""), line: first,
          lastLine: lastText(from: first, before: end)))
    }
  }
}
