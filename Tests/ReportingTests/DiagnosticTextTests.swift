import CourseModel
import Reporting
import Testing

@Suite struct DiagnosticTextTests {
  @Test func aDiagnosticShowsItsLineAndACaret() {
    let diagnostic = Diagnostic(
      .unknownRole, at: SourceLocation(file: "lesson.md", line: 2, column: 10),
      "Fence names role 'soluton'; did you mean 'solution'?", details: ["Roles are listed in the format."])
    let text = DiagnosticText(terminal: Terminal(width: 80)) { _ in ["", "```swift role=soluton"] }
    #expect(
      text.render([diagnostic]) == """
        lesson.md:2:10: error: Fence names role 'soluton'; did you mean 'solution'?
          [unknown-role]
          | ```swift role=soluton
          |          ^
            Roles are listed in the format.

        """)
  }

  @Test func theCaretCountsColumnsNotBytes() {
    let diagnostic = Diagnostic(.altText, .warning, at: SourceLocation(file: "l.md", line: 1, column: 9), "M")
    let text = DiagnosticText(terminal: Terminal(width: 80)) { _ in ["é日本x"] }
    #expect(
      text.render([diagnostic]) == """
        l.md:1:9: warning: M [alt-text]
          | é日本x
          |      ^

        """)
  }

  @Test func aDiagnosticWithoutAPlaceStandsAlone() {
    let diagnostic = Diagnostic(.altText, .note, at: nil, "M")
    #expect(DiagnosticText(terminal: Terminal()).render([diagnostic]) == "note: M [alt-text]\n")
  }

  @Test func aFileIsReadOnceAndARuleThatIsBrokenOftenIsCounted() {
    var reads = 0
    let diagnostics = (1...5000).map { line in
      Diagnostic(.altText, .warning, at: SourceLocation(file: "l.md", line: line), "M\(line)")
    }
    let text = DiagnosticText(terminal: Terminal(width: 80)) { _ in
      reads += 1
      return []
    }.render(diagnostics + [Diagnostic(.unknownRole, at: SourceLocation(file: "l.md", line: 1), "R")])
    #expect(reads == 1)
    #expect(text.contains("M25 ") && !text.contains("M26 "))
    #expect(text.hasSuffix("error: R [unknown-role]\nl.md: and 4975 more of the same rule [alt-text]\n"))
  }
}
