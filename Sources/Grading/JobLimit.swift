/// How many things are done at once, whoever asks for them: the checks and builds of all submissions that are graded side by side.
///
/// A submission first has one thing to do, then many: with a limit of its own each would leave processors idle, or ask for too much.
/// Who holds a place must not wait for another one.
package final actor JobLimit {
  /// How many.
  package nonisolated let count: Int
  private var free: Int
  private var waiting: [(number: Int, place: CheckedContinuation<Void, any Error>)] = []
  private var asked = 0

  package init(_ count: Int) {
    self.count = max(1, count)
    free = self.count
  }

  /// Runs `body` as soon as there is a place for it, in the order of asking. Whoever is cancelled waits no longer.
  package nonisolated func run<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    try await enter()
    do {
      try Task.checkCancellation()
      let value = try await body()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async throws {
    if free > 0 {
      free -= 1
      return
    }
    asked += 1
    let number = asked
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((number, $0)) }
    } onCancel: {
      Task { await giveUp(number) }
    }
  }

  private func giveUp(_ number: Int) {
    // It may have got its place in the meantime.
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).place.resume(throwing: CancellationError())
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().place.resume()
    }
  }
}
