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
    /// Whether the action does no more than to begin something on another thread.
    fileprivate let isElsewhere: Bool
    fileprivate let action: @MainActor () -> Void
    /// The timer of the app's that fires, if it is one.
    fileprivate let owner: Timer?
    /// How many timers without a delay led to it, each scheduled by the one before.
    fileprivate let turn: Int

    fileprivate init(
      _ fireTime: TimeInterval, isAwaited: Bool, isElsewhere: Bool, owner: Timer?, turn: Int,
      _ action: @escaping @MainActor () -> Void
    ) {
      self.fireTime = fireTime
      self.isElsewhere = isElsewhere
      self.turn = turn
      self.isAwaited = isAwaited
      self.owner = owner
      self.action = action
    }
  }

  /// Seconds since the app was launched.
  package private(set) var now: TimeInterval = 0 {
    // Clocks are read on any thread.
    didSet { SharedAppState.current.time.withLock { $0 = now } }
  }
  /// By fire time; those of the same time in the order in which they were scheduled.
  private var timers: [ScheduledTimer] = []
  /// The timer whose action runs.
  private var firing: ScheduledTimer?
  /// [?] So often code may ask without a delay to be called again before time goes on: then each further turn takes a millisecond, and is not waited for.
  private static let turnLimit = 100
  /// Seconds.
  private static let turnLength = 0.001

  package init() {}

  /// - Parameters:
  ///   - delay: Seconds of virtual time; a negative one counts as 0.
  ///   - awaited: Whether the app is busy until then: true for the end of an animation, false for a timer of the app.
  ///   - elsewhere: Whether the action does no more than to begin something on another thread.
  ///   - owner: The timer of the app's that fires, if it is one.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, awaited: Bool, elsewhere: Bool = false, of owner: Timer? = nil,
    _ action: @escaping @MainActor () -> Void
  ) -> ScheduledTimer {
    let turn = delay > 0 ? 0 : firing.map { $0.turn + 1 } ?? 0
    let isEndless = turn > Self.turnLimit
    let timer = ScheduledTimer(
      now + (isEndless ? Self.turnLength : max(0, delay)), isAwaited: awaited && !isEndless,
      isElsewhere: elsewhere, owner: owner, turn: turn, action)
    let place = timers.firstIndex { $0.fireTime > timer.fireTime } ?? timers.count
    timers.insert(timer, at: place)
    return timer
  }

  /// Does nothing when the timer has fired.
  package func cancel(_ timer: ScheduledTimer) { timers.removeAll { $0 === timer } }

  /// The fire time of the next timer that the app waits for; `nil` when it is idle.
  package var nextAwaited: TimeInterval? { timers.first { $0.isAwaited }?.fireTime }

  /// When the next timer fires, whether the app waits for it or not.
  package var nextFireTime: TimeInterval? { timers.first?.fireTime }

  /// The timers that fire until somebody ends them.
  var repeatingTimers: [Timer] { timers.compactMap(\.owner).filter(\.repeats) }
  /// What is done once, and lets go of what it holds then: timers, and blocks that wait.
  var passing: [Any] {
    timers.filter { $0.owner?.repeats != true }.map { timer -> Any in
      if let owner = timer.owner { owner } else { timer.action }
    }
  }

  /// Moves time forward, and fires the timers that are due on the way, in order.
  package func advance(to time: TimeInterval) {
    while let first = timers.first, first.fireTime <= time {
      timers.removeFirst()
      now = max(now, first.fireTime)
      let outer = firing
      firing = first
      first.action()
      firing = outer
    }
    now = max(now, time)
  }

  /// When the next one begins something on another thread.
  var nextFireTimeElsewhere: TimeInterval? { timers.first { $0.isElsewhere }?.fireTime }
}
