import SwiftSource
import Testing

/// What does nothing where it stands.
@Suite struct UnusedCodeTests {
  @Test(arguments: [
    "label.text == \"a\"", "app.buttons[\"Send\"].isEnabled", "!field.exists", "a.b < c.d && e", "list[3]",
    "for word in words { word.count > 3 }",
  ])
  func aValueThatNobodyReadsIsFound(code: String) {
    #expect(UnusedCode(code).values.map(\.line) == [1])
  }

  @Test(arguments: [
    "let a = b == c", "a = b == c", "count += 1", "tap()", "_ = a.b", "let f = { $0.count > 1 }",
    "if a.b == c { tap() }", "func isLong(_ a: String) -> Bool { a.count > 1 }", "let a = if b { c.d } else { e.f }",
    "words.filter { $0.count > 2 }.forEach(type)",
  ])
  func whatIsReadOrDoneIsNot(code: String) {
    #expect(UnusedCode(code).values == [])
  }

  @Test func aFunctionThatIsNeverCalledIsFound() {
    let code = """
      func used() {}
      func again() { again() }
      words.forEach { _ in used() }
      """
    #expect(UnusedCode(code).functions.map { "\($0.line): \($0.text)" } == ["2: again"])
  }
}
