import SwiftSource
import Testing

@Suite struct LineOriginTests {
  @Test func everyLineKnowsWhereItWasWritten() {
    var program = ProgramSource()
    program.apply([
      CodeFragment(
        "import UIKit\n\nclass Cell {\n  var a = 1\n  func b() {\n  }\n}\n", to: .file("Cell.swift"), from: "lesson.md",
        line: 20)
    ])
    program.apply([
      CodeFragment(
        "import Foundation\nextension Cell: P {\n      func b() {\n        a = 2\n      }\n      func c() {}\n}",
        to: .members(of: "Cell"),
        from: "answer.md", line: 5, column: 3)
    ])
    #expect(
      program.files[0].annotated == """
        lesson.md:20+0 | import UIKit
        answer.md:5+2 | import Foundation
        lesson.md:21+0 | \("")
        answer.md:6-8 | class Cell: P {
        lesson.md:23+0 |   var a = 1
        answer.md:7+6 |   func b() {
        answer.md:8+6 |     a = 2
        answer.md:9+6 |   }
        lesson.md:26+0 | \("")
        answer.md:10+6 |   func c() {}
        lesson.md:26+0 | }
        lesson.md:27+0 | \("")
        """)
  }

  @Test func aMergedMembersColumnIsTheAnswersOwn() throws {
    var program = ProgramSource()
    program.apply([CodeFragment("class Cell {\n        var a = 1\n}", to: .file("Cell.swift"), from: "lesson.md")])
    program.apply([CodeFragment("var a = oops", to: .members(of: "Cell"), from: "answer.md", line: 5, column: 1)])
    let origin = try #require(program.files[0].origin(ofLine: 2))
    #expect(program.files[0].lines[1].text == "        var a = oops")
    #expect(origin.column(for: 17) == 9)
  }
}
