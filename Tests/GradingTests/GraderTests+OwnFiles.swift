import Testing

@testable import Grading

/// A learner's files need not be those of the lesson.
extension GraderTests {
  @Test func allTypesMayStandInOneFile() async throws {
    let report = try await grade(["App.swift": Self.counting + "\n" + Self.doubling])
    let apart = try await grade(["Counter.swift": Self.counting, "Numbers.swift": Self.doubling])
    #expect(verdicts(report) == verdicts(apart))
    #expect(verdicts(report).contains("count.one pass"))
    #expect(report.messages.isEmpty)
  }
}
