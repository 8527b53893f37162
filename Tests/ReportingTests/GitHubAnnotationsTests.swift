import CourseModel
import Reporting
import Testing

@Suite struct GitHubAnnotationsTests {
  @Test func eachDiagnosticIsAnAnnotationAtItsLine() {
    #expect(
      GitHubAnnotations().render(Example.verification).split(separator: "\n").prefix(4) == [
        "::error file=lessons/01-notes/lesson.md,line=42,col=1,title=unknown-role::Fence names role 'soluton'; did you mean 'solution'?",
        "::error file=lessons/01-notes/lesson.md,line=50,col=1,title=unknown-role::Fence names role 'chek'; did you mean 'check'?",
        "::error file=lessons/01-notes/answers.md,line=7,col=1,title=wrong-answer-fails::It passed.%0AThe user: tap the button \"Add\"",
        "::warning file=lessons/01-notes/lesson.md,line=60,col=1,title=alt-text::The picture 'a.png' has no alternative text.",
      ])
  }

  @Test func pathsAreThoseOfTheCheckout() {
    let annotations = GitHubAnnotations { "course/" + $0 }
    #expect(
      annotations.render([Diagnostic(.altText, .note, at: SourceLocation(file: "l.md", line: 1), "M")])
        == "::notice file=course/l.md,line=1,col=1,title=alt-text::M\n")
  }

  @Test func aDiagnosticWithoutAPlaceHasATitle() {
    #expect(GitHubAnnotations().render([Diagnostic(.altText, at: nil, "M")]) == "::error title=alt-text::M\n")
  }

  @Test func aGradingRunTellsTheCompilersWordsAndWhatDidNotPass() {
    let lines = GitHubAnnotations().render(Example.report).split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ")[0] } == ["::warning", "::error", "::notice", "::error", "::warning"])
    #expect(
      lines[1] == """
        ::error file=lessons/01-notes/lesson.md,line=42,col=1,title=Trim what was typed::work/ada: Spaces around a note \
        are not kept: fail%0AThe first note is not what it should be.%0AThe user: tap the text field "note"; type "  \
        tea  "; press Done%0AExpected: "tea"%0ASeen: "  tea  "
        """)
  }

  /// A command ends with its line, and another needs a line of its own.
  @Test func hostileTextIsNoCommand() throws {
    let text = GitHubAnnotations().render(Hostile.report) + GitHubAnnotations().render([Hostile.diagnostic])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 3)
    for line in lines {
      #expect(line.hasPrefix("::error file=work/a%2Cb%3Ac%25/l%0A%3A%3Aerror%3A%3A.md,line=3,col=7,title="))
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
      #expect(!line.contains("##["))
      // What was a per cent sign is one again after decoding.
      #expect(line.contains("%250A"))
    }
  }
}
