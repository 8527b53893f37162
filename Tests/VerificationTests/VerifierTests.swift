import CourseModel
import LessonParsing
import Testing
import Verification

/// The verifier with a grader that is told what to answer.
@Suite struct VerifierTests {
  static let text = """
    ---
    format: 1
    title: L
    swift: [5, 4]
    ---
    # L

    ## One
    <!-- step id=one -->

    ```swift role=starter file=A.swift
    class A { func number() -> Int { 0 } }
    ```

    ```swift role=probe
    func number() -> Int { A().number() }
    ```

    ```swift role=check id=one
    expect(app.number(), is: 1)
    ```

    ```swift role=solution in=A
    func number() -> Int { 1 }
    ```

    ```swift role=wrong in=A fails=one
    func number() -> Int { 2 }
    ```
    """

  static func lesson() throws -> Lesson {
    let (lesson, problems) = LessonParser.parse(text, file: "l.md", directory: ".")
    try #require(problems.filter { $0.severity == .error }.isEmpty, "\(problems)")
    return lesson
  }

  /// Passes a program when it holds one of the texts.
  static func verify(_ lesson: Lesson, passing: @escaping @Sendable (String, LanguageMode) -> Verdict) async throws
    -> [Diagnostic]
  {
    try await Verifier(
      tools: RuleTools(grade: { _, task, mode in
        let code = task.program.files.map(\.text).joined()
        return RuleTests.report(["one": passing(code, mode)], step: "one")
      })
    ).verify(lesson).diagnostics
  }

  @Test func aTrueLessonHasNothingToSayOfIt() async throws {
    let found = try await Self.verify(Self.lesson()) { code, _ in code.contains("{ 1 }") ? .pass : .fail }
    #expect(found == [])
  }

  @Test func whatIsWrongInOneModeOnlySaysInWhich() async throws {
    let found = try await Self.verify(Self.lesson()) { code, mode in
      code.contains("{ 1 }") ? (mode == .swift4 ? .fail : .pass) : .fail
    }
    #expect(found.map(\.rule) == [.solutionPasses])
    #expect(found.map(\.details.last) == ["Only in Swift 4."])
  }

  @Test func diagnosticsComeInTheOrderOfTheLesson() async throws {
    let found = try await Self.verify(Self.lesson()) { _, _ in .pass }
    #expect(found.map(\.rule) == [.starterDoesNotPass, .wrongAnswerFails])
    #expect(found.map { $0.location?.position.line } == [11, 27])
  }

  @Test func aFaultIsNeverTakenForAMistakeOfTheLessons() async throws {
    let found = try await Self.verify(Self.lesson()) { _, _ in .fault }
    #expect(Set(found.map(\.rule)) == [UndecidedChecks.id])
  }
}
