import CourseModel
import Testing

@testable import Scaffolding

@Suite struct LessonScaffoldTests {
  private func scaffold(introduction: [Snippet] = [], _ steps: (String, [Snippet])...) -> LessonScaffold {
    LessonScaffold(Lessons.lesson(introduction: introduction, steps: steps))
  }

  @Test func aCheckHasTheNearestSceneAtOrBeforeItsStep() {
    let found = scaffold(
      introduction: [Lessons.fence(.scene, line: 1, "one()")],
      ("a", [Lessons.fence(.check, id: "c", line: 2, "")]),
      ("b", [Lessons.fence(.check, id: "c", line: 3, ""), Lessons.fence(.scene, line: 4, "two()")]),
      ("c", [Lessons.fence(.check, id: "c", line: 5, "")]))
    #expect(found.checks.map(\.id) == ["a.c", "b.c", "c.c"])
    #expect(found.checks.map(\.scene?.snippet.code) == ["one()", "two()", "two()"])
  }

  @Test func aCheckMayUseProbesOfItsStepAndOfThoseBefore() {
    let found = scaffold(
      introduction: [Lessons.fence(.probe, line: 1, "func zero() -> Int { 0 }")],
      (
        "a",
        [
          Lessons.fence(.check, id: "c", line: 2, "expect(app.one(), is: 1)"),
          Lessons.fence(.probe, line: 3, "func one() -> Int { 1 }\nfunc zwei() -> Int { 2 }"),
        ]
      ),
      (
        "b",
        [
          Lessons.fence(.probe, line: 5, "func two() -> Int { 2 }"),
          Lessons.fence(.check, id: "c", line: 6, "let two = 2\nexpect(app.zero(), is: app.zwei() - two)"),
        ]
      ))
    #expect(
      found.checks.map { $0.probes.map(\.moduleName) } == [["Probe1", "Probe2"], ["Probe1", "Probe2", "Probe3"]])
    #expect(found.checks[0].usedProbes.map(\.moduleName) == ["Probe2"])
    #expect(found.checks[1].usedProbes.map(\.moduleName) == ["Probe1", "Probe2"])
    #expect(found.problems == [])
  }

  @Test func whatIsWrongInALessonIsToldAtItsPlace() {
    let found = scaffold(
      (
        "a",
        [
          Lessons.fence(.check, id: "early", line: 5, "expect(app.late(), is: 1)"),
          Lessons.fence(.check, id: "open", line: 10, "expect(\n"),
          Lessons.fence(.probe, line: 20, "\nfunc wait() async -> Int { 1 }\nfunc late(_ n: Int...) -> Int { 1 }"),
        ]
      ),
      (
        "b",
        [
          Lessons.fence(.probe, line: 30, "func wait() -> Int { 1 }"),
          Lessons.fence(.probe, line: 40, "func later() -> Int { 1 }"),
        ]
      ))
    let told = found.problems.map { "\($0.location!.position.line) \($0.rule)" }
    #expect(told == ["21 probe-cannot-cross", "22 probe-cannot-cross", "30 probe-named-twice", "10 not-swift"])
  }

  @Test func aCheckThatCallsALaterProbeIsTold() {
    let found = scaffold(
      ("a", [Lessons.fence(.check, id: "c", line: 5, "expect(app.late(), is: 1)")]),
      ("b", [Lessons.fence(.probe, line: 9, "func late() -> Int { 1 }")]))
    #expect(
      found.problems.map(\.message) == [
        "Check 'a.c' calls 'late()', a probe of a later step; move the probe before it."
      ])
  }

  @Test func aProbeIsATableOfItsFunctions() {
    let probe = LessonScaffold(Lessons.whole).probes[0]
    #expect(
      probe.module(learnerFiles: ["Cell.swift", "List.swift"]).text.contains(
        """
        @_private(sourceFile: "Cell.swift") import YourApp
        @_private(sourceFile: "List.swift") import YourApp
        #sourceLocation(file: "lesson.md", line: 30)
        struct Entry
        """))
    #expect(
      probe.module(learnerFiles: []).text.contains(
        """
        @MainActor public let _probes: [String: @MainActor @Sendable ([String]) throws -> String] = [
          "fetched()": { arguments in
            return try _json(fetched())
          },
          "entries(of:_:)": { arguments in
            return try _json(entries(of: _argument(arguments[0]), _argument(arguments[1])))
          },
          "forget()": { arguments in
            forget()
            return "null"
          },
        ]
        """))
  }

  @Test func theExaminerCallsProbesByTheirNames() {
    let files = LessonScaffold(Lessons.whole).examiner
    #expect(files.map(\.name) == ["Check1.swift", "Check2.swift", "Model1.swift", "Probes.swift", "main.swift"])
    #expect(
      files[3].text == """
        import Examiner
        #sourceLocation(file: "lesson.md", line: 30)
        struct Entry: Codable, Equatable { var caption: String }
        #sourceLocation()
        extension Application {
        #sourceLocation(file: "lesson.md", line: 32)
        func fetched(checkLine: Int = #line) -> String? { call("fetched()", [], line: checkLine) }
        #sourceLocation()
        #sourceLocation(file: "lesson.md", line: 33)
        func entries(of p0: String, _ p1: Int = 3, checkLine: Int = #line) -> [Entry] \
        { call("entries(of:_:)", [argument(p0), argument(p1)], line: checkLine) }
        #sourceLocation()
        #sourceLocation(file: "lesson.md", line: 34)
        func forget(checkLine: Int = #line) { call("forget()", [], line: checkLine) }
        #sourceLocation()
        }

        """)
    #expect(
      files[4].text == """
        import Examiner
        ExaminerMain.run(checks: [
          "read.reads": check1,
          "model.check-1": check2,
        ])

        """)
  }

  @Test func theAppJoinsItsModules() {
    let scaffold = LessonScaffold(Lessons.whole)
    #expect(
      LessonScaffold.appMain(scene: scaffold.scenes[0], probes: scaffold.probes).text == """
        import AppAgent
        import YourApp
        import LessonScene
        import Probe1
        MainActor.assumeIsolated {
          YourApp._coursemarkRegister()
          var probes: [String: @MainActor @Sendable ([String]) throws -> String] = [:]
          probes.merge(Probe1._probes) { first, _ in first }
          AppAgent.run(scene: LessonScene.makeScene, probes: probes)
        }

        """)
  }

  @Test func aFileNameIsWrittenAsALiteral() {
    #expect(SourceText.literal("a \"b\"\\\n.md") == #""a \"b\"\\\u{a}.md""#)
  }
}
