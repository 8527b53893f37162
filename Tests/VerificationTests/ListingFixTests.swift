import CourseModel
import LessonParsing
import Testing

@testable import Verification

/// What is mended without asking, because there is one right answer.
@Suite(.serialized) struct ListingFixTests {
  private func fixed(_ line: String, column: Int, _ cause: SurveyedListing.Cause, _ message: String) -> String? {
    let place = SourceLocation(file: "a.md", line: 1, column: column)
    return ListingFix(
      of: SurveyedListing(at: place, .fails, cause: cause, message: message, place: place), in: line)?.line
  }

  @Test(arguments: [
    ("println(x)", 1, "cannot find 'println' in scope", "print(x)"),
    ("let f = NSDateFormatter()", 9, "cannot find 'NSDateFormatter' in scope", "let f = DateFormatter()"),
    (
      "NotificationCenter.defaultCenter().post(n)", 20, "type 'NotificationCenter' has no member 'defaultCenter'",
      "NotificationCenter.default.post(n)"
    ),
    (
      "UIView.animateWithDuration(0.3) {}", 8, "type 'UIView' has no member 'animateWithDuration'",
      "UIView.animate(withDuration: 0.3) {}"
    ),
    ("  s.characters.count", 5, "'characters' is unavailable: Please use String directly", "  s.count"),
    (
      "name: .UIKeyboardWillShow,", 8,
      "'UIKeyboardWillShow' has been renamed to 'UIResponder.keyboardWillShowNotification'",
      "name: UIResponder.keyboardWillShowNotification,"
    ),
    (
      "let k: UIApplicationLaunchOptionsKey", 8,
      "'UIApplicationLaunchOptionsKey' has been renamed to 'UIApplication.LaunchOptionsKey'",
      "let k: UIApplication.LaunchOptionsKey"
    ),
    (
      "UIApplication.sharedApplication().open(u)", 15, "'sharedApplication()' has been replaced by property 'shared'",
      "UIApplication.shared.open(u)"
    ),
    ("printlnAll(x)", 1, "cannot find 'println' in scope", nil), ("foo(x)", 1, "cannot find 'foo' in scope", nil),
  ])
  func aRenamedNameIsWritten(line: String, column: Int, message: String, expected: String?) {
    #expect(fixed(line, column: column, .renamed, message) == expected)
  }

  @Test(arguments: [
    ("greet(\"Bob\", day: d)", 6, "missing argument label 'name:' in call", "greet(name: \"Bob\", day: d)"),
    ("push(item: 1)", 5, "extraneous argument label 'item:' in call", "push(1)"),
  ])
  func aLabelIsWritten(line: String, column: Int, message: String, expected: String) {
    #expect(fixed(line, column: column, .other, message) == expected)
  }

  @Test(arguments: [
    ("for var i = 0; i < 10; i++ {", "for i in 0..<10 {"),
    // A range whose end lies before its start traps.
    ("for (var i = 1; i <= n; ++i) {", "for i in stride(from: 1, through: n, by: 1) {"),
    ("for var i = 0; i < a.count - 1; i++ {", "for i in stride(from: 0, to: a.count - 1, by: 1) {"),
    ("for var i = 5; i < 2; i++ {", "for i in stride(from: 5, to: 2, by: 1) {"),
    ("for var i = 0; i < self.a.count; i++ {", "for i in 0..<self.a.count {"),
    ("for var i = 0; i < 3; i++ {\r", "for i in 0..<3 {\r"),
    ("if let x = Int(\"3\") where x > 2 {", "if let x = Int(\"3\"), x > 2 {"), ("  i++", "  i += 1"),
    ("a[i]-- // less", nil), ("for var i = 0; j < 10; i++ {", nil),
  ])
  func anOldFormIsWrittenAnew(line: String, expected: String?) {
    #expect(fixed(line, column: 1, .syntax, "it does not fit") == expected)
  }

  @Test func aChangeCountsOnlyWhenNothingIsWrongAfterwards() async throws {
    let text = """
      # A

      ```swift
      let center = NSNotificationCenter.defaultCenter()
      println(center)
      ```

      ```swift
      println(1)
      let a: Int = "b"
      ```

      """
    let tools = RuleTools(
      jobs: 2, grade: { _, _, _ in throw CancellationError() }, listings: try await ListingTests.tools())
    let lesson = LessonParser.parse(text, file: "a.md", directory: ".").0
    let texts = try await ListingFixer(survey: ForeignSurvey(tools: tools)).fix([lesson]) { _ in text }
    #expect(texts.map(\.file) == ["a.md"])
    #expect(texts.map(\.listings) == [1])
    #expect(
      texts[0].changed.map { texts[0].fixed[$0] } == ["let center = NotificationCenter.default", "print(center)"])
  }

  @Test func aTextOfWindowsKeepsItsLineEnds() async throws {
    let text = "# A\r\n\r\n```swift\r\nprintln(1)\r\nlet a = 1\r\n```\r\n"
    let tools = RuleTools(
      grade: { _, _, _ in throw CancellationError() }, listings: try await ListingTests.tools())
    let lesson = LessonParser.parse(text, file: "a.md", directory: ".").0
    let texts = try await ListingFixer(survey: ForeignSurvey(tools: tools)).fix([lesson]) { _ in text }
    #expect(
      texts.map { Array($0.fixed.joined(separator: "\n").utf8) }
        == [Array(text.replacing("println", with: "print").utf8)])
  }

  @Test func whatWasNotTriedAgainIsNotMended() async throws {
    let text = "# A\n\n```swift\nprintln(1)\n```\n"
    let real = try await ListingTests.tools()
    // Somebody ends the run as soon as a change is tried.
    let tools = RuleTools(
      grade: { _, _, _ in throw CancellationError() },
      listings: ListingTools(
        compile: { program, mode in
          if program.source.files.contains(where: { $0.text.contains("print(1)") }) { throw CancellationError() }
          return try await real.compile(program, mode)
        }, run: real.run))
    let lesson = LessonParser.parse(text, file: "a.md", directory: ".").0
    await #expect(throws: CancellationError.self) {
      try await ListingFixer(survey: ForeignSurvey(tools: tools)).fix([lesson]) { _ in text }
    }
  }
}
