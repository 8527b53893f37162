import CourseModel
import LessonParsing
import Testing
import Verification

/// A check may leave expecting to what the lesson, or its course, declares for that.
@Suite struct NoEffectTests {
  private func found(check: String, helpers: String) -> [String] {
    let text = """
      ---
      format: 1
      ---
      # L

      ```swift role=model
      \(helpers)
      ```

      ## One

      ```swift role=check id=one
      \(check)
      ```
      """
    return NoEffect().diagnostics(of: LessonParser.parse(text, file: "l.md", directory: ".").0).map(\.message)
  }

  @Test(arguments: [
    (
      "app.greets(\"Ada\")",
      "extension Application { func greets(_ name: String) { expect(staticTexts[name].exists) } }"
    ),
    ("app.isGreeted", "extension Application { var isGreeted: Void { expect(staticTexts[\"a\"].exists) } }"),
    ("Greeting.check(app)", "enum Greeting { static func check(_ app: Application) { fail(\"no\") } }"),
    ("_ = Greeting()", "struct Greeting { init() { expect(1, is: 1) } }"),
    ("greets()", "func greets() { sees() }\nfunc sees() { expect(1, is: 1) }"),
    ("_ = unwrap(app.price(), \"a price\")", "struct Model {}"),
    ("func own() { expect(1, is: 1) }\nown()", "struct Model {}"),
  ])
  func aHelperMayExpect(check: String, helpers: String) {
    #expect(found(check: check, helpers: helpers) == [])
  }

  @Test(arguments: [
    "struct Model { var buttons = 1; func tap() {} }",
    "func sees(_ app: Application, tap buttons: Int) { expect(app.exists) }",
  ])
  func whatNamesNoneOfThemExpectsNothing(helpers: String) {
    #expect(
      found(check: "app.buttons[\"Go\"].tap()", helpers: helpers)
        == ["The check expects nothing, so that it decides nothing; end it with 'expect(…)'."])
  }
}
