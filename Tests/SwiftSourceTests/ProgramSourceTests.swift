import SwiftSource
import Testing

@Suite struct ProgramSourceTests {
  @Test func aWholeFileTakesThePlaceOfTheFileOfThatName() {
    var program = ProgramSource()
    program.apply([
      CodeFragment("one", to: .file("A.swift"), from: "lesson.md"),
      CodeFragment("two", to: .file("B.swift"), from: "lesson.md"),
      CodeFragment("three", to: .file("A.swift"), from: "lesson.md"),
    ])
    #expect(program.files.map { "\($0.name): \($0.text)" } == ["A.swift: three", "B.swift: two"])
  }

  @Test func aFragmentWithAProblemChangesNothing() {
    var program = ProgramSource([CodeFragment("class A {}", to: .file("A.swift"), from: "lesson.md")])
    let before = program
    program.apply([CodeFragment("import UIKit\nfunc a() {", to: .members(of: "A"), from: "answer.md")])
    #expect(program == before)
  }

  @Test func typesAreListedWithKindFileAndConformances() {
    let program = ProgramSource([
      CodeFragment(
        "class A: B, C { enum D: Int {} }\n#if DEBUG\nextension A.D: P {}\n#endif", to: .file("A.swift"), from: ""),
      CodeFragment("protocol P: AnyObject {}\nstruct S<T> {}\nactor F {}", to: .file("P.swift"), from: ""),
    ])
    #expect(
      program.types.map {
        "\($0.file): \($0.kind) \($0.name): \($0.inheritedTypes.joined(separator: ", "))\($0.isTopLevel ? "" : " nested")"
      } == [
        "A.swift: class A: B, C", "A.swift: enum A.D: Int nested", "A.swift: extension A.D: P",
        "P.swift: protocol P: AnyObject", "P.swift: struct S: ", "P.swift: actor F: ",
      ])
  }
}
