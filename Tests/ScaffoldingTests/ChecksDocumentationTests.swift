import CourseModel
import Foundation
import Testing

@testable import Scaffolding

@Suite struct ChecksDocumentationTests {
  /// The listings of `Documentation/Checks.md` as one lesson.
  private func lesson() throws -> Lesson {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("Documentation/Checks.md"), encoding: .utf8)
    var snippets: [Snippet] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().makeIterator()
    while let (index, line) = lines.next() {
      guard line.hasPrefix("```swift role=") else { continue }
      let words = line.dropFirst("```swift role=".count).split(separator: " ")
      var code: [Substring] = []
      while let (_, next) = lines.next(), next != "```" { code.append(next) }
      snippets.append(
        Snippet(
          role: try #require(Role(rawValue: String(words[0]))), code: code.joined(separator: "\n"),
          location: SourceLocation(file: "Checks.md", line: index + 2),
          id: words.dropFirst().first.map { String($0.dropFirst("id=".count)) }))
    }
    let probes = snippets.filter { $0.role == .probe }
    return Lessons.lesson(introduction: probes, steps: [("checks", snippets.filter { $0.role != .probe })])
  }

  @Test func everyListingCompiles() throws {
    let scaffold = LessonScaffold(try lesson())
    #expect(scaffold.problems == [])
    #expect(scaffold.checks.count == 10)
    let folder = try Folder()
    defer { folder.remove() }
    let files = try scaffold.examiner.map(folder.write)
    let output = try folder.compile(["-typecheck", "-I", Folder.builtModules] + files)
    #expect(!output.contains("error:"), "\(output)")
  }
}
