import CourseModel
import Foundation
import TestSupport
import Testing

@testable import AttackSuite

/// The attacks on the grader, and the page that says what holds.
@Suite struct AttackTests {
  static let plan = Result { try AttackPlan(folder: Repository.root.appending(path: "Attacks/Rows").path) }

  @Test func everyRowOfTheCatalogueHasOneAttack() throws {
    let numbers = (1...80).map { $0 } + (90...93)
    let rows =
      numbers.map { String(format: "%02d", $0) } + (1...26).map { String(format: "D%02d", $0) }
      + (1...18).map { String(format: "X%02d", $0) } + (1...32).map { String(format: "A%02d", $0) } + ["S01", "S02"]
    #expect(try Self.plan.get().attacks.map(\.row) == rows)
  }

  @Test func theShortFormHasRowsOfEachKind() throws {
    let rows = try Self.plan.get().quick.attacks.map(\.row)
    #expect(Set(rows.compactMap(\.first)).isSuperset(of: ["0", "1", "D", "X", "A"]))
  }

  @Test(arguments: [
    ("fail", Verdict.crash, true), ("fail", Verdict.doesNotCompile, false),
    ("fail, compile-error", Verdict.missing, true), ("fail", Verdict.pass, false),
    ("contained", Verdict.fault, false), ("contained", Verdict.unsupported, false), ("timeout", Verdict.fail, false),
    ("pass", Verdict.pass, true),
  ])
  func wordsOfTheCatalogueAreSetsOfVerdicts(words: String, verdict: Verdict, isAccepted: Bool) throws {
    #expect(try #require(Expectation(parsing: words)).accepts(.verdict(verdict)) == isAccepted)
  }

  @Test func anUnknownWordIsNoExpectation() { #expect(Expectation(parsing: "fail, perhaps") == nil) }

  @Test(arguments: [
    ("a\u{1B}[31m", "text", ["it holds U+1B"]), ("a\u{202E}b", "html", ["it holds U+202E"]),
    ("  ::error::x", "text", ["a line begins with a workflow command: ::error::x"]),
    ("::error file=a.swift,line=1::x", "github", []), ("##[error]x", "junit", ["a line holds a pipeline command"]),
    ("<script>alert(1)", "html", ["the submission's markup stands in it"]), ("plain\ttext\n", "text", []),
  ])
  func whatASinkMustEscapeIsFound(text: String, format: String, problems: [String]) {
    #expect(SinkCheck.problems(in: text, format: format) == problems)
  }

  @Test func changesOfFilesAreFound() throws {
    let folder = try TemporaryFolder()
    for name in ["kept", "changed", "gone"] { try folder.write(name, to: name) }
    let before = FileRecord([folder.path])
    try folder.write("other", to: "changed")
    try folder.write("new", to: "new")
    try FileManager.default.removeItem(atPath: folder.path + "/gone")
    let after = FileRecord([folder.path], earlier: before)
    let names = ["changed has changed", "gone is gone", "new is new"].map { "\(folder.path)/\($0)" }
    #expect(after.differences(from: before) { _ in false } == names)
  }

  /// The page's table is the plan's, and each verdict in it is one that the row accepts.
  @Test func thePageOfSecurityShowsEveryRow() throws {
    let page = try Repository.text("Documentation/Security.md")
    // Without the head of the table.
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let attacks = try Self.plan.get().attacks
    let expected = attacks.map { "| \($0.row) | \($0.summary) | \($0.expected.text) |" }
    #expect(lines.count == attacks.count, "Run 'make security-page'.")
    for (line, row) in zip(lines, expected) { #expect(line.hasPrefix(row), "Run 'make security-page'.") }
    for (line, attack) in zip(lines, attacks) {
      let verdicts = line.split(separator: "|").suffix(AttackSetting.allCases.count).map { cell in
        cell.trimmingCharacters(in: .whitespaces)
      }
      #expect(
        verdicts.allSatisfy(attack.holds), "The page says of row \(attack.row): \(verdicts).")
    }
  }

  @Test(arguments: [
    ("03", "crash", true), ("03", "pass", false), ("03", "–", false), ("03", "**does not hold**", false),
    ("03", "unsupported", false), ("D01", "refused", true), ("S02", "pass", true), ("S02", "fail", false),
    ("X04", "held", true), ("X04", "–", false), ("X07", "graded", false),
  ])
  func whatTheTableSaysHoldsOrNot(row: String, word: String, holds: Bool) throws {
    let attack = try #require(try Self.plan.get().attacks.first { $0.row == row })
    #expect(attack.holds(word) == holds)
  }
}
