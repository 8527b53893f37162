import Foundation

/// Foundation's class on virtual time, with the selector forms that Foundation on Linux leaves out.
///
/// A run is not held up by a timer: it fires when a check lets time pass, or when an animation takes as long.
open class Timer: NSObject, @unchecked Sendable {
  /// What changes. A timer may be invalidated on any thread.
  private struct State {
    var isValid = true
    /// `nil` when it was invalidated: what it would have been sent to is not kept any longer.
    var action: (@MainActor (Timer) -> Void)?
    var userInfo: Any?
    var tolerance: TimeInterval = 0
    /// When it fires next.
    var fireDate: Date
    /// In how many seconds it fires for the first time, once it is scheduled; `nil` where its date was set. A date is less exact.
    var firstDelay: TimeInterval?
    /// How often its date was set.
    var dateChanges = 0
    /// While it is scheduled.
    var scheduled: VirtualClock.ScheduledTimer?
  }

  private let state: LockedValue<State>
  public let timeInterval: TimeInterval
  let repeats: Bool

  open var isValid: Bool { state.withLock { $0.isValid } }
  open var userInfo: Any? { state.withLock { $0.userInfo } }
  open var tolerance: TimeInterval {
    get { state.withLock { $0.tolerance } }
    set { state.withLock { $0.tolerance = newValue } }
  }

  private init(
    _ interval: TimeInterval, firstDelay: TimeInterval, repeats: Bool, userInfo: Any?,
    action: @escaping @MainActor (Timer) -> Void
  ) {
    // [A] Timer: an interval that is not positive counts as a tenth of a millisecond.
    timeInterval = repeats ? (interval > 0 ? interval : 0.0001) : 0
    self.repeats = repeats
    let delay = max(0, firstDelay)
    let fireDate = _VirtualTime.date.addingTimeInterval(delay)
    state = LockedValue(State(action: action, userInfo: userInfo, fireDate: fireDate, firstDelay: delay))
  }

  // MARK: Making

  /// A timer that does nothing: what `var timer = Timer()` holds until another one is made.
  public convenience override init() { self.init(0, firstDelay: 0, repeats: false, userInfo: nil) { _ in } }

  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Void
  ) { self.init(interval, firstDelay: interval, repeats: repeats, userInfo: nil) { block($0) } }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Void
  ) {
    let delay = date.timeIntervalSince(_VirtualTime.date)
    self.init(interval, firstDelay: delay, repeats: repeats, userInfo: nil) { block($0) }
  }

  /// [A] A timer holds its target until it is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(ti, firstDelay: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      _ObjectiveC.send(aSelector, to: target, Array([timer].prefix(aSelector.argumentCount)))
    }
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  // MARK: Firing

  fileprivate func schedule() {
    VirtualClock.onMainThread { [self] in
      guard state.withLock({ $0.scheduled == nil }) else { return }
      if let delay = state.withLock({ $0.firstDelay }) { schedule(after: delay) } else { schedule(at: fireDate) }
    }
  }

  /// [A] Setting it puts off, or brings forward, when the timer fires next.
  open var fireDate: Date {
    get { state.withLock { $0.fireDate } }
    set {
      let scheduled = state.withLock { state in
        defer { state.scheduled = nil }
        (state.fireDate, state.firstDelay) = (newValue, nil)
        state.dateChanges += 1
        return state.scheduled
      }
      guard let scheduled else { return }
      VirtualClock.onMainThread { [self] in
        AppState.current.clock.cancel(scheduled)
        schedule(at: newValue)
      }
    }
  }

  @MainActor private func act() { state.withLock { $0.action }?(self) }

  @MainActor private func schedule(at date: Date) {
    schedule(after: max(0, date.timeIntervalSince(_VirtualTime.date)))
  }

  @MainActor private func schedule(after delay: TimeInterval) {
    guard isValid else { return }
    let scheduled = AppState.current.clock.schedule(after: delay, awaited: false, of: self) { [self] in
      let dateChanges = state.withLock { $0.dateChanges }
      act()
      if !repeats {
        invalidate()
      } else if state.withLock({ $0.dateChanges }) == dateChanges {
        schedule(after: timeInterval)
      }
    }
    let due = _VirtualTime.date.addingTimeInterval(delay)
    state.withLock { ($0.scheduled, $0.fireDate) = (scheduled, due) }
  }

  /// [A] Fires at once; a repeating timer keeps its times, another one is used up.
  open func fire() {
    guard isValid else { return }
    VirtualClock.onMainThread { [self] in
      act()
      if !repeats { invalidate() }
    }
  }

  open func invalidate() {
    let (kept, scheduled) = state.withLock { state in
      defer { state = State(isValid: false, tolerance: state.tolerance, fireDate: state.fireDate) }
      return ((state.userInfo, state.action), state.scheduled)
    }
    // Released outside of the lock: what is deallocated with it may ask the timer.
    _ = kept
    guard let scheduled else { return }
    VirtualClock.onMainThread { AppState.current.clock.cancel(scheduled) }
  }
}

extension RunLoop {
  /// The mode makes no difference: the event-tracking mode is never entered.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
