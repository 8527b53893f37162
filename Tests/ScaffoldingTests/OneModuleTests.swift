import CourseModel
import Testing

@testable import Scaffolding

/// Which scenes and probes are compiled in one call, and as what.
@Suite struct OneModuleTests {
  private static let screen = Lessons.fence(.scene, line: 10, "let field = UITextField()\nshow(field)")

  private func together(_ scene: Snippet? = screen, probes: [String]) -> LessonScaffold.AppModule? {
    let probes = probes.enumerated().map { Lessons.fence(.probe, line: 20 + 10 * $0, $1) }
    let found = LessonScaffold(Lessons.lesson(introduction: [scene].compactMap(\.self) + probes, steps: []))
    return LessonScaffold.appModule(scene: found.scenes.first, probes: found.probes, learnerFiles: ["Cell.swift"])
  }

  @Test func partsThatDoNotNameOneAnotherAreOneModule() throws {
    let module = try #require(
      together(probes: [
        "func typed() -> String { text() }\nprivate func text() -> String { \"a\" }", "func count() -> Int { 1 }",
      ]))
    #expect(module.name == "LessonScene")
    #expect(module.files.map(\.name) == ["main.swift", "Scene.swift", "Probe1.swift", "Probe2.swift"])
    #expect(
      module.files[0].text == """
        import AppAgent
        import YourApp
        MainActor.assumeIsolated {
          YourApp._coursemarkRegister()
          var probes: [String: @MainActor @Sendable ([String]) throws -> String] = [:]
          probes.merge(LessonScene._probes1) { first, _ in first }
          probes.merge(LessonScene._probes2) { first, _ in first }
          AppAgent.run(scene: LessonScene.makeScene, probes: probes)
        }

        """)
    #expect(module.files[2].text.contains("public let _probes1: ["))
  }

  /// The learner's function of the name would be meant by the one, and the other probe's in one module.
  @Test func aProbeThatDeclaresWhatAnotherPartNamesStandsAlone() {
    #expect(together(probes: ["func typed() -> Int { count() }", "func count() -> Int { 2 }"]) == nil)
    #expect(together(probes: ["func typed() -> Int { Item.one }", "struct Item { static let one = 1 }"]) == nil)
    #expect(together(probes: ["func typed() -> Int { total }", "let total = 1\nfunc other() {}"]) == nil)
    #expect(
      together(Lessons.fence(.scene, line: 1, "show(Cell())"), probes: ["final class Cell {}\nfunc made() {}"]) == nil)
    #expect(
      together(Lessons.fence(.scene, line: 1, "final class Cell {}\nshow(Cell())"), probes: ["func made() { Cell() }"])
        == nil)
  }

  @Test func anOperatorIsUsedWithoutItsName() {
    #expect(
      together(probes: [
        "func == (a: Item, b: Item) -> Bool { true }", "func same() -> Bool { Item() == Item() }",
      ]) == nil)
  }

  /// The private names of a file are its own, and so are those of the function that builds the screen.
  @Test func whatOthersCannotSeeIsNoReason() {
    #expect(together(probes: ["func typed() -> Int { field() }"]) != nil)
    #expect(
      together(probes: [
        "func typed(_ field: Int) -> Int { let count = field; return count }", "func count() -> Int { 1 }",
      ])
        == nil)
    #expect(
      together(probes: [
        "func typed(_ label: Int) -> Int { let label = label; return label }", "func label() -> Int { 1 }",
      ])
        == nil)
    #expect(
      together(probes: [
        "func typed() -> Int { let cell = 1; return cell }", "func other() -> Int { let cell = 2; return cell }",
      ])
        != nil)
    #expect(
      together(probes: ["private func count() -> Int { 1 }\nfunc one() {}", "func two() -> Int { count() }"]) != nil)
  }

  @Test func anExtensionCanReachEveryValueAndStandsAlone() {
    #expect(together(probes: ["extension Int { var half: Int { self / 2 } }\nfunc typed() -> Int { 1 }"]) == nil)
  }

  @Test func aLessonWithoutAScreenHasAModuleForEachPart() {
    #expect(together(nil, probes: ["func typed() -> Int { 1 }"]) == nil)
  }
}
