import CourseModel
import SharedStore
import Storage
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Grading

/// What is graded once, and what again.
@Suite struct VerdictStoreTests {
  private let folder: TemporaryFolder
  private let graded = Count()

  init() throws { folder = try TemporaryFolder() }

  private final class Count: Sendable {
    let value = Atomic<Int>(0)
  }

  private func store() -> VerdictStore {
    VerdictStore(SealedStore(FolderStore(FilePath(folder.path)), secret: [UInt8](repeating: 1, count: 32)))
  }

  private func report(_ verdict: Verdict) -> LessonReport {
    let check = CheckReport(
      check: "a", title: "A", verdict: verdict, location: SourceLocation(file: "lesson.md", line: 1), seconds: 0.1)
    return LessonReport(
      lesson: "l", title: "L", file: "lesson.md", submission: "ada", languageMode: .swift5, seed: "1", messages: [],
      steps: [StepReport(step: "s", title: "S", checks: [check], points: 0, possiblePoints: 1)], points: 0,
      possiblePoints: 1, seconds: 1.25)
  }

  private func grade(
    _ verdict: Verdict, in store: VerdictStore, taking duration: Duration = .milliseconds(20)
  ) async throws -> LessonReport {
    try await store.report(for: VerdictStore.Identity(exact: ContentHash(["a"]))) {
    } isShared: { _ in
      false
    } grade: { [graded] in
      graded.value.add(1, ordering: .relaxed)
      try await Task.sleep(for: duration)
      let report = report(verdict)
      return VerdictStore.Graded(report: report, isSound: report.isSound(waitingIsCounted: true))
    }
  }

  private var times: Int { graded.value.load(ordering: .relaxed) }

  @Test func anotherRunFindsTheSameReport() async throws {
    let first = try await grade(.fail, in: store())
    #expect(try await grade(.fail, in: store()) == first)
    #expect(times == 1)
  }

  @Test func equalSubmissionsSideBySideAreGradedOnce() async throws {
    let store = VerdictStore(nil)
    async let first = grade(.pass, in: store)
    async let second = grade(.pass, in: store)
    #expect(try await first == second)
    #expect(times == 1)
  }

  @Test func troubleOfTheComputersIsNeitherKeptNorSharedWithOthers() async throws {
    let store = store()
    async let first = grade(.fault, in: store)
    async let second = grade(.fault, in: store)
    _ = try await (first, second)
    _ = try await grade(.fault, in: store)
    #expect(times == 3)
    #expect(FolderStore(FilePath(folder.path)).entries.isEmpty)
  }

  @Test(arguments: [(Verdict.pass, 1), (.crash, 2)])
  func thoseThatAreAlikeShareAReportThatSpeaksOfNoLine(verdict: Verdict, times expected: Int) async throws {
    let store = store()
    func grade(_ text: String) async throws -> LessonReport {
      let identity = VerdictStore.Identity(exact: ContentHash([text]), alike: ContentHash(["alike"]))
      return try await store.report(for: identity) {
      } isShared: { report in
        report.steps[0].checks[0].verdict == .pass
      } grade: { [graded] in
        graded.value.add(1, ordering: .relaxed)
        try await Task.sleep(for: .milliseconds(20))
        return VerdictStore.Graded(report: report(verdict), isSound: true)
      }
    }
    async let first = grade("a")
    async let second = grade("a // b")
    _ = try await (first, second)
    #expect(times == expected)
    _ = try await (grade("a"), grade("a // b"))
    #expect(times == expected)
  }

  @Test func anInterruptedRunKeepsNothing() async throws {
    let store = store()
    let task = Task { try await grade(.pass, in: store, taking: .seconds(600)) }
    while times == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(FolderStore(FilePath(folder.path)).entries.isEmpty)
  }

  @Test(arguments: [Verdict.timeout, .limit])
  func aTimeIsBelievedWhereTheKernelCountsWaiting(verdict: Verdict) {
    #expect(report(verdict).isSound(waitingIsCounted: true))
    #expect(!report(verdict).isSound(waitingIsCounted: false))
  }
}
