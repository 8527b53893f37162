import CourseModel
import LessonParsing
import Synchronization
import Testing

@testable import Verification

/// Rewrites of solutions, with a grader that is told what to answer.
@Suite struct RewriteTests {
  private static func lesson(ignoring comment: String = "") throws -> Lesson {
    let text = """
      ---
      format: 1
      title: L
      ---
      # L

      ## One
      <!-- step id=one -->

      ```swift role=starter file=A.swift
      class A {
          func number() -> Int { 0 }
      }
      ```

      ```swift role=probe
      func number() -> Int { A().number() }
      ```

      ```swift role=check id=one
      expect(app.number(), is: 1)
      ```

      \(comment)
      ```swift role=solution in=A
      func number() -> Int {
          let first = 1
          guard first > 0 else { return 0 }
          return first
      }
      ```
      """
    let (lesson, problems) = LessonParser.parse(text, file: "l.md", directory: ".")
    try #require(problems.filter { $0.severity == .error }.isEmpty, "\(problems)")
    return lesson
  }

  /// Grades the solution, and what is a rewrite of it, by its text.
  private static func verify(
    _ lesson: Lesson, _ verdict: @escaping @Sendable (String) -> Verdict
  ) async throws -> Verifier.Result {
    try await Verifier(
      tools: RuleTools(
        grade: { _, task, _ in
          let code = task.program.files.map(\.text).joined()
          let isStart = !code.contains("first") && !code.contains("First")
          return RuleTests.report(["one": isStart ? .fail : verdict(code)], step: "one")
        }, triesRewrites: true)
    ).verify(lesson)
  }

  @Test func whereAllPassTheyAreOneProgramOrTwo() async throws {
    let programs = Mutex<Set<String>>([])
    let result = try await Self.verify(Self.lesson()) { code in
      programs.withLock { _ = $0.insert(code) }
      return .pass
    }
    #expect(result.diagnostics == [])
    let score = try #require(result.rewriteScores.first)
    #expect(
      score.counts.map { "\($0.passed) \($0.kind)" } == [
        "1 if for guard", "1 renamed local", "1 body in a helper", "1 explicit type", "1 final class",
      ])
    // The solution itself, and one program of all rewrites.
    #expect(programs.withLock(\.count) == 2)
  }

  @Test func theOneThatIsRefusedIsFoundAndShownWithItsLines() async throws {
    let result = try await Self.verify(Self.lesson()) { $0.contains("theFirst") ? .fail : .pass }
    #expect(result.diagnostics.map(\.rule) == [.overStrict])
    let found = try #require(result.diagnostics.first)
    #expect(found.severity == .error)
    #expect(found.location == SourceLocation(file: "l.md", line: 27, column: 9))
    #expect(
      found.message
        == "The solution of step 'one' does not pass 'one' any more when 'first' is called 'theFirst', though it does the same; let the check look at what the app does, not at how it is written."
    )
    #expect(
      found.details.suffix(7) == [
        "A.swift:", "-         let first = 1", "-         guard first > 0 else { return 0 }", "-         return first",
        "+         let theFirst = 1", "+         guard theFirst > 0 else { return 0 }", "+         return theFirst",
      ])
    let score = try #require(result.rewriteScores.first)
    #expect(score.tried == 5)
    #expect(score.passed == 4)
  }

  @Test func whatDoesNotCompileIsCountedAndNoFinding() async throws {
    let result = try await Self.verify(Self.lesson()) { $0.contains("performNumber") ? .doesNotCompile : .pass }
    #expect(result.diagnostics == [])
    let counts = try #require(result.rewriteScores.first).counts
    #expect(counts.filter { $0.uncompiled > 0 }.map(\.kind) == ["body in a helper"])
    #expect(counts.filter { $0.passed > 0 }.count == 4)
  }

  @Test func whatCoursemarkLacksRefusesNothing() async throws {
    let result = try await Self.verify(Self.lesson()) { $0.contains("final class") ? .unsupported : .pass }
    #expect(result.diagnostics == [])
    #expect(try #require(result.rewriteScores.first).counts.filter { $0.undecided > 0 }.map(\.kind) == ["final class"])
  }

  @Test func aSuppressedRewriteDoesNotCount() async throws {
    let lesson = try Self.lesson(
      ignoring: "<!-- ignore rule=over-strict about=\"theFirst\" reason=\"The step is about names.\" -->")
    let result = try await Self.verify(lesson) { $0.contains("theFirst") ? .fail : .pass }
    #expect(result.diagnostics == [])
    let score = try #require(result.rewriteScores.first)
    #expect(score.suppressed == 1)
    #expect(score.tried == 4)
  }

  @Test func aSolutionThatDoesNotPassIsNotRewritten() async throws {
    let result = try await Self.verify(Self.lesson()) { _ in .fail }
    #expect(!result.triedRewrites)
    #expect(result.rewriteScores == [])
  }
}
