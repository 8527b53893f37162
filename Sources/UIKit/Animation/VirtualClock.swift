import Foundation

/// The time of the app: it stands still until the agent advances it, so that each run is the same and none waits.
@MainActor
package final class VirtualClock {
  /// A timer that fires once.
  @MainActor
  package final class ScheduledTimer {
    /// Seconds since the app was launched.
    fileprivate let fireTime: TimeInterval
    /// Whether the app is busy until it fires.
    fileprivate let isAwaited: Bool
    fileprivate let action: @MainActor () -> Void

    fileprivate init(_ fireTime: TimeInterval, isAwaited: Bool, _ action: @escaping @MainActor () -> Void) {
      self.fireTime = fireTime
      self.isAwaited = isAwaited
      self.action = action
    }
  }

  /// Seconds since the app was launched.
  package private(set) var now: TimeInterval = 0
  /// By fire time; those of the same time in the order in which they were scheduled.
  private var timers: [ScheduledTimer] = []

  package init() {}

  /// - Parameters:
  ///   - delay: Seconds of virtual time; a negative one counts as 0.
  ///   - awaited: Whether the app is busy until then: true for the end of an animation, false for a timer of the app.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, awaited: Bool, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledTimer {
    let timer = ScheduledTimer(now + max(0, delay), isAwaited: awaited, action)
    let place = timers.firstIndex { $0.fireTime > timer.fireTime } ?? timers.count
    timers.insert(timer, at: place)
    return timer
  }

  /// Does nothing when the timer has fired.
  package func cancel(_ timer: ScheduledTimer) { timers.removeAll { $0 === timer } }

  /// The fire time of the next timer that the app waits for; `nil` when it is idle.
  package var nextAwaited: TimeInterval? { timers.first { $0.isAwaited }?.fireTime }

  /// Moves time forward, and fires the timers that are due on the way, in order.
  package func advance(to time: TimeInterval) {
    while let first = timers.first, first.fireTime <= time {
      timers.removeFirst()
      now = max(now, first.fireTime)
      first.action()
    }
    now = max(now, time)
  }
}
