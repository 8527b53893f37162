import SwiftSource
import Testing

/// Later starters in a learner's own files.
@Suite struct StarterMergeTests {
  static let first = [
    "Cell.swift": """
    import UIKit

    class Cell: UIView {
        var count = 0

        /// What the cell says.
        func words() -> String {
            return ""
        }

        func size() -> Int { 0 }
    }

    """
  ]

  @Test func whatTheTypeLacksIsAdded() {
    let merged = merge(members: "/// New.\nfunc more() {\n    count += 1\n}")
    #expect(merged.changes == ["added Cell.more() Cell.swift:14"])
    #expect(
      merged.files["Cell.swift"]?.hasSuffix(
        "    func size() -> Int { 0 }\n\n    /// New.\n    func more() {\n        count += 1\n    }\n}\n") == true)
  }

  @Test func whatIsStillAsItWasHandedOutIsReplaced() {
    // The editor has taken the file's indentation for tabs.
    let own = Self.first.mapValues { $0.replacing("    ", with: "\t") }
    let merged = merge(members: "/// What the cell says.\nfunc words() -> String {\n    return \"none\"\n}", into: own)
    #expect(merged.changes == ["replaced Cell.words() Cell.swift:7"])
    #expect(merged.files["Cell.swift"]?.contains("return \"none\"") == true)
  }

  @Test(arguments: ["func size() -> Int { 7 }", "// Mine, for later.\n    func size() -> Int { 0 }"])
  func whatTheLearnerHasWrittenIsKeptAndTold(own: String) {
    let files = Self.first.mapValues { $0.replacing("func size() -> Int { 0 }", with: own) }
    let merged = merge(members: "func size() -> Int { 1 }", into: files)
    #expect(
      merged.changes == ["kept Cell.size() Cell.swift:\(own.hasPrefix("//") ? 12 : 11), not: func size() -> Int { 1 }"])
    #expect(merged.files == files)
  }

  @Test func typesAreFoundWhereverTheLearnerHasPutThem() {
    let own = [
      "All.swift": "class Cell {\n    var count = 0\n}\n",
      "Parts.swift": "extension Cell: Sized {\n    func size() -> Int { 3 }\n}\n",
    ]
    let merged = merge(
      [
        "New.swift":
          "import Foundation\n\nclass Cell: Sized {\n    func size() -> Int { 4 }\n    func more() {}\n}\n\nfunc help() {}\n"
      ],
      into: own)
    #expect(
      merged.changes == [
        "added import Foundation All.swift:1", "kept Cell.size() Parts.swift:2, not: func size() -> Int { 4 }",
        "added Cell.more() All.swift:5", "added help() All.swift:8",
      ])
    #expect(
      merged.files["All.swift"]
        == "import Foundation\nclass Cell {\n    var count = 0\n\n    func more() {}\n}\n\nfunc help() {}\n")
    #expect(merged.files["New.swift"] == nil)
  }

  @Test func aTypeThatSaysMoreAfterItsColonGetsIt() {
    let own = Self.first.mapValues { $0.replacing("count = 0", with: "count = 5") }
    let merged = merge(
      ["Cell.swift": "class Cell: UIView, Sized {\n    func size() -> Int { 0 }\n}\n"], into: own)
    #expect(merged.changes == ["added Cell: Sized Cell.swift:3"])
    #expect(merged.files["Cell.swift"]?.contains("class Cell: UIView, Sized {\n    var count") == true)
  }

  @Test func aFileThatIsNotThereComesWhole() {
    let merged = merge(["Other.swift": "// Later.\n"], into: Self.first)
    #expect(merged.changes == ["newFile Other.swift Other.swift:1"])
    #expect(merged.files["Other.swift"] == "// Later.\n")
  }

  @Test func aFileAsItWasHandedOutGivesWayToTheNewOne() {
    let next = "class Cell {\n    // All new.\n}\n"
    let merged = merge(["Cell.swift": next], into: Self.first)
    #expect(merged.changes == ["replaced Cell.swift Cell.swift:1"])
    #expect(merged.files["Cell.swift"] == next)
  }

  @Test func declarationsThatStandInNoTypeAreMergedToo() {
    let first = ["A.swift": "let limit = 3\nfunc help() {}\n"]
    let own = ["A.swift": "let limit = 3\nfunc help() { print(1) }\n"]
    let merged = merge(["A.swift": "let limit = 4\nfunc help() { }\nenum Kind { case a }\n"], after: first, into: own)
    #expect(
      merged.changes == [
        "replaced limit A.swift:1", "kept help() A.swift:2, not: func help() { }", "added Kind A.swift:4",
      ])
    #expect(merged.files["A.swift"] == "let limit = 4\nfunc help() { print(1) }\n\nenum Kind { case a }\n")
  }

  @Test func whatComesWithALaterStepIsLeftAlone() {
    let later = CodeFragment("func size() -> Int { 9 }", to: .members(of: "Cell"), from: "lesson.md", line: 90)
    let own = Self.first.mapValues { $0.replacing("Int { 0 }", with: "Int { 9 }") }
    let merged = merge(members: "func size() -> Int { 1 }", into: own, later: [later])
    #expect(merged.changes == [])
    #expect(merged.files == own)
  }

  @Test func twoStepsAtOnceAreMergedInTheirOrder() throws {
    let steps = ["func more() {}", "func more() { size() }"].map {
      StarterHandout([CodeFragment($0, to: .members(of: "Cell"), from: "lesson.md")], isNew: true)
    }
    let merge = try StarterMerge(
      [StarterHandout(fragments(Self.first), isNew: false)] + steps, into: program(Self.first))
    #expect(merge.changes.map(\.kind) == [.added])
    #expect(merge.program.files[0].text.contains("func more() { size() }"))
  }

  @Test func aFileThatWasTakenAwayComesBackForWhatGoesIntoIt() {
    let merged = merge(members: "func more() {}", into: ["Mine.swift": "struct Mine {}\n"])
    #expect(merged.changes == ["newFile Cell.swift Cell.swift:1", "added Cell.more() Cell.swift:13"])
  }

  @Test func aTypeThatIsNowhereIsSaid() {
    let merged = merge(["A.swift": ""], after: [:], into: ["B.swift": ""], members: "func more() {}")
    #expect(merged.problem?.hasPrefix("lesson.md:50:1: This starter goes into the type 'Cell'") == true)
  }

  @Test func whatCannotBeParsedIsSaidWithItsPlace() {
    let merged = merge(members: "func more() {}", into: ["Cell.swift": "class Cell {\n    func size( {}\n}\n"])
    #expect(merged.problem?.hasPrefix("Cell.swift:2:") == true)
    #expect(merged.files == [:])
  }
}

