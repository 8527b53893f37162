import Foundation

// How this works: these stand before Swift's own, which sleep in real time. The time of the app stands still until the agent advances it, so a task
// that sleeps waits for that.

extension Task where Success == Never, Failure == Never {
  /// Sleeps for a time of the app's.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    let (seconds, attoseconds) = duration.components
    try await Sleeper().sleep(Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// Sleeps for a time of the app's.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await Sleeper().sleep(Double(duration) / 1e9)
  }

  /// Sleeps for a time of the app's, in nanoseconds.
  public static func sleep(_ duration: UInt64) async { try? await Sleeper().sleep(Double(duration) / 1e9) }
}

/// One sleep of a task.
@MainActor
final class Sleeper {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var timer: VirtualClock.ScheduledTimer?
  private var isCancelled = false

  nonisolated init() {}

  /// - Parameter seconds: Of virtual time.
  /// - Throws: `CancellationError`, at once when the task is cancelled [A].
  func sleep(_ seconds: TimeInterval) async throws {
    try Task.checkCancellation()
    // [A] "suspends the current task for at least the given duration": where that is none, others have their turn.
    guard seconds > 0 else { return await Task.yield() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
        self.continuation = continuation
        timer = AppState.current.clock.schedule(after: seconds, awaited: false) { [weak self] in self?.wake() }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  private func wake() {
    continuation?.resume()
    continuation = nil
  }

  private func cancel() {
    isCancelled = true
    if let timer { AppState.current.clock.cancel(timer) }
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}
