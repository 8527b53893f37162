import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing
import Verification

@testable import Grading

/// Typical mistakes of authors get the words of their rule, at their line.
@Suite(.serialized) struct TypicalMistakesTests {
  @Test func theLessonIsTrueWithoutThem() async throws {
    let folder = try Self.lesson()
    let (course, problems) = try CourseLoader.load(folder.path)
    #expect(problems == [])
    #expect(try await Self.verifier(tries: true).verify(course.lessons[0]).diagnostics == [])
  }

  @Test(arguments: TypicalMistake.written) func aMistakeInWritingIsToldAtItsLine(mistake: TypicalMistake) async throws {
    try await expect(mistake, tries: false)
  }

  @Test(arguments: TypicalMistake.tried) func aMistakeInCodeIsToldAtItsLine(mistake: TypicalMistake) async throws {
    try await expect(mistake, tries: true)
  }

  @Test func thePageHasAllOfThem() throws {
    let rows = (TypicalMistake.written + TypicalMistake.tried).map { mistake in
      let rule = mistake.rule.rawValue
      return "| \(mistake.what) | [`\(rule)`](Rules/\(rule).md) | \(mistake.words.replacing("|", with: "\\|")) |\n"
    }
    let page = try String(contentsOf: Checkout.root.appending(path: "Documentation/Mistakes.md"), encoding: .utf8)
    let start = try #require(page.range(of: "|---|---|---|\n"))
    let whole = page[..<start.upperBound] + rows.joined()
    #expect(page == (try Snapshot(at: "Documentation/Mistakes.md").text(updatedWith: String(whole))))
    #expect(page == whole)
  }

  // MARK: A lesson with a mistake

  private static func lesson(_ mistake: TypicalMistake? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let fixtures = "Tests/Fixtures/TypicalMistakes"
    for (name, origin) in [("lesson.md", fixtures), ("answers.md", fixtures), ("Scene.swift", "data/new-lesson")] {
      var text = try String(contentsOf: Checkout.root.appending(path: "\(origin)/\(name)"), encoding: .utf8)
      if let mistake, mistake.file == name {
        let range = try #require(text.range(of: mistake.find), "\(mistake.what): \(mistake.find)")
        text.replaceSubrange(range, with: mistake.replacement)
      }
      try folder.write(text, to: "01-greetings/\(name)")
    }
    try folder.write("a picture", to: "01-greetings/screen.png")
    return folder
  }

  private func expect(_ mistake: TypicalMistake, tries: Bool) async throws {
    let folder = try Self.lesson(mistake)
    let (course, problems) = try CourseLoader.load(folder.path)
    let found =
      problems.isEmpty ? try await Self.verifier(tries: tries).verify(course.lessons[0]).diagnostics : problems
    let first = try #require(found.first, "\(mistake.what) is not noticed")
    let file = mistake.atFile ?? mistake.file
    let text = try folder.read("01-greetings/\(file)")
    let part = mistake.at ?? String(mistake.replacement.prefix { $0 != "\n" })
    let place = try #require(text.range(of: part), "\(part)")
    let line = text[..<place.lowerBound].count { $0 == "\n" } + 1
    #expect(first.rule == mistake.rule, "\(found.map(\.message))")
    #expect(first.message.contains(mistake.words), "\(first.message)")
    #expect(first.location?.position.line == line, "\(first)")
    #expect(first.location?.file.hasSuffix("/\(file)") == true, "\(first)")
  }

  private static let grader = Task {
    try await Grader(
      home: try TestHome.make(), environment: TestHome.environment,
      options: GradingOptions(jobs: 1, seed: 1, timeout: 20))
  }

  /// - Parameter tries: Whether code is compiled and run, or only the text is read.
  private static func verifier(tries: Bool) async throws -> Verifier {
    if tries {
      return Verifier(
        tools: RuleTools(try await grader.value, jobs: 2, triesMutants: false),
        scope: VerificationScope(steps: ["greet"]))
    }
    return Verifier(
      rules: Verifier.allRules.map(TextOnly.init),
      tools: RuleTools(grade: { _, _, _ in throw CancellationError() }))
  }

  private struct TextOnly: Rule {
    static let id = RuleID.unreadable
    var rule: any Rule

    func diagnostics(of lesson: Lesson) -> [Diagnostic] { rule.diagnostics(of: lesson) }
  }
}
