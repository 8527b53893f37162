import Synchronization
import Testing

@testable import Grading

/// One limit for all that is done side by side.
@Suite struct JobLimitTests {
  private final class Load: Sendable {
    let state = Mutex((now: 0, most: 0))

    func enter() {
      state.withLock {
        $0.now += 1; $0.most = max($0.most, $0.now)
      }
    }
    func leave() { state.withLock { $0.now -= 1 } }
  }

  private struct Refused: Error {}

  @Test(arguments: [1, 3]) func noMoreRunAtOnceThanThereArePlaces(count: Int) async throws {
    let limit = JobLimit(count)
    let load = Load()
    let results = try await (0..<20).parallelMap(limit: 20) { number in
      try await limit.run {
        load.enter()
        defer { load.leave() }
        try await Task.sleep(for: .milliseconds(1))
        return number
      }
    }
    #expect(results == Array(0..<20))
    #expect(load.state.withLock(\.most) == count)
  }

  @Test func aPlaceIsFreeAgainAfterAnError() async throws {
    let limit = JobLimit(1)
    await #expect(throws: Refused.self) { try await limit.run { throw Refused() } }
    #expect(try await limit.run { 1 } == 1)
  }

  @Test func whoeverIsCancelledWaitsNoLonger() async throws {
    let limit = JobLimit(1)
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await limit.run {
        beginning.finish()
        for await _ in end {}
      }
    }
    for await _ in begun {}
    let second = Task { try await limit.run { 2 } }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    ending.finish()
    try await first.value
    #expect(try await limit.run { 3 } == 3)
  }
}
