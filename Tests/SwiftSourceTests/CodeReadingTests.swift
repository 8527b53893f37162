import SwiftSource
import Testing

/// What code declares, calls and names.
@Suite struct CodeReadingTests {
  @Test func everyDeclaredNameIsFoundAtWhateverDepth() {
    let names = DeclaredNames(
      """
      class Form<Value> {
          enum Kind { case short(of: Int), long }
          func move(by step: Int) {
              if let field = active { let target = index + step }
              each { item, _ in use(item) }
          }
      }
      """)
    #expect(
      names.names.sorted() == [
        "Form", "Kind", "Value", "by", "field", "item", "long", "move", "of", "short", "step", "target",
      ])
    #expect(names.types.sorted() == ["Form", "Kind", "Value"])
    #expect(names.functions.map(\.fullName) == ["move(by:)"])
  }

  @Test func membersAreReadAsTheyStandInAType() {
    let names = DeclaredNames("override init(frame: CGRect) {}\nvar a = 1, b = 2", areMembers: true)
    #expect(names.names.sorted() == ["a", "b", "frame"])
  }

  @Test func callsAndSelectorsAreFoundWithTheirLabels() {
    let uses = MethodUse.all(
      in: """
        func watch() {
            center.addObserver(self, selector: #selector(shown(_:)), name: nil, object: nil)
            _ = delegate?.chat(self, willShow: 1) { _ in }
            let token = keep()
        }
        """, areMembers: true)
    #expect(
      uses.map { "\($0.receiver ?? "-") \($0.form) \($0.fullName) \($0.place.line):\($0.place.column)" } == [
        "center call addObserver(_:selector:name:object:) 2:12", "- selector shown(_:) 2:50",
        "delegate call chat(_:willShow:) 3:19", "- call keep() 4:17",
      ])
    #expect(uses.map(\.trailingClosures) == [0, 0, 1, 0])
    #expect(uses.map(\.isResultUnused) == [true, false, true, false])
  }

  @Test func parametersWithDefaultsMayBeLeftOut() throws {
    let function = try #require(
      DeclaredNames("func move(by step: Int, slowly: Bool = true, animated: Bool = true) {}").functions.first)
    #expect(function.accepts(labels: ["by"]))
    #expect(function.accepts(labels: ["by", "animated"]))
    #expect(!function.accepts(labels: ["by", "animated", "slowly"]))
    #expect(!function.accepts(labels: ["animated"]))
    #expect(!function.accepts(labels: ["to"]))
  }

  @Test func aClosureMayStandBehindTheParentheses() throws {
    let function = try #require(DeclaredNames("func fetch(_ url: URL, done: () -> Void) {}").functions.first)
    #expect(function.accepts(labels: ["_"], trailingClosures: 1))
    #expect(!function.accepts(labels: ["_"]))
  }

  @Test func wordsOfCodeCommentsAndStringsAreToldApart() {
    let words = CodeWord.all(in: "// Ask it.\nlet key = \"UserInfoKey\"  // so\nprint(\"two words\")")
    #expect(
      words.map { "\($0.place.line):\($0.place.column) \($0.text) \($0.context)" } == [
        "1:4 Ask comment", "1:8 it comment", "2:5 key code", "2:12 UserInfoKey string", "2:29 so comment",
        "3:1 print code",
      ])
  }

  @Test func theMembersOfAProgramAreComparedByTheirTokens() {
    let program = ProgramSource([
      CodeFragment(
        "import UIKit\nclass A {\n  func a() { 1 }\n}\nextension A { var b: Int { 2 } }", to: .file("A.swift"),
        from: "l.md", line: 7),
      CodeFragment("func a() {\n // A comment.\n 1 }", to: .members(of: "A"), from: "l.md", line: 20),
    ])
    #expect(program.members.map(\.path) == ["import UIKit", "A.a()", "A.b"])
    #expect(program.members[1].tokens == ["func", "a", "(", ")", "{", "1", "}"])
    #expect(program.origin(ofLine: 1, in: program.members[1])?.line == 20)
  }

  @Test func whatStandsInNoTypeHasItsLineBehindTypes() {
    let program = ProgramSource([
      CodeFragment("class A {\n  var b = 1\n}\n\nfunc c() {}\n", to: .file("A.swift"), from: "l.md", line: 10)
    ])
    #expect(program.members.map(\.path) == ["c()", "A.b"])
    #expect(program.members.map(\.line) == [5, 2])
  }
}
