import Foundation
import Interop
import Testing
import UIKitNames

/// What public code for text input uses of UIKit is there, with Apple's own signatures.
@Suite struct UsedMembersTests {
  @Test func everyUsedMemberIsDeclared() async throws {
    let coverage = try await Self.coverage()
    let used = UsedMember.read(try Self.text("data/uikit-usage.txt"))
    #expect(used.count == 374)
    let missing = coverage.missing(used).map { "\($0.type).\($0.name)" }
    #expect(missing == [])
  }

  @Test func codeThatUsesThemAllCompilesUnchanged() async throws {
    let program = LearnersProgram(["A.swift": try Self.text("Tests/Fixtures/EveryUsedMember.swift")])
    #expect(try await program.messages().filter { $0.contains(": error: ") || $0.contains(": unsupported: ") } == [])
  }

  @Test func theFileUsesThemAll() throws {
    let file = try Self.text("Tests/Fixtures/EveryUsedMember.swift")
    let words = Set(file.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let unused = UsedMember.read(try Self.text("data/uikit-usage.txt")).filter { member in
      let base = String(member.name.prefix { $0 != "(" })
      return !words.contains(base == "init" ? member.type.split(separator: ".").last.map(String.init) ?? "" : base)
    }
    #expect(unused.map { "\($0.type).\($0.name)" } == [])
  }

  private static func coverage() async throws -> UIKitCoverage {
    let folder = root.appendingPathComponent("Sources/UIKit").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = try files.filter { $0.hasSuffix(".swift") }.sorted().map {
      ModelledNames.Source(path: $0, text: try text("Sources/UIKit/\($0)"))
    }
    return UIKitCoverage(known: try KnownNames(reading: text("data/uikit-names.txt")), modelled: .read(sources))
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
