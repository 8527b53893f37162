import CourseModel
import Foundation
import LessonParsing
import MarkdownTree
import Testing

/// The examples of `Documentation/LessonFormat.md` do what the page says.
@Suite struct LessonFormatTests {
  struct Example: CustomTestStringConvertible {
    var text: String
    /// `answers`, `submission`, `error=unknown-role`.
    var words: [String]
    var line: Int
    /// The example before it that is a lesson.
    var lesson: String

    var testDescription: String { "line \(line)" }
  }

  static let examples: [Example] = {
    let page = (try? String(contentsOfFile: repository + "/Documentation/LessonFormat.md", encoding: .utf8)) ?? ""
    var lesson = ""
    return MarkdownDocument.parse(page).children.compactMap { node in
      guard case .codeBlock(let info?, let text) = node.kind, info.hasPrefix("markdown") else { return nil }
      let words = info.split(separator: " ").dropFirst().map(String.init)
      if words.isEmpty { lesson = text }
      return Example(text: text, words: words, line: node.range.start.line, lesson: lesson)
    }
  }()

  static let parts = [
    "Scene.swift", "Model.swift", "Parts/NewTaskCell.swift", "Parts/Members.swift", "Checks/Trims.swift",
  ]

  @Test(arguments: examples) func theExampleGivesWhatThePageSays(example: Example) {
    let expected = example.words.filter { $0.contains("=") }
    #expect(diagnostics(example).map { "\($0.severity)=\($0.rule)" } == expected, "\(diagnostics(example).map(\.line))")
  }

  @Test func thePageHasAnExampleOfEveryRuleThatTheSourcesName() throws {
    let folder = repository + "/Sources/LessonParsing"
    var rules: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let source = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for match in source.matches(
        of: /(?:add|Diagnostic|problems\.append)\(\s*\(?\s*(?:node|value|key|formatNode)?,?\s*\.([a-z]+[A-Za-z]*)/)
      {
        let name = String(match.1).replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
        if RuleID(rawValue: name) != nil { rules.insert(name) }
      }
    }
    let shown = Self.examples.flatMap(\.words).compactMap {
      $0.split(separator: "=").dropFirst().first.map(String.init)
    }
    #expect(rules.count > 30)
    // Of files that are no lesson, and of links in them.
    #expect(rules.subtracting(shown).sorted() == ["broken-link", "unreadable"])
    #expect(Set(shown).subtracting(rules).sorted() == [])
  }

  @Test func everyRoleAndAttributeHasAnExample() {
    let lessons = Self.examples.filter { $0.words.isEmpty }.map { parse($0.text).0 }
    let roles = Set(lessons.flatMap(\.snippets).map(\.role))
    #expect(Set(Role.allCases).subtracting(roles) == [])
    let text = Self.examples.filter(\.words.isEmpty).map(\.text).joined()
    let attributes = [
      "file=", " in=", " id=", "title=", "needs=", "fails=", "hint=", " hidden", "compile-fail=", " traps", " no-run",
      "timeout=", "points=", "unseen=", "oracle=", " complete",
    ]
    #expect(attributes.filter { !text.contains($0) } == [])
  }

  private func diagnostics(_ example: Example) -> [Diagnostic] {
    if example.words.contains("submission") { return SubmissionParser.parse(example.text, file: "answer.md").1 }
    return example.words.contains("answers") ? parse(example.lesson, answers: example.text).1 : parse(example.text).1
  }

  private func parse(_ text: String, answers: String? = nil) -> (Lesson, [Diagnostic]) {
    var lesson = text
    if !text.hasPrefix("---") {
      let head = "---\nformat: 1\n---\n# A lesson\n\n"
      lesson = head + (text.hasPrefix("## ") ? "" : "## A step\n\n") + text
    }
    return readFile(
      lesson, answers: answers, parts: Dictionary(uniqueKeysWithValues: Self.parts.map { ($0, "// part\n") }))
  }
}
