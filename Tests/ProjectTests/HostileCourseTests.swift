import Foundation
import Sandboxing
import TestSupport
import Testing

/// The tool on texts that strain it, each as a process that the kernel ends at a bound of processor time or memory: time and memory grow with the text
/// and no faster.
@Suite struct HostileCourseTests {
  private static let shapes: [(name: String, piece: String, count: Int)] = [
    ("unfinished images", "![[]()", 100_000), ("autolinks", "<http://a.b> ", 50_000), ("deep quotes", "> ", 100_000),
    ("deep lists", "- ", 100_000), ("one line", "word ", 2_000_000), ("headings", "# a\n\n", 20_000),
    ("NUL in a listing", "```swift\na\0b\n```\n\n", 2_000),
  ]

  @Test(arguments: shapes) func aHostileTextIsRead(name: String, piece: String, count: Int) async throws {
    try await read(String(repeating: piece, count: count) + "\n", expecting: 0)
  }

  @Test func aHundredThousandAttributesAreRead() async throws {
    let attributes = (0..<100_000).map { "a\($0)=b" }.joined(separator: " ")
    let front = "---\nformat: 1\n---\n# T\n\n## S\n\n"
    let ending = try await read("\(front)```swift role=check \(attributes)\nexpect(1, is: 1)\n```\n", expecting: 2)
    // The first ones are told, the rest is counted.
    #expect(ending.outputText.utf8.count + ending.errorText.utf8.count < 100_000)
  }

  @Test func fiveThousandMistakesAreToldOnce() async throws {
    let front = "---\nformat: 1\n---\n# T\n\n## S\n\n"
    let ending = try await read(
      front + String(repeating: "```swift role=chek\nlet a = 1\n```\n\n", count: 5_000), expecting: 2)
    #expect((ending.outputText + ending.errorText).contains("4975 more of the same rule"))
  }

  @discardableResult
  private func read(_ text: String, expecting code: Int32) async throws -> Ending {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.md")
    var command = ToolProcess.command(["build", "a.md", "-o", "site"], in: folder.path)
    // Seconds and bytes; what is not optimised needs a quarter of both.
    command.limits.processorTime = 120
    command.limits.memory = 4 << 30
    let ending = try await Supervisor.run(command)
    #expect(ending.status == .exited(code), "\(ending.errorText.prefix(400))")
    return ending
  }
}
