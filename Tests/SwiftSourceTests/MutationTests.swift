import Testing

@testable import SwiftSource

struct MutationTests {
  private static func mutated(_ code: String) -> MutatedProgram {
    MutatedProgram(ProgramSource([CodeFragment(code, to: .file("A.swift"), from: "l.md", line: 11)])) { _ in true }
  }

  /// `line kind: original change`
  private static func changes(_ code: String) -> [String] {
    mutated(code).mutations.map { "\($0.line) \($0.kind.rawValue): \($0.original) \($0.change)" }
  }

  @Test func conditionsAreTurnedRoundAndLeftOut() {
    #expect(
      Self.changes("if a && b { }\nguard let c else { return }\nlet d = e ? f : g") == [
        "1 negated condition: a && b means its opposite",
        "1 ignored condition: a decides nothing",
        "1 ignored condition: b decides nothing",
        "3 negated condition: e means its opposite",
      ])
  }

  @Test func constantsAndOperatorsBecomeOthers() {
    #expect(
      Self.changes("x = a < 1\ny = 44 + b\nz = \"\"\nt = \"milk\"").filter { !$0.contains("left out") } == [
        "1 changed operator: a < 1 has '<=' for '<'",
        "1 changed constant: 1 is one more",
        "2 changed operator: 44 + b has '-' for '+'",
        "2 changed constant: 44 is twice as much",
        "3 changed constant: \"\" is another text",
        "4 changed constant: \"milk\" is empty",
      ])
  }

  @Test func statementsAreLeftOutAndCallsSwapped() {
    #expect(
      Self.changes("func f() {\n  add(a)\n  show(a)\n  delegate?.done()\n  label.text = a\n}") == [
        "1 early return: f() does nothing",
        "2 removed statement: add(a) is left out",
        "2 swapped calls: add(a) comes after 'show(a)'",
        "3 removed statement: show(a) is left out",
        "4 dropped delegate call: delegate?.done() is left out",
        "5 removed statement: label.text = a is left out",
      ])
  }

  @Test(arguments: [
    "view.show(animated: true)", "x = text ?? \"\"", "view.endEditing(true)", "super.viewDidLoad()",
    "@Size(1) var a: Int",
    "enum A: Int { case b = 1 }", "switch a { case 1: break\ndefault: break }", "if #available(iOS 13, *) { }",
    "func textFieldShouldReturn(_ textField: UITextField) -> Bool {\n  return true\n}",
  ])
  func whatNobodyCouldSeeOrWhatIsNoValueStays(_ code: String) {
    #expect(Self.changes(code).filter { !$0.contains("left out") } == [])
  }

  @Test func forceMattersWhereADelegateMayRefuse() {
    let code = "view.endEditing(true)\nfunc textFieldShouldEndEditing(_ a: A) -> Bool { return b }"
    #expect(Self.changes(code).contains("1 changed constant: true is 'false'"))
  }

  @Test func aProgramHoldsAllItsMutantsOnTheLinesThatItHas() throws {
    let program = Self.mutated("if a {\n  hide()\n}").program
    let file = try #require(program[file: "A.swift"])
    #expect(file.text == "if (_mutant(1) != (a)) {\n  if !_mutant(2) { hide() }\n}")
    #expect(file.origin(ofLine: 2)?.line == 12)
    #expect(program[file: MutatedProgram.switchFile]?.text.contains("func _mutant(") == true)
  }

  @Test func changesInsideOfChangesAllStay() throws {
    let text = try #require(Self.mutated("if a || !(b < 3) { }").program[file: "A.swift"]?.text)
    #expect(
      text
        == "if (_mutant(1) != ((!_mutant(2) && (a)) || (!_mutant(3) && (!((_mutant(4) ? b <= 3 : b < (_mutant(5) ? 2 * 3 : 3))))))) { }"
    )
  }

  @Test func withFewerChangesTheNumbersStartAgain() {
    let fewer = Self.mutated("if a { }\nif b { }").without { $0.line == 1 }
    #expect(fewer.mutations.map { "\($0.number) \($0.original)" } == ["1 b"])
  }
}