private struct Merged {
  var changes: [String] = []
  var files: [String: String] = [:]
  var problem: String?
}

private func fragments(_ files: [String: String]) -> [CodeFragment] {
  files.sorted { $0.key < $1.key }.map { CodeFragment($0.value, to: .file($0.key), from: $0.key) }
}

private func program(_ files: [String: String]) -> ProgramSource { ProgramSource(fragments(files)) }

/// Merges, and merges the same again, which has to change nothing.
private func merge(
  _ files: [String: String] = [:], after first: [String: String] = StarterMergeTests.first, into own: [String: String],
  members: String? = nil, later: [CodeFragment] = []
) -> Merged {
  var new = fragments(files)
  if let members { new.append(CodeFragment(members, to: .members(of: "Cell"), from: "lesson.md", line: 50)) }
  let handouts = [
    StarterHandout(fragments(first), isNew: false), StarterHandout(new, isNew: true),
    StarterHandout(later, isNew: false),
  ]
  do throws(MergeProblem) {
    let merge = try StarterMerge(handouts, into: program(own))
    let again = try StarterMerge(handouts, into: merge.program)
    #expect(again.program.files.map(\.text) == merge.program.files.map(\.text))
    return Merged(
      changes: merge.changes.map { change in
        let place = "\(change.name) \(change.file):\(change.line)"
        if case .kept(let starter) = change.kind { return "kept \(place), not: \(starter)" }
        return "\(change.kind) \(place)"
      },
      files: Dictionary(uniqueKeysWithValues: merge.program.files.map { ($0.name, $0.text) }))
  } catch {
    return Merged(problem: "\(error.file):\(error.line):\(error.column): \(error.message)")
  }
}

private func merge(
  members: String, into own: [String: String] = StarterMergeTests.first, later: [CodeFragment] = []
) -> Merged { merge(into: own, members: members, later: later) }
