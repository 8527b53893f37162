import CourseModel
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// Whose limits hold, and what is said when one is broken.
@Suite(.serialized) struct LimitTests {
  private func check(
    _ code: String, step: String = "", check: String = "", limits: ResourceLimits = ResourceLimits()
  ) async throws -> CheckReport {
    let text = SevenLesson.text.replacing("step id=seven", with: "step id=seven \(step)")
      .replacing("role=check id=seven", with: "role=check id=seven \(check)")
    let (lesson, diagnostics) = LessonParser.parse(text, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let grader = try await Grader(
      home: TestHome.make(), environment: TestHome.environment, options: GradingOptions(limits: limits))
    let submission = Submission(
      name: "work/ada", files: [SubmissionFile(name: "Numbers.swift", path: "work/ada/Numbers.swift", text: code)])
    return try #require(try await grader.grade(lesson, submission: submission).steps.first?.checks.first)
  }

  private static let greedy = """
    var all: [[UInt8]] = []
    func seven() -> Int {
        for _ in 0..<200 { all.append([UInt8](repeating: 1, count: 1 << 20)) }
        return all.count == 200 ? 7 : 0
    }
    """

  @Test func aStepAllowsLessAndWhoeverGradesAllowsMore() async throws {
    let refused = try await check(Self.greedy, step: "memory=100MB")
    #expect(refused.verdict == .limit)
    #expect(
      refused.reason
        == "The app used more than 100 MB of memory. Look for a list or a text that grows without end.")
    let allowed = try await check(
      Self.greedy, step: "memory=100MB", limits: ResourceLimits([.memory: Double(1 << 30)]))
    #expect(allowed.verdict == .pass, "\(allowed.reason ?? "")")
  }

  @Test func whatIsPrintedHasTheStepsLimit() async throws {
    let code = "func seven() -> Int { print(String(repeating: \"x\", count: 5_000)); return 7 }"
    let refused = try await check(code, step: "output=4KB")
    #expect(refused.verdict == .limit)
    #expect(refused.reason == "The app printed more than 4 KB. Look for a 'print' in a loop that does not end.")
    #expect(try await check(code).verdict == .pass)
  }

  @Test func aCompilerThatMayNotComputeSaysSo() async throws {
    // 28 nested tuples of two are one of 2²⁸ parts.
    let aliases = (1...28).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }
    let code =
      "typealias T0 = (Int, Int)\n" + aliases.joined(separator: "\n")
      + "\nfunc seven() -> Int { var t: T28?; _ = t; t = nil; return 7 }"
    let report = try await check(code, limits: ResourceLimits([.compileTime: 2, .compileMemory: Double(512 << 20)]))
    #expect(report.verdict == .doesNotCompile)
    #expect(report.reason?.hasPrefix("The compiler gave up: it needed more than ") == true, "\(report.reason ?? "")")
  }

  @Test func theCommandLineGoesBeforeTheCheckAndThatBeforeTheStep() {
    func timeout(_ given: Double?, check: Double?, step: Double?, lesson: Double?) -> Double {
      func limits(_ value: Double?) -> ResourceLimits {
        var limits = ResourceLimits()
        limits[.timeout] = value
        return limits
      }
      return CheckLimits(limits(given).over(limits(check)).over(limits(step)).over(limits(lesson))).timeout
    }
    #expect(timeout(1, check: 2, step: 3, lesson: 4) == 1)
    #expect(timeout(nil, check: 2, step: 3, lesson: 4) == 2)
    #expect(timeout(nil, check: nil, step: 3, lesson: 4) == 3)
    #expect(timeout(nil, check: nil, step: nil, lesson: 4) == 4)
    #expect(timeout(nil, check: nil, step: nil, lesson: nil) == 10)
  }

  @Test func aLongerClockAllowsMoreToBeComputed() {
    #expect(CheckLimits(timeout: 30).processorTime == 31)
    #expect(CheckLimits(ResourceLimits([.timeout: 30, .processorTime: 5])).processorTime == 5)
    #expect(CheckLimits(timeout: 30).within(timeout: 2).processorTime == 3)
  }
}
