import Interop
import Testing

/// Which declarations go with a name that is lacking.
struct SpareDeclarationTests {
  /// What goes when `LACK` is lacking, and `SLIP` is a mistake that may be the learner's.
  private func spare(_ code: String, kept: Set<String> = []) -> [String] {
    func places(of word: String) -> [ProgramSyntax.Position] {
      code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { row, line in
        line.ranges(of: word).map {
          ProgramSyntax.Position(
            file: "A.swift", line: row + 1, column: line.utf8.distance(from: line.startIndex, to: $0.lowerBound) + 1)
        }
      }
    }
    return SpareDeclarations(
      in: [Interop.File(name: "A.swift", text: code)], lacking: places(of: "LACK"), blocking: places(of: "SLIP"),
      kept: kept
    ).declarations.map(\.name)
  }

  @Test(arguments: [
    ("extension V { func a() { LACK() }\nfunc b() {} }", ["a()"]),
    ("extension V { var a: Int { LACK() } }", ["a"]),
    ("class C { static let a = LACK() }", ["a"]),
    ("class C { lazy var a = LACK() }", ["a"]),
    ("func a() { b() }\nfunc b() { LACK() }", ["a()", "b()"]),
    (
      "class C { let a = LACK() }\nextension C: P { func p() {} }\nextension C { override func d() {} }",
      ["C", "extension C", "extension C"]
    ),
    ("extension V { convenience init(odd: Int) { LACK() } }", ["init(odd:)"]),
    ("class V { }\nextension V { func a() { func b() { LACK() } } }", ["a()"]),
    ("#if os(iOS)\nfunc a() { LACK() }\n#endif", ["a()"]),
  ])
  func whatNothingNamesGoes(code: String, names: [String]) { #expect(spare(code) == names) }

  @Test(arguments: [
    "class C { func a() { LACK() } }\nlet c = C().a()",
    "class C { let a = LACK() }\nlet c = C.self",
    "class C { override func a() { LACK() } }\nlet c: C",
    "struct C { subscript(a: Int) -> Int { LACK() } }\nlet c: C",
    "func + (a: V, b: V) -> V { LACK() }",
    "struct C { static func + (a: V, b: V) -> V { LACK() } }",
    "protocol P { func a() -> LACK }\nlet p: P",
    "protocol P { func a() }\nextension V: P { func a() { LACK() } }\nlet p: P",
    "extension V { func kept() { LACK() } }",
    "extension V { func a() { LACK() } }\nlet name = \"a\"",
    "extension V { @IBAction func a() { LACK() } }",
    "extension V { func a() { LACK(); SLIP() } }",
    "extension V { convenience init(odd: Int) { LACK() } }\nlet v = V(odd: 1)",
    "class C { var a = 1 { didSet { LACK() } } }\nlet c: C",
  ])
  func whatMayBeReachedStays(code: String) { #expect(spare(code, kept: ["kept", "c", "name", "p", "v"]) == []) }
}
