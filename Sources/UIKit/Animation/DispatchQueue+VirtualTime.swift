import Dispatch
import Foundation

extension DispatchQueue {
  /// The delay is one of virtual time, so that no run waits. Where there is none, the block runs before the next event. After it, another
  /// queue than the main one runs the block as it runs any other.
  ///
  /// The compiler prefers this form to Dispatch's own, which has parameters with default values.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void) {
    pass(until: deadline, onMain: work) { unisolated(work) }
  }

  /// The delay is one of virtual time.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    pass(until: deadline, onMain: { workItem.perform() }) { workItem.perform() }
  }

  private func pass(
    until deadline: DispatchTime, onMain: @escaping @MainActor @Sendable () -> Void,
    elsewhere: @escaping @Sendable () -> Void
  ) { pass(VirtualClock.delay(until: deadline), onMain: onMain, elsewhere: elsewhere) }

  fileprivate func pass(
    _ delay: TimeInterval, onMain: @escaping @MainActor @Sendable () -> Void, elsewhere: @escaping @Sendable () -> Void
  ) {
    VirtualClock.onMainThread { [self] in
      AppState.current.clock.schedule(after: delay, awaited: delay <= 0, elsewhere: !isMain) { [self] in
        run(onMain: onMain, elsewhere: elsewhere)
      }
    }
  }

  /// From the main thread.
  @MainActor func run(onMain: @MainActor () -> Void, elsewhere: @escaping @Sendable () -> Void) {
    if isMain { onMain() } else { async(group: nil, qos: .unspecified, flags: [], execute: elsewhere) }
  }

  public func async(execute workItem: DispatchWorkItem) {
    async(group: nil, qos: .unspecified, flags: []) { workItem.perform() }
  }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group, qos: .unspecified, flags: []) { workItem.perform() }
  }

  /// Dispatch on Linux makes a new object each time that it is asked for the main queue.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

extension DispatchGroup {
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(qos: .unspecified, flags: [], queue: queue) { work.perform() }
  }
}

/// What generated code calls for blocks whose form of `asyncAfter` only Dispatch has: those of other queues than the main one, which the
/// compiler does not take for the main actor's, those with a quality of service, and those for a time of the calendar.
public enum _DelayedWork {
  public static func pass(
    until deadline: DispatchTime, on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void
  ) { queue.pass(VirtualClock.delay(until: deadline), onMain: work, elsewhere: work) }

  public static func pass(
    until deadline: DispatchWallTime, on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void
  ) { queue.pass(VirtualClock.delay(until: deadline), onMain: work, elsewhere: work) }

  public static func pass(until deadline: DispatchWallTime, on queue: DispatchQueue, _ item: DispatchWorkItem) {
    pass(until: deadline, on: queue) { item.perform() }
  }
}

/// Dispatch's class, for queues that run on virtual time.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private let lock = NSLock()
  private var cancelled = false
  private var isDone = false
  private var waiting: [@Sendable () -> Void] = []

  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    self.block = block
  }

  public var isCancelled: Bool { lock.withLock { cancelled } }

  /// [A] DispatchWorkItem, cancel(): what has not begun will not be done.
  public func cancel() { lock.withLock { cancelled = true } }

  public func perform() {
    if !isCancelled { block() }
    let told = lock.withLock {
      isDone = true
      defer { waiting = [] }
      return waiting
    }
    for tell in told { tell() }
  }

  /// [A] When the item is done, or was cancelled and its turn has come; at once where that is over.
  public func notify(queue: DispatchQueue, execute: @escaping @MainActor @Sendable () -> Void) {
    tell { queue.pass(0, onMain: execute) { unisolated(execute) } }
  }
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    tell { queue.pass(0, onMain: { execute.perform() }) { execute.perform() } }
  }
  public func wait() { _Waiting.wait(for: done) }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _Waiting.wait(for: done, timeout: timeout) }
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    _Waiting.wait(for: done, wallTimeout: wallTimeout)
  }
  /// Signalled when the item is done.
  private var done: DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    tell { done.signal() }
    return done
  }
  private func tell(_ body: @escaping @Sendable () -> Void) {
    let isOver = lock.withLock {
      if !isDone { waiting.append(body) }
      return isDone
    }
    if isOver { body() }
  }
}

extension VirtualClock {
  /// The seconds until a time of the real clock. Some microseconds have passed since the learner's code read it.
  nonisolated static func delay(until deadline: DispatchTime) -> TimeInterval {
    let now = _VirtualTime.dispatchTimeOfDeadlines.uptimeNanoseconds
    return seconds(deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0)
  }

  /// The seconds until a time of the calendar. Dispatch counts them down from zero.
  nonisolated static func delay(until deadline: DispatchWallTime) -> TimeInterval {
    if deadline == .distantFuture { return delay(until: DispatchTime.distantFuture) }
    let now = DispatchWallTime.now().rawValue
    return seconds(deadline.rawValue < now ? now - deadline.rawValue : 0)
  }

  nonisolated private static func seconds(_ nanoseconds: UInt64) -> TimeInterval {
    (Double(nanoseconds) / 1_000_000).rounded(.up) / 1_000
  }

  nonisolated static func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    if NotificationCenter.isOnMainQueue {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
