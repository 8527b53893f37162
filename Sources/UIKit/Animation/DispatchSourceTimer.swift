import Dispatch
import Foundation

/// Dispatch's protocol of timers, which generated code gives its name.
public protocol _DispatchSourceTimer: AnyObject, Sendable {
  /// The timer that it is.
  var _source: _TimerSource { get }
}

extension _DispatchSourceTimer {
  /// [A] DispatchSourceTimer, schedule(deadline:repeating:leeway:): the times take the place of those that were set before.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _source.schedule(after: VirtualClock.delay(until: deadline), repeating: interval.seconds) }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _source.schedule(after: VirtualClock.delay(until: deadline), repeating: interval) }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _source.schedule(after: VirtualClock.delay(until: wallDeadline), repeating: interval.seconds) }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _source.schedule(after: VirtualClock.delay(until: wallDeadline), repeating: interval) }

  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { _source.change { $0.onEvent = handler } }

  public func setEventHandler(handler: DispatchWorkItem) { _source.change { $0.onEvent = { handler.perform() } } }

  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { _source.change { $0.onCancel = handler } }

  public func setCancelHandler(handler: DispatchWorkItem) { _source.change { $0.onCancel = { handler.perform() } } }

  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { _source.change { $0.onRegistration = handler } }

  /// [A] DispatchObject, activate(): a second time it does nothing.
  public func activate() { _source.activate() }

  /// [A] DispatchObject, resume(): a source is made suspended.
  public func resume() { _source.resumeEvents() }

  public func suspend() { _source.change { $0.suspensions += 1 } }

  /// [A] DispatchSourceProtocol, cancel(): no event comes any more, the cancel handler is called once, and all handlers are let go of.
  public func cancel() { _source.cancelEvents() }

  public var isCancelled: Bool { _source.isCancelled }
}

/// What makes sources of events, as Dispatch's class of that name does.
public enum _DispatchSource {
  public typealias TimerFlags = DispatchSource.TimerFlags

  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any _DispatchSourceTimer { _TimerSource(queue: queue) }

  public static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
    DispatchSource.makeSignalSource(signal: signal, queue: queue)
  }

  public static func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead {
    DispatchSource.makeReadSource(fileDescriptor: fileDescriptor, queue: queue)
  }

  public static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd {
    DispatchSource.makeUserDataAddSource(queue: queue)
  }

  public static func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite {
    DispatchSource.makeWriteSource(fileDescriptor: fileDescriptor, queue: queue)
  }

  public static func makeUserDataReplaceSource(
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataReplace { DispatchSource.makeUserDataReplaceSource(queue: queue) }

  public static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr {
    DispatchSource.makeUserDataOrSource(queue: queue)
  }
}

/// A timer of Dispatch's on virtual time. Whoever made it holds it: one that nobody holds fires no more.
public final class _TimerSource: _DispatchSourceTimer, @unchecked Sendable {
  /// What changes, on any thread.
  struct State {
    var onEvent: (() -> Void)?
    var onCancel: (() -> Void)?
    var onRegistration: (() -> Void)?
    /// How often it was suspended more than resumed.
    var suspensions = 1
    var isCancelled = false
    fileprivate var isActivated = false
    /// Seconds between two events; `nil` for one event alone.
    fileprivate var interval: TimeInterval?
    /// When the next event is due, in the app's time.
    fileprivate var due: TimeInterval?
    fileprivate var scheduled: VirtualClock.ScheduledTimer?

    fileprivate var isRunning: Bool { suspensions <= 0 && !isCancelled }
  }

  private let queue: DispatchQueue
  private let state = LockedValue(State())

  public init(queue: DispatchQueue?) { self.queue = queue ?? .global() }

  public var _source: _TimerSource { self }
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  func change(_ body: @escaping (inout State) -> Void) {
    let (before, after) = state.withLock { state in
      let before = state
      body(&state)
      return (before, state)
    }
    if after.isRunning, !after.isActivated { register() }
    if after.isRunning != before.isRunning { reschedule() }
  }

  func cancelEvents() {
    let onCancel = state.withLock { $0.isCancelled ? nil : $0.onCancel }
    change { state in
      state.isCancelled = true
      (state.onEvent, state.onCancel, state.onRegistration) = (nil, nil, nil)
    }
    call(onCancel)
  }

  /// [O] A source that is resumed more often than suspended ends the app.
  func resumeEvents() {
    if state.withLock({ $0.suspensions <= 0 }) { fatalError("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object") }
    change { $0.suspensions -= 1 }
  }

  func activate() { change { if !$0.isActivated, $0.suspensions > 0 { $0.suspensions -= 1 } } }

  func schedule(after delay: TimeInterval, repeating interval: TimeInterval?) {
    VirtualClock.onMainThread { [self] in
      let due = AppState.current.clock.now + delay
      state.withLock { state in
        state.interval = interval.flatMap { $0.isFinite ? max($0, 0.0001) : nil }
        state.due = due
      }
      reschedule()
    }
  }

  private func register() {
    call(
      state.withLock { state in
        state.isActivated = true
        return state.onRegistration
      })
  }

  /// On its queue.
  private func call(_ handler: (() -> Void)?) {
    guard let handler else { return }
    nonisolated(unsafe) let work = handler
    VirtualClock.onMainThread { [queue] in queue.run(onMain: { work() }, elsewhere: { work() }) }
  }

  private func reschedule() {
    VirtualClock.onMainThread { [self] in
      let clock = AppState.current.clock
      let (old, due) = state.withLock { state in
        defer { state.scheduled = nil }
        return (state.scheduled, state.isRunning ? state.due : nil)
      }
      if let old { clock.cancel(old) }
      guard let due else { return }
      let scheduled = clock.schedule(after: due - clock.now, awaited: false) { [weak self] in self?.fire() }
      state.withLock { $0.scheduled = scheduled }
    }
  }

  @MainActor private func fire() {
    state.withLock { state in state.due = state.interval.map { AppState.current.clock.now + $0 } }
    // What has been cancelled or suspended when its turn comes gets no event.
    call { [weak self] in self?.state.withLock { $0.isRunning ? $0.onEvent : nil }?() }
    reschedule()
  }
}

extension DispatchTimeInterval {
  /// `nil` for never.
  fileprivate var seconds: TimeInterval? {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }
}
