import MarkupText
import Reporting
import Testing

@Suite struct TextLayoutTests {
  func paragraph(_ spans: Span..., indent: Int = 0, hanging: Int? = nil) -> String {
    var layout = TextLayout(Terminal(width: 40))
    layout.paragraph(spans, indent: indent, hanging: hanging)
    return layout.text
  }

  @Test func linesBreakBetweenWordsAndHang() {
    #expect(
      paragraph("The keyboard hides when the Return key is pressed twice", indent: 2, hanging: 4) == """
          The keyboard hides when the Return key
            is pressed twice

        """)
  }

  @Test func aWordLongerThanTheTerminalStaysWhole() {
    let word = String(repeating: "x", count: 50)
    #expect(paragraph("a \(word) b") == "a\n\(word)\nb\n")
  }

  @Test func severalSpacesAreKept() {
    #expect(paragraph("Seen: \"  tea  \"") == "Seen: \"  tea  \"\n")
  }

  /// GitHub's runner takes `::` for the start of a command behind blanks too, and `##[` anywhere in a line.
  @Test func noTextIsACommandOfALog() {
    #expect(
      paragraph("The field shows a word that is quite long, ::stop-commands::x", indent: 2) == """
          The field shows a word that is quite
          long, ::stop-commands::x

        """)
    #expect(
      paragraph("The field shows a word that is quite ::stop-commands::x", indent: 2) == """
          The field shows a word that is quite
          \\u{3A}:stop-commands::x

        """)
    #expect(paragraph("::error::x\n ::error::x") == "\\u{3A}:error::x\n\\u{3A}:error::x\n")
    #expect(
      visible("a ##[add-mask]a ##vso[task.complete] #[x] [##]")
        == "a ##\\u{5B}add-mask]a ##vso\\u{5B}task.complete] #[x] [##]")
  }

  @Test func wideCharactersCountTwice() {
    #expect(columns("日本") == 4)
    #expect(columns("e\u{301}") == 1)
    #expect(columns("👩‍👩‍👧") == 2)
    let words = Array(repeating: "日本語日本語日本語", count: 3).joined(separator: " ")
    #expect(paragraph("\(words)") == "日本語日本語日本語 日本語日本語日本語\n日本語日本語日本語\n")
  }

  @Test func spansThatTouchAreOneWord() {
    #expect(paragraph("(", Span("x", .good), ")") == "(x)\n")
  }

  @Test func verbatimLinesAreCountedBeyondTheLimit() {
    var layout = TextLayout(Terminal(width: 40))
    layout.verbatim("1\n2\n3\n", prefix: "| ", limit: 2)
    #expect(layout.text == "| 1\n| 2\n| … 1 more lines\n")
  }

  @Test(arguments: [
    ("\u{1B}[32mPASS\u{7}", #"\u{1B}[32mPASS\u{7}"#),
    ("a\u{202E}b", #"a\u{202E}b"#),
    ("a\rb\0", #"a\rb\u{0}"#),
    ("tab\tend", "tab  end"),
    ("zero\u{200B}width", #"zero\u{200B}width"#),
    ("héllo 日本 👩‍👧", "héllo 日本 👩‍👧"),
  ])
  func whatWouldMoveOrHideTextIsSpelledOut(text: String, shown: String) {
    #expect(visible(text) == shown)
  }
}
