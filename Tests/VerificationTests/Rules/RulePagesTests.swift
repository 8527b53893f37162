import CourseModel
import Foundation
import Testing

/// `Documentation/Rules` says what the rules do.
@Suite(.serialized) struct RulePagesTests {
  @Test func eachRuleHasAPage() {
    #expect(RulePage.all.map(\.rule) == RuleID.allCases.map(\.rawValue).sorted())
  }

  @Test func eachPageHasARuleItsReasonsAndTwoExamples() {
    for page in RulePage.all {
      let parts = page.text.split(separator: "\n\n")
      #expect(parts[0] == "# \(page.rule)")
      #expect(parts[1].count > 60 && !parts[1].hasPrefix("#"), "\(page.rule)")
      #expect(page.examples.map(\.section) == ["Breaks the rule", "Keeps the rule"], "\(page.rule)")
      let expected = page.examples.map { $0.expectation?.split(separator: "=").last.map(String.init) }
      #expect(expected == [page.rule, nil], "\(page.rule)")
    }
  }

  @Test func theIndexHasEachRuleOnce() throws {
    let index = try String(contentsOfFile: RulePage.folder + "/README.md", encoding: .utf8)
    let rows = index.matches(of: #/\n- \[`([a-z-]+)`\]\(([a-z-]+)\.md\), an? (error|warning|note): /#)
    #expect(rows.map(\.1).sorted() == RulePage.all.map { $0.rule[...] })
    for row in rows { #expect(row.1 == row.2) }
    let severities = Dictionary(uniqueKeysWithValues: rows.map { (String($0.1), String($0.3)) })
    for page in RulePage.all {
      #expect(page.examples.first?.expectation == "\(severities[page.rule] ?? "")=\(page.rule)")
    }
  }

  @Test(arguments: RulePage.all.flatMap(\.examples).filter { !$0.words.contains("graded") })
  func theExampleGivesWhatItSays(example: RulePage.Example) async throws {
    try await expect(example)
  }

  /// The same lesson keeps several rules; it is graded once.
  @Test(arguments: gradedExamples) func theExampleGivesWhatItSaysWhenItIsGraded(example: RulePage.Example) async throws
  {
    try await expect(example)
  }

  private static let gradedExamples: [RulePage.Example] = {
    var seen: Set<String> = []
    return RulePage.all.flatMap(\.examples).filter { example in
      example.words.contains("graded") && seen.insert("\(example.expectation ?? "") \(example.text)").inserted
    }
  }()

  /// An example that breaks a rule breaks no other. One that keeps it is read without a word; when it is graded, it is true.
  /// Else it may be a piece of a lesson, so that others miss the rest.
  private func expect(_ example: RulePage.Example) async throws {
    let findings = try await RuleExample.findings(of: example)
    let all = findings.parsing + findings.verifying
    var rules = Set(all.map { "\($0.severity)=\($0.rule)" })
    // A score is low because of changes that nobody noticed.
    if example.rule == "mutation-score" { rules.remove("warning=mutant-survives") }
    if let expectation = example.expectation {
      #expect(rules == [expectation], "\(all.map { ($0.message, $0.details) })")
    } else {
      #expect(findings.parsing.map(\.message) == [])
      #expect(!all.contains { $0.rule.rawValue == example.rule })
      if example.words.contains("graded") { #expect(all.map(\.message) == []) }
    }
  }
}
