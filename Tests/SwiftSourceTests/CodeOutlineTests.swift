import SwiftSource
import Testing

@Suite struct CodeOutlineTests {
  @Test func aSceneIsTakenApartWithItsLines() {
    let outline = CodeOutline(
      """
      import UIKit
      // The controller.
      let list = TaskListController(); list.title = "Tasks"

      final class Stub: NSObject {}
      @MainActor
      func make() -> Int { 1 }
      extension Stub { }
      if true {
        show(list)
      }
      """)
    #expect(
      outline.parts.map { "\($0.line):\($0.column) \($0.kind) \($0.text)" } == [
        "1:1 importing import UIKit",
        "3:1 statement let list = TaskListController()",
        "3:34 statement list.title = \"Tasks\"",
        "5:1 type final class Stub: NSObject {}",
        "6:1 function @MainActor\nfunc make() -> Int { 1 }",
        "8:1 extension extension Stub { }",
        "9:1 statement if true {\n  show(list)\n}",
      ])
    #expect(outline.syntaxError == nil)
  }

  @Test func aProbesSignaturesAreRead() {
    let outline = CodeOutline(
      "struct Row: Codable {}\n\nfunc rows(_ section: Int, at n: [Int] = [], named: String...) throws -> [Row] { [] }\nfunc go() async {}"
    )
    let rows = outline.functions[0]
    #expect(
      rows.parameters.map {
        "\($0.label ?? "_") \($0.name): \($0.type)\($0.isVariadic ? "..." : "") = \($0.defaultValue ?? "")"
      }
        == ["_ section: Int = ", "at n: [Int] = []", "named named: String... = "])
    #expect(
      outline.functions.map {
        "\($0.line) \($0.name) \($0.isThrowing) \($0.isAsync) \($0.isGeneric) \($0.result ?? "")"
      }
        == ["3 rows true false false [Row]", "4 go false true false "])
    #expect(outline.functions[0].fullName == "rows(_:at:named:)")
  }

  @Test func aSyntaxErrorIsToldWithItsPlace() {
    let error = CodeOutline("let a = 1\nfunc b( {\n}\n").syntaxError
    #expect(error.map { "\($0.line):\($0.column) \($0.words)" } == "2:9 ')' is missing")
  }
}
