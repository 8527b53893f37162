import CourseModel
import Testing

@testable import PageRendering

@Suite struct ProgramScriptTests {
  private static let starter = Sample.snippet(
    .starter, "class A {\n  let a = \"<b>\"\n}\n", placement: .file("A.swift"))
  private static let solution = Sample.snippet(.solution, "let b = 2", placement: .members(of: "A"))

  private static func script(_ course: Course, _ options: SiteOptions = SiteOptions()) throws -> String? {
    try SiteRenderer(templates: Sample.templates).render(course, options: options)
      .first { $0.path == "01-first/program.js" }?.bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aFileStandsInItWhereItHasChanged() throws {
    let steps = [
      Sample.step([starter, Self.solution], id: "a"), Sample.step([], id: "b"), Sample.step([], id: "c"),
    ]
    #expect(
      try Self.script(Sample.course(steps: steps)) == #"""
        window.coursemarkProgram = [{"changed":[{"code":"class A {\n  let a = \"\u003Cb>\"\n}\n","colours":[5,6,1,0,1,9,5,0,3,6,5,0,5,8,3,0],"marks":[],"name":"A.swift"}],"shown":["A.swift"],"step":"step-a"},{"changed":[{"code":"class A {\n  let a = \"\u003Cb>\"\n\n  let b = 2\n}\n","colours":[5,6,1,0,1,9,5,0,3,6,5,0,5,8,4,0,3,6,5,0,1,7,3,0],"marks":[3,4],"name":"A.swift"}],"shown":["A.swift"],"step":"step-b"},{"changed":[],"shown":[],"step":"step-c"}];

        """#)
  }

  private var starter: Block { Self.starter }

  /// A letter of two units is counted as the script counts it.
  @Test func coloursAreCountedAsScriptsCountLetters() {
    #expect(SyntaxHighlighter.lengths("// 🐝\nlet") == [5, 3, 1, 0, 3, 6])
  }

  @Test func theScriptKnowsTheColoursInTheirOrder() throws {
    let script = try String(decoding: #require(Sample.templates.assets["site.js"]), as: UTF8.self)
    let names = ([""] + SyntaxHighlighter.Colour.allCases.map(\.rawValue)).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(script.contains("const colourNames = [\(names)];"))
  }

  @Test func whatReadersDoNotSeeIsNotInIt() throws {
    let secret = Sample.snippet(
      .solution, "let secret = 2", file: "course/01-first/answers.md", placement: .members(of: "A"))
    let steps = [Sample.step([Self.starter, secret], id: "a"), Sample.step([], id: "b")]
    #expect(try Self.script(Sample.course(steps: steps))?.contains("secret") == false)
    #expect(try Self.script(Sample.course(steps: steps), SiteOptions(showsSolutions: false)) == nil)
  }
}
