import AppProtocol
import MarkupText
import ScreenDrawing
import Testing
import TestSupport

/// The picture of a screen in characters, line by line.
@Suite struct ScreenCharactersTests {
  /// The lines inside of the frame, without blanks at their ends.
  private func lines(_ screen: Screen, marks: ScreenMarks = ScreenMarks()) -> [String] {
    ScreenCharacters(screen, marks: marks).lines.dropFirst().dropLast().map { line in
      let inner = line.dropFirst().replacing("│", with: "")
      return String(inner.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  @Test func aScreenOfEverythingIsDrawnAsItWas() throws {
    let text = ScreenCharacters(Example.tasks).lines.joined(separator: "\n") + "\n"
    let snapshot = Snapshot(at: "Tests/ScreenDrawingTests/Snapshots/tasks.txt")
    #expect(text == (try snapshot.text(updatedWith: text)))
  }

  @Test func aFieldShowsWhatIsTypedOrElseItsPlaceholder() {
    let field = { (value: String, hasFocus: Bool) in
      Example.screen(
        Example.element(
          .textField, Example.rect(0, 0, 80, 40), value: value, placeholder: "Name", hasFocus: hasFocus))
    }
    #expect(lines(field("", false)) == ["[‹Name›  ]"])
    #expect(lines(field("Ada", true)) == ["[Ada▏    ]"])
    #expect(lines(field("abcdefghij", true)) == ["[defghij▏]"])
  }

  @Test func whatIsScrolledAwayOrOutsideIsNotDrawn() {
    let table = Example.element(
      .table, Example.rect(0, 100, 320, 88), [Example.row("Gone", y: 40), Example.row("There", y: 100)])
    #expect(lines(Example.screen(table)) == ["  There"])
    let far = Example.element(.button, Example.rect(5_000, 5_000, 90, 40), label: "Far")
    #expect(lines(Example.screen(far)).isEmpty)
  }

  @Test func aLineThatDiffersEndsInAnArrow() {
    let label = { Example.element(.staticText, Example.rect(0, 40, 160, 20), label: $0) }
    let (old, new) = (Example.screen(label("2 to buy")), Example.screen(label("3 to buy")))
    let marks = ScreenMarks(differences: ScreenDifference(old, new).inSecond)
    #expect(ScreenCharacters(new, marks: marks).lines.filter { $0.hasSuffix("│ ◄") }.count == 1)
    #expect(lines(new, marks: marks).contains { $0.hasPrefix("3 to buy") && $0.hasSuffix("◄") })
  }

  /// All lines end at the same column, whatever is written.
  @Test(arguments: ["日本語の長い文字列を入力", "👩‍👩‍👧👍🏽", "e\u{301}e\u{301}", "a\u{202E}b\u{1B}[31mc\nd", ""])
  func everyTextKeepsTheFrame(_ text: String) {
    let screen = Example.screen(
      Example.element(.textField, Example.rect(8, 0, 88, 40), value: text, hasFocus: true),
      Example.element(.button, Example.rect(100, 0, 60, 40), label: text),
      Example.element(.textView, Example.rect(0, 60, 80, 100), value: text + "\n" + text, hasFocus: true))
    let drawn = ScreenCharacters(screen).lines
    #expect(drawn.allSatisfy { $0.hasSuffix("│") || $0.hasSuffix("╮") || $0.hasSuffix("╯") })
    #expect(Set(drawn.map { columns($0) }).count == 1)
    #expect(!drawn.joined().contains("\u{1B}") && !drawn.joined().contains("\u{202E}"))
  }

  @Test func noNumberIsTooLargeForAPlace() {
    let wild = Example.rect(-.infinity, .nan, .infinity, .greatestFiniteMagnitude)
    for type in ElementType.allCases {
      let screen = Example.screen(Example.element(type, wild, label: "x", value: "y", hasCheckmark: true))
      #expect(!ScreenCharacters(screen).lines.isEmpty)
    }
    #expect(!ScreenCharacters(Screen(size: Size(width: .infinity, height: 1e300))).lines.isEmpty)
  }
}
