import Foundation

/// Foundation's class on virtual time, with the selector forms that Foundation on Linux leaves out.
///
/// A run is not held up by a timer: it fires when a check lets time pass, or when an animation takes as long.
open class Timer: NSObject, @unchecked Sendable {
  open private(set) var isValid = true
  open private(set) var timeInterval: TimeInterval
  open private(set) var userInfo: Any?
  open var tolerance: TimeInterval = 0
  private let repeats: Bool
  private let action: @MainActor (Timer) -> Void
  /// Seconds until it fires for the first time.
  private let firstDelay: TimeInterval
  private var appointment: Int?

  private init(
    _ interval: TimeInterval, firstDelay: TimeInterval, repeats: Bool, userInfo: Any?,
    action: @escaping @MainActor (Timer) -> Void
  ) {
    // [A] Timer: an interval that is not positive counts as a tenth of a millisecond.
    timeInterval = repeats ? (interval > 0 ? interval : 0.0001) : 0
    self.firstDelay = max(0, firstDelay)
    self.repeats = repeats
    self.userInfo = userInfo
    self.action = action
  }

  // MARK: Making

  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Void
  ) { self.init(interval, firstDelay: interval, repeats: repeats, userInfo: nil) { block($0) } }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Void
  ) { self.init(interval, firstDelay: date.timeIntervalSinceNow, repeats: repeats, userInfo: nil) { block($0) } }

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
    VirtualClock.onMainThread { [self] in if appointment == nil { wait(firstDelay) } }
  }

  @MainActor private func wait(_ delay: TimeInterval) {
    guard isValid else { return }
    appointment = VirtualClock.shared.schedule(after: delay, awaited: false) { [self] in
      action(self)
      if repeats { wait(timeInterval) } else { invalidate() }
    }
  }

  /// [A] Fires at once; a repeating timer keeps its times, another one is used up.
  open func fire() {
    guard isValid else { return }
    VirtualClock.onMainThread { [self] in
      action(self)
      if !repeats { invalidate() }
    }
  }

  open func invalidate() {
    isValid = false
    userInfo = nil
    VirtualClock.onMainThread { [self] in
      if let appointment { VirtualClock.shared.cancel(appointment) }
      appointment = nil
    }
  }
}

extension RunLoop {
  /// The mode makes no difference: nothing here tracks a finger for a while.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
