import Storage
import CourseModel
import Foundation
import Grading
import LessonParsing
import Testing

@testable import Verification

/// Outputs are rewritten, and nothing else.
@Suite struct OutputUpdateTests {
  static func fence(_ code: String, line: Int, column: Int = 1) -> Snippet {
    Snippet(
      role: .output, code: code, location: SourceLocation(file: "l.md", line: line, column: column),
      fence: SourceLocation(file: "l.md", line: line - 1, column: column))
  }

  private func replaced(_ text: String, _ fence: Snippet, with printed: String) -> String? {
    var lines = EditedLines(Array(text.utf8))
    return lines.replace(fence, with: printed, isWhole: false) ? String(decoding: lines.bytes, as: UTF8.self) : nil
  }

  @Test func lineEndsAndIndentationAreThoseOfTheFence() {
    #expect(
      replaced("a\r\n  ```text\r\n  1\r\n  ```\r\nb\n", Self.fence("1\n", line: 3, column: 3), with: "2\n3\n\n")
        == "a\r\n  ```text\r\n  2\r\n  3\r\n  ```\r\nb\n")
  }

  @Test func anEmptyOutputGetsItsLines() {
    #expect(replaced("```text\n```\n", Self.fence("", line: 2), with: "1\n") == "```text\n1\n```\n")
    #expect(replaced("```text\n1\n```\n", Self.fence("1\n", line: 2), with: "") == "```text\n```\n")
  }

  @Test func whatWouldEndTheFenceIsNotWritten() {
    #expect(replaced("```text\n1\n```\n", Self.fence("1\n", line: 2), with: "```\n") == nil)
    #expect(replaced("````text\n1\n````\n", Self.fence("1\n", line: 2), with: "```\n") == "````text\n```\n````\n")
  }

  @Test func aFileThatHasChangedMeanwhileIsLeftAlone() {
    #expect(replaced("new\n```text\n1\n```\n", Self.fence("1\n", line: 2), with: "2\n") == nil)
    #expect(replaced("", Self.fence("1\n", line: 2), with: "2\n") == nil)
  }

  @Test func otherBytesOfTheFileAndItsRightsStay() async throws {
    let folder = NSTemporaryDirectory() + "/coursemark-update-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/lesson.md"
    func text(_ output: String) -> Data {
      Data("---\nformat: 1\n---\n# T\n\n```swift\nprint(2)\n```\n\n```text role=output\n\(output)\n```\n\n".utf8)
        + [0x80, 0xFF, 0x0D]
    }
    try text("1").write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let lesson = try CourseLoader.load(path).0.lessons[0]
    let tools = RuleTools(
      grade: { _, _, _ in throw CancellationError() },
      listings: ListingTools(
        compile: { _, _ in Compilation() },
        run: { _, _, _ in ListingRun(.exited(0), output: "before\ncoursemark: listing 0\n2\n") }))
    let update = try await OutputUpdate.run(lesson, tools: tools)
    #expect(update.rewritten.map(\.position.line) == [10])
    #expect(update.problems == [])
    #expect(FileManager.default.contents(atPath: path) == text("2"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["lesson.md"])
  }
}
