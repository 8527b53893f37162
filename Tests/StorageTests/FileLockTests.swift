import Foundation
import Storage
import SystemPackage
import Testing

/// One holder at a time.
@Suite struct FileLockTests {
  @Test func oneHolderAtATime() async throws {
    let folder = FilePath(NSTemporaryDirectory()).appending("coursemark-lock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    let spans = try await withThrowingTaskGroup { group in
      for _ in 1...3 {
        group.addTask {
          try await FileLock.withLock(on: folder.appending("lock")) {
            let start = ContinuousClock.now
            try await Task.sleep(for: .milliseconds(20))
            return start...ContinuousClock.now
          }
        }
      }
      return try await group.reduce(into: [ClosedRange<ContinuousClock.Instant>]()) { $0.append($1) }
    }.sorted { $0.lowerBound < $1.lowerBound }
    #expect(zip(spans, spans.dropFirst()).filter { $0.overlaps($1) }.isEmpty)
    #expect(spans.count == 3)
  }

  @Test func whereTheFileCannotBeLockedTheBodyRunsAnyway() async throws {
    let folder = FilePath(NSTemporaryDirectory()).appending("coursemark-lock-\(UUID().uuidString)")
    try folder.appending("lock").makeDirectory()
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    #expect(try await FileLock.withLock(on: folder.appending("lock")) { 1 } == 1)
  }
}
