import CourseModel
import Foundation
import Testing

@testable import Scaffolding

@Suite struct ChecksDocumentationTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The listings of a document as one lesson.
  private func lesson(_ document: String) throws -> Lesson {
    let text = try text("Documentation/\(document)")
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
          location: SourceLocation(file: document, line: index + 2),
          id: words.dropFirst().first.map { String($0.dropFirst("id=".count)) }))
    }
    let probes = snippets.filter { $0.role == .probe }
    return Lessons.lesson(introduction: probes, steps: [("checks", snippets.filter { $0.role != .probe })])
  }

  @Test(arguments: [("Checks.md", 12), ("Models.md", 1)])
  func everyListingCompiles(document: String, checks: Int) throws {
    let scaffold = LessonScaffold(try lesson(document))
    #expect(scaffold.problems == [])
    #expect(scaffold.checks.count == checks)
    let folder = try Folder()
    defer { folder.remove() }
    let files = try scaffold.examiner.map(folder.write)
    let output = try folder.compile(["-typecheck", "-I", Folder.builtModules] + files)
    #expect(!output.contains("error:"), "\(output)")
  }

  @Test func listingsOfAModelStandInTheModel() throws {
    let parts = try text("Documentation/Models.md").components(separatedBy: "```swift from=").dropFirst()
    #expect(parts.count == 5)
    for part in parts {
      let lines = part.components(separatedBy: "\n```\n")[0].components(separatedBy: "\n")
      let code = lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
      let model = try text(lines[0]).components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(model.joined(separator: "\n").contains(code), "\(code)")
    }
  }
}
