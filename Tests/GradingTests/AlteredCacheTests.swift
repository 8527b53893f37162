import CourseModel
import Foundation
import LessonParsing
import Storage
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Grading

/// What becomes of verdicts when somebody writes to the cache that the grader starts programs out of.
@Suite(.serialized) struct AlteredCacheTests {
  /// Nobody else has it, so entries of the cache that all tests share are this suite's own.
  private let secret = "a secret of this test: \(UUID().uuidString)"
  private let notices = Notices()

  private final class Notices: Sendable {
    let all = Mutex<[String]>([])
  }

  private func grader() async throws -> Grader {
    let options = GradingOptions(timeout: 10) { [notices] progress in
      if case .notice(let sentence) = progress { notices.all.withLock { $0.append(sentence) } }
    }
    return try await Grader(
      home: TestHome.make(), environment: TestHome.environment.merging(["COURSEMARK_SECRET": secret]) { $1 },
      options: options)
  }

  private func verdict(_ grader: Grader, _ code: String) async throws -> Verdict? {
    let submission = Submission(
      name: "work/eve", files: [SubmissionFile(name: "Numbers.swift", path: "work/eve/Numbers.swift", text: code)])
    return try await grader.grade(SevenLesson.lesson(), submission: submission).steps.first?.checks.first?.verdict
  }

  private func examiner(of grader: Grader) async throws -> FilePath {
    try await grader.prepared(try SevenLesson.lesson()).examiner.path
  }

  /// A program that says on the examiner's channel that all is well.
  private static let forged = "#!/bin/sh\nfor n in 3 4 5 6 7 8 9; do echo pass >&$n; done\n"

  @Test func anExaminerThatWasReplacedIsNotStarted() async throws {
    let examiner = try await examiner(of: grader())
    defer { CacheDirectory.remove(examiner.removingLastComponent()) }
    try examiner.write(Self.forged)
    #expect(try await verdict(grader(), SevenLesson.wrong) == .fail)
    #expect(notices.all.withLock { $0.count == 1 && $0[0].contains("is not what Coursemark has put there") })
    #expect(try await verdict(grader(), SevenLesson.right) == .pass)
    #expect(notices.all.withLock { $0.count } == 1)
  }

  @Test(arguments: [true, false])
  func anExaminerThatIsReplacedWhileTheGraderHasItDecidesNothing(inPlace: Bool) async throws {
    let grader = try await grader()
    let examiner = try await examiner(of: grader)
    defer { CacheDirectory.remove(examiner.removingLastComponent()) }
    if !inPlace { try FileManager.default.removeItem(atPath: examiner.string) }
    try Data(Self.forged.utf8).write(to: examiner.url)
    chmod(examiner.string, 0o755)
    await #expect(throws: HostError.self) { try await verdict(grader, SevenLesson.right) }
  }
}
