import Dispatch
import Foundation

/// What generated code calls where a program waits for others. Time stands still for an app whose main thread waits; so what was delayed on
/// other queues is begun at its time meanwhile. What was delayed on the main queue is not: it is the one that waits.
public enum _Waiting {
  public static func wait(for semaphore: DispatchSemaphore) { _ = wait(for: semaphore, timeout: .distantFuture) }
  public static func wait(for semaphore: DispatchSemaphore, timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(until: timeout) { semaphore.wait(timeout: $0) }
  }
  public static func wait(for semaphore: DispatchSemaphore, wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: deadline(wallTimeout)) { semaphore.wait(timeout: $0) }
  }
  public static func wait(for group: DispatchGroup) { _ = wait(for: group, timeout: .distantFuture) }
  public static func wait(for group: DispatchGroup, timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(until: timeout) { group.wait(timeout: $0) }
  }
  public static func wait(for group: DispatchGroup, wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: deadline(wallTimeout)) { group.wait(timeout: $0) }
  }

  /// Seconds of real time that a block is given to do its work, before the next one is begun.
  private static let patience = 0.05
  /// Seconds of real time that others are given for what they do in the end: those that rest would let the app wait for all of its time.
  private static let longest = 2.0

  private static func wait(
    until deadline: DispatchTime, _ wait: @Sendable (DispatchTime) -> DispatchTimeoutResult
  ) -> DispatchTimeoutResult {
    let delay = deadline == .distantFuture ? .infinity : VirtualClock.delay(until: deadline)
    guard NotificationCenter.isOnMainQueue else { return wait(real(delay)) }
    return unisolated {
      let clock = AppState.current.clock
      let end = clock.now + delay
      while let next = clock.nextFireTimeElsewhere, next <= end {
        if wait(.now()) == .success { return .success }
        clock.fireElsewhere(at: next)
        if wait(.now() + patience) == .success { return .success }
      }
      let result = wait(real(delay.isFinite ? min(delay, longest) : delay))
      if result == .timedOut { clock.stand(until: end) }
      return result
    }
  }

  private static func deadline(_ wallTime: DispatchWallTime) -> DispatchTime {
    wallTime == .distantFuture
      ? .distantFuture : _VirtualTime.dispatchTimeOfDeadlines + VirtualClock.delay(until: wallTime)
  }

  private static func real(_ delay: TimeInterval) -> DispatchTime { delay.isFinite ? .now() + delay : .distantFuture }
}
