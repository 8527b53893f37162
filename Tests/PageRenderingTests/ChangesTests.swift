import CourseModel
import Testing

@testable import PageRendering

@Suite struct ChangesTests {
  private static let starter = Sample.snippet(
    .starter, "class Cell {\n    func size() -> Int {\n        0\n    }\n}\n", placement: .file("Cell.swift"))
  private static let solution = Sample.snippet(
    .solution, "func size() -> Int {\n    44\n}\n", placement: .members(of: "Cell"))

  @Test func theChangesOfASolutionAreThoseOfTheProgram() throws {
    #expect(
      try Self.changes(Sample.course(steps: [Sample.step([Self.starter, Self.solution])])) == [
        "Cell.swift", "  class Cell {", "      func size() -> Int {", "−         0", "+         44", "      }", "  }",
      ])
  }

  @Test func aStepStartsWhereTheOneBeforeEnded() throws {
    let second = Sample.snippet(.solution, "var name = \"\"", placement: .members(of: "Cell"))
    let course = Sample.course(
      steps: [Sample.step([Self.starter, Self.solution], id: "a"), Sample.step([second], id: "b")])
    #expect(
      try Self.changes(course, step: 1).filter { $0.hasPrefix("+") || $0.hasPrefix("−") } == [
        "+ ", "+     var name = \"\"",
      ])
  }

  @Test func linesFarFromAChangeAreLeftOut() {
    let old = (1...20).map { "line\($0)" }.joined(separator: "\n")
    let new = old.replacing("line4\n", with: "").replacing("line18", with: "line18b")
    #expect(
      LineDifference(from: old, to: new).lines(context: 1).map(Self.plain) == [
        "  line3", "− line4", "  line5", "⋯ ", "  line17", "− line18", "+ line18b", "  line19",
      ])
  }

  @Test func inATextThatNobodyWroteAllThatDiffersIsRemovedAndAdded() {
    let texts = ["a", "b"].map { name in "same\n" + (1...2_500).map { "\($0 % 7)\(name)\n" }.joined() + "same\n" }
    let lines = LineDifference(from: texts[0], to: texts[1]).lines(context: 1).map(Self.plain)
    #expect([lines.first, lines[1], lines[2_501], lines.last] == ["  same", "− 1a", "+ 1b", "  same"])
    #expect(lines.count == 5_002)
  }

  @Test func anAddedMethodEndsWithItsBrace() {
    let old = "class A {\n  func a() {\n  }\n}\n"
    let new = "class A {\n  func a() {\n  }\n\n  func b() {\n  }\n}\n"
    #expect(
      LineDifference(from: old, to: new).lines(context: 1).map(Self.plain) == [
        "    }", "+ ", "+   func b() {", "+   }", "  }",
      ])
    #expect(
      LineDifference(from: new, to: old).lines(context: 1).map(Self.plain) == [
        "    }", "− ", "−   func b() {", "−   }", "  }",
      ])
  }

  @Test func whatIsAddedBetweenMethodsIsAMethod() {
    let method = { (name: String) in "    func \(name)() {\n        run()\n    }\n" }
    let text = { (names: String...) in "class A {\n" + names.map(method).joined(separator: "\n") + "}\n" }
    #expect(
      LineDifference(from: text("a", "c"), to: text("a", "b", "c")).lines(context: 1).map(Self.plain) == [
        "  ", "+     func b() {", "+         run()", "+     }", "+ ", "      func c() {",
      ])
  }

  @Test func aChangedLineKeepsItsPlaceAndTheMethodBehindItIsWhole() {
    let method = { (name: String, word: String) in "    func \(name)() {\n        \(word)()\n    }\n" }
    let old = "class A {\n" + method("a", "old") + "}\n"
    let new = "class A {\n" + method("a", "new") + "\n" + method("b", "other") + "}\n"
    #expect(
      LineDifference(from: old, to: new).lines(context: 1).map(Self.plain) == [
        "      func a() {", "−         old()", "+         new()", "      }", "+ ", "+     func b() {",
        "+         other()", "+     }", "  }",
      ])
  }

  /// The lines that are marked in the program beside the text are the same.
  @Test func whatSlidesKeepsItsDistanceToOtherChanges() {
    let changed = ChangedLines(from: ["a", "x", "b"], to: ["a", "x", "x", "x", "b", "c"])
    #expect(changed.removed == [] && changed.inserted.count == 3 && changed.inserted.contains(5))
  }

  @Test func aFileThatTheSolutionBringsIsNoChange() throws {
    let new = Sample.snippet(.solution, "class New {}", placement: .file("New.swift"))
    #expect(try Self.changes(Sample.course(steps: [Sample.step([Self.starter, new])])) == [])
  }

  @Test func aSolutionInAnotherFileThanTheLessonIsNotShownByItsChangesEither() throws {
    let hidden = Sample.snippet(
      .solution, "var secret = 1", file: "course/01-first/answers.md", placement: .members(of: "Cell"))
    let page = try Sample.page(
      Sample.course(steps: [
        Sample.step([Self.starter, hidden], id: "a"), Sample.step([Self.solution], id: "b"),
      ]))
    #expect(!page.contains("secret"))
    #expect(!page.contains("class=\"diff\""))
  }

  @Test func changesAreTextAndClosed() throws {
    let hostile = Sample.snippet(
      .solution, "func size() -> Int {\n    \"</code><script>\"\n}", placement: .members(of: "Cell"))
    let page = try Sample.page(Sample.course(steps: [Sample.step([Self.starter, hostile])]))
    #expect(
      page.matches(of: /<details class="solution">(?s:.*?)<div class="differences"(?s:.*?)<\/details>/).count == 1)
    #expect(!page.contains("</code><script"))
  }

  @Test func changedWordsOfALineAreMarked() {
    let lines = LineDifference(from: "a\nlet size = 40 < b\nx\n", to: "a\nlet size = 44 < b // new\nx\n").lines()
    #expect(lines.map { "\($0.oldNumber)|\($0.newNumber)" } == ["1|1", "2|", "|2", "3|3"])
    #expect(
      lines[1].codeHTML
        == "<span class=\"keyword\">let</span> size = <mark><span class=\"number\">40</span></mark> &lt; b")
    #expect(
      lines[2].codeHTML
        == "<span class=\"keyword\">let</span> size = <mark><span class=\"number\">44</span></mark> &lt; b<mark> <span class=\"comment\">// new</span></mark>"
    )
  }

  @Test func linesWithLittleInCommonHaveNoMarks() {
    let lines = LineDifference(from: "return first\n", to: "guard let name = field.text else { return }\n").lines()
    #expect(!lines.contains { $0.codeHTML.contains("<mark>") })
  }

  @Test func aMarkCanBeginInsideOfASpan() {
    #expect(
      MarkedLine.html("<span class=\"string\">a&lt;b</span>c", marks: [1..<4])
        == "<span class=\"string\">a</span><mark><span class=\"string\">&lt;b</span>c</mark>")
  }

  @Test func aLongStarterIsClosed() throws {
    let code = { (lines: Int) in (1...lines).map { "let a\($0) = \($0)\n" }.joined() }
    let page = { (lines: Int) in
      try Sample.page(
        Sample.course(steps: [Sample.step([Sample.snippet(.starter, code(lines), placement: .file("A.swift"))])]))
    }
    #expect(try !page(25).contains("<details" + " class=\"fold\">"))
    #expect(
      try page(26).contains("<span class=\"caption\">A.swift</span> <span class=\"length\">26 lines</span></summary>"))
  }

  /// Names of files, and lines with their signs.
  private static func changes(_ course: Course, step: Int = 0) throws -> [String] {
    let list = StepChanges(course.lessons[0], try Sample.strings) { !$0.isPrivate && $0.fence.file == Sample.file }
      .changes(inStep: step)
    return (list?.files ?? []).flatMap { [$0.name] + $0.lines.map(plain) }
  }

  private static func plain(_ line: ChangeList.Line) -> String {
    "\(line.sign) "
      + line.codeHTML.replacing(/<[^>]*>/, with: "").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
  }
}
