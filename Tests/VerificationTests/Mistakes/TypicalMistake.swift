import CourseModel
import Testing

/// A mistake that authors make, put into the good lesson of `Tests/Fixtures/TypicalMistakes`.
struct TypicalMistake: Sendable, CustomTestStringConvertible {
  /// What is wrong, in a few words.
  var what: String
  var file = "lesson.md"
  var find: String
  var replacement: String
  var rule: RuleID
  /// Of the first message: a part that says what is wrong or what to do.
  var words: String
  /// A part of the line that the message is about, as it stands then; the replacement's first line when `nil`.
  var at: String?
  var atFile: String?

  var testDescription: String { what }

  init(
    _ what: String, in file: String = "lesson.md", _ find: String, _ replacement: String, _ rule: RuleID,
    _ words: String, at line: String? = nil, of atFile: String? = nil
  ) {
    (self.what, self.file, self.find, self.replacement) = (what, file, find, replacement)
    (self.rule, self.words, at, self.atFile) = (rule, words, line, atFile)
  }
}

extension TypicalMistake {
  /// What reading the lesson shows.
  static let written: [TypicalMistake] = [
    .init(
      "the front matter is not closed", "order: 1\n---\n", "order: 1\n", .frontMatter,
      "write '---' under its last line",
      at: "---"),
    .init("a tab in the front matter", "swift: 5", "\tswift: 5", .frontMatter, "found a tab character"),
    .init("a key is misspelt", "summary:", "sumary:", .unknownKey, "did you mean 'summary'?"),
    .init("`format` in words", "format: 1", "format: one", .unknownFormat, "write 'format: 1'"),
    .init(
      "`format` is missing", "format: 1\n", "", .missingFormat, "start it with '---', 'format: 1', '---'", at: "---"),
    .init(
      "a version of Swift for a language mode", "swift: 5", "swift: 5.9", .unknownMode, "write one of 4, 4.2, 5, 6"),
    .init("`order` in words", "order: 1", "order: first", .wrongValue, "write 'order: 1'"),
    .init(
      "a step is a heading of the first level", "## Greet", "# Greet", .secondTitle, "make it '## …'",
      at: "# Greet by name"),
    .init(
      "a step is a heading of the third level", "## Greet", "### Greet", .strayStep,
      "put it right under a '##' heading",
      at: "step id=greet"),
    .init("points in words", "points=2", "points=two", .wrongValue, "write points=1", at: "points=two"),
    .init("`step` is misspelt", "<!-- step id", "<!-- stpe id", .unknownComment, "did you mean 'step'?"),
    .init(
      "a comment is not closed", "points=2 -->", "points=2", .openComment, "write '-->' at its end", at: "<!-- step"),
    .init(
      "a role is misspelt", "role=check id=greets", "role=chek id=greets", .unknownRole, "did you mean 'check'?",
      at: "role=chek"),
    .init(
      "a role of one's own", "role=check id=greets", "role=test id=greets", .unknownRole, "the roles are 'starter'",
      at: "role=test"),
    .init(
      "blanks around the sign =", "role=check id=greets", "role = check id=greets", .attributeSyntax,
      "without spaces", at: "role = check"),
    .init(
      "no role", "role=check id=greets", "id=greets", .missingRole, "write role=starter, role=solution", at: "id=greets"
    ),
    .init(
      "a check without an id", "role=check id=greets", "role=check", .missingId, "write id=name", at: "role=check title"
    ),
    .init("an id with a blank", "id=greets", "id=\"greets it\"", .idSyntax, "write letters, digits", at: "greets it"),
    .init(
      "two checks with one id", "id=leaves needs=greets", "id=greets", .repeatedId, "rename one of them",
      at: "role=check id=greets title=\"Return puts"),
    .init(
      "a quote is not closed", "greets the name\"", "greets the name", .attributeSyntax, "close it with '\"'",
      at: "greets the name"),
    .init(
      "a title without quotes", "title=\"Return greets the name\"", "title=Return greets the name", .attributeSyntax,
      "write title=\"Return greets the name\"", at: "title=Return"),
    .init(
      "a title in single quotes", "title=\"Return greets the name\"", "title='Return greets the name'",
      .attributeSyntax,
      "write title=\"Return greets the name\"", at: "title='"),
    .init(
      "a colon for the sign =", "role=check id=greets", "role:check id=greets", .attributeSyntax, "write role=check",
      at: "role:check"),
    .init(
      "a fence in braces", "swift role=check id=greets title=\"Return greets the name\"",
      "{swift role=check id=greets title=\"Return greets the name\"}", .attributeSyntax, "write them without",
      at: "{swift"),
    .init(
      "blanks between the names of checks", in: "answers.md", "fails=greets", "fails=greets, leaves", .attributeSyntax,
      "write fails=greets,leaves", at: "fails=greets, leaves"),
    .init(
      "an attribute that there is not", "id=greets title", "id=greets weight=2 title", .unknownAttribute,
      "'check' has 'role'", at: "weight=2"),
    .init(
      "no empty line above a solution",
      "<details><summary>Solution</summary>\n\n", "<details><summary>Solution</summary>\n", .blankLine,
      "leave an empty line between them", at: "```swift role=solution"),
    .init(
      "no empty line above a hint's text",
      "nothing happens at Return</summary>\n\n", "nothing happens at Return</summary>\n", .blankLine,
      "leave an empty line between them", at: "In `viewDidLoad`"),
    .init(
      "a comparison with the solution without `oracle`", "expect(app.isComplete())",
      "expect(app, behavesLike: solution, events: 10)", .missingOracle, "write oracle=solution",
      at: "role=check id=leaves"),
    .init(
      "typographic quotes", "title=\"Return greets the name\"", "title=“Return greets the name”", .attributeSyntax,
      "write plain ones: title=\"…\"", at: "title=“"),
    .init(
      "`needs` names no check", "needs=greets", "needs=greet", .unknownCheck, "did you mean 'greets'?",
      at: "needs=greet"),
    .init(
      "a check needs itself", "needs=greets", "needs=leaves", .circle, "remove it from 'needs'", at: "needs=leaves"),
    .init(
      "`hidden` with a value", "id=greets title", "id=greets hidden=true title", .wrongValue, "write hidden alone",
      at: "hidden=true"),
    .init(
      "an attribute is misspelt", "id=greets title", "id=greets titel", .unknownAttribute, "did you mean 'title'?",
      at: "titel"),
    .init(
      "a fence is not closed", "expect(app.isComplete())\n```", "expect(app.isComplete())", .openFence,
      "is not closed before the next one begins", at: "role=check id=leaves"),
    .init(
      "the last fence is not closed", "\n42\n```", "\n42\n", .openFence, "close it with the same marks",
      at: "role=output"),
    .init(
      "a fence is indented", "```swift role=check id=greets", "    ```swift role=check id=greets", .nestedRole,
      "move it to the left margin", at: "    ```swift"),
    .init(
      "a hint is not closed", "(_:action:for:)`.\n\n</details>", "(_:action:for:)`.\n", .openDetails, "add </details>",
      at: "<details><summary>Hint"),
    .init(
      "a hint in a list",
      "<details><summary>Hint: nothing happens at Return</summary>\n\nIn `viewDidLoad`, connect the field with `addTarget(_:action:for:)`.\n\n</details>",
      "- <details><summary>Hint: nothing happens at Return</summary>\n\n  In `viewDidLoad`.\n\n  </details>",
      .nestedDetails,
      "move its <details> to the left margin"),
    .init(
      "a starter without a place", "role=starter file=GreetingController.swift", "role=starter", .missingPlace,
      "write file=Name.swift or in=Type", at: "role=starter"),
    .init(
      "a file without .swift", "file=GreetingController.swift", "file=GreetingController", .fileName,
      "write a name like Cell.swift", at: "role=starter"),
    .init(
      "the scene's file is not there", "file=Scene.swift", "file=Scenes.swift", .partNotFound,
      "add it, or correct the name",
      at: "Scenes.swift"),
    .init("another language", "```swift role=probe", "```swfit role=probe", .notSwift, "swift", at: "swfit"),
    .init(
      "a check before the first step", "## Greet by name\n<!-- step id=greet points=2 -->\n", "", .outsideStep,
      "put it under a '##' heading", at: "role=check id=greets"),
    .init(
      "answers.md names no step", in: "answers.md", "step id=greet", "step id=gret", .unknownStep,
      "did you mean 'greet'?",
      at: "step id=gret"),
    .init(
      "`fails` names no check", in: "answers.md", "fails=greets", "fails=greet", .unknownCheck,
      "did you mean 'greets'?",
      at: "fails=greet"),
    .init(
      "a wrong answer without `fails`", in: "answers.md", " fails=greets", "", .missingFails, "write fails=check",
      at: "role=wrong"),
    .init(
      "a wrong answer names no hint", in: "answers.md", "hint=1", "hint=2", .unknownHint, "correct the number",
      at: "hint=2"),
    .init(
      "a wrong answer without a place", in: "answers.md", " in=GreetingController", "", .missingPlace,
      "write file=Name.swift or in=Type", at: "role=wrong"),
    .init("a picture without words", "![A field above a label]", "![]", .altText, "say in the brackets what it shows"),
    .init(
      "a picture is not there", "(screen.png)", "(screens.png)", .brokenLink, "correct the path, or add the file",
      at: "screens.png"),
    .init(
      "XCTest in a check", "let name = random.word()", "import XCTest\nlet name = random.word()", .noEffect,
      "remove it",
      at: "import XCTest"),
    .init(
      "`XCTAssertEqual`", "expect(app.staticTexts[\"greeting\"].label, is: \"Hello, \\(name)!\")",
      "XCTAssertEqual(app.staticTexts[\"greeting\"].label, \"Hello\")", .noEffect, "write 'expect(…, is: …)'"),
    .init(
      "`XCUIApplication()`", "let name = random.word()", "let app = XCUIApplication()\nlet name = random.word()",
      .noEffect,
      "the app is there already"),
    .init(
      "`print` in a check", "let name = random.word()", "let name = random.word()\nprint(name)", .noEffect,
      "read the value with 'expect(…)'", at: "print(name)"),
    .init(
      "`sleep` in a check", "expect(app.keyboard.exists, is: false)",
      "sleep(1)\nexpect(app.keyboard.exists, is: false)",
      .noEffect, "write 'app.wait(1)'"),
    .init(
      "a check expects nothing", "expect(app.staticTexts[\"greeting\"].label, is: \"Hello, \\(name)!\")",
      "_ = app.staticTexts[\"greeting\"].label", .noEffect, "end it with 'expect(…)'", at: "let name = random.word()"),
    .init(
      "a comparison without `expect`", "expect(app.keyboard.exists, is: false)", "app.keyboard.exists == false",
      .noEffect,
      "write 'expect(…)' around it"),
    .init(
      "a function that is never called", "expect(app.keyboard.exists, is: false)",
      "func isGone() { expect(app.keyboard.exists, is: false) }", .noEffect, "'isGone' is never called"),
    .init(
      "a check that waits for a queue", "expect(app.keyboard.exists, is: false)",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { expect(app.keyboard.exists, is: false) }", .noEffect,
      "write 'app.wait(1)'"),
  ]
}
