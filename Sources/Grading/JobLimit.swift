/// How many things are done at once, whoever asks for them: the checks and builds of all submissions that are graded side by side.
///
/// A submission first has one thing to do, then many: with a limit of its own each would leave processors idle, or ask for too much.
/// Who holds a place must not wait for another one.
package final actor JobLimit {
  /// How many.
  package nonisolated let count: Int
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(_ count: Int) {
    self.count = max(1, count)
    free = self.count
  }

  /// Runs `body` as soon as there is a place for it, in the order of asking.
  package nonisolated func run<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    await enter()
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

  private func enter() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
