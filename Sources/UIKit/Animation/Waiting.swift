import Dispatch
import Foundation

/// What generated code calls where a program waits for others. An app's time stands still while its main thread waits, so what another queue
/// does later would not come.
public enum _Waiting {
  public static func wait(for semaphore: DispatchSemaphore) { _ = wait(for: semaphore, timeout: .distantFuture) }
  public static func wait(for semaphore: DispatchSemaphore, timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(seconds(timeout)) { semaphore.wait(timeout: $0) }
  }
  public static func wait(for semaphore: DispatchSemaphore, wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(VirtualClock.delay(until: wallTimeout)) { semaphore.wait(timeout: $0) }
  }
  public static func wait(for group: DispatchGroup) { _ = wait(for: group, timeout: .distantFuture) }
  public static func wait(for group: DispatchGroup, timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(seconds(timeout)) { group.wait(timeout: $0) }
  }
  public static func wait(for group: DispatchGroup, wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(VirtualClock.delay(until: wallTimeout)) { group.wait(timeout: $0) }
  }

  /// Seconds of real time in which others may do what they have begun.
  private static let patience = 1.0
  /// Seconds after which nobody waits any more: what is later counts as never.
  private static let never = 1_000_000_000.0

  private static func seconds(_ deadline: DispatchTime) -> TimeInterval {
    deadline == .distantFuture ? never : VirtualClock.delay(until: deadline)
  }

  private static func wait(
    _ delay: TimeInterval, _ wait: @Sendable (DispatchTime) -> DispatchTimeoutResult
  ) -> DispatchTimeoutResult {
    let isForSomethingLater =
      NotificationCenter.isOnMainQueue
      && unisolated {
        let clock = AppState.current.clock
        return clock.nextFireTimeElsewhere.map { $0 <= clock.now + delay } ?? false
      }
    if isForSomethingLater {
      if wait(.now() + min(delay, patience)) == .success { return .success }
      _unsupported("a main thread that waits while another queue has something to do later")
    }
    return wait(delay < never ? .now() + delay : .distantFuture)
  }
}
