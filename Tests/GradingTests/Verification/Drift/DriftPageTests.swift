import CourseModel
import Foundation
import LessonParsing
import MarkdownTree
import Testing
import Verification

/// The examples on the pages of the rules about drift do what the pages say.
@Suite struct DriftPageTests {
  @Test(
    arguments: [
      CompleteListingDiffers(), SolutionIsNextStart(), NameDiffers(), NoUnknownName(), NoRenamedName(),
      ObserverRemoved(),
    ] as [any Rule])
  func thePageHasAnExampleThatBreaksTheRuleAndOneThatKeepsIt(rule: any Rule) async throws {
    let id = type(of: rule).id
    let page = URL(filePath: #filePath).appending(path: "../../../../../Documentation/Rules/\(id).md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.hasPrefix("# \(id)\n"))
    var outcomes: [[String]] = []
    for node in MarkdownDocument.parse(text).children {
      guard case .codeBlock(let info?, let example) = node.kind, info.hasPrefix("markdown") else { continue }
      let (lesson, _) = LessonParser.parse(
        "---\nformat: 1\n---\n# A lesson\n\n" + example, file: "lesson.md", directory: ".")
      let found = try await Verifier(rules: [rule], tools: .withoutGrading).verify(lesson)
      #expect(info.split(separator: " ").dropFirst().map(String.init) == found.map { "\($0.severity)=\($0.rule)" })
      outcomes.append(found.map(\.rule.rawValue))
    }
    #expect(outcomes == [[id.rawValue], []])
  }
}
