import Dispatch
import Foundation

extension DispatchQueue {
  /// On the main queue the delay is one of virtual time, so that no run waits. Where there is none, the block runs before the next event.
  ///
  /// The compiler prefers this form to Dispatch's own, which has parameters with default values.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: { unisolated(work) })
    }
    let delay = VirtualClock.delay(until: deadline)
    VirtualClock.onMainThread { AppState.current.clock.schedule(after: delay, awaited: delay <= 0, work) }
  }

  /// On the main queue the delay is one of virtual time.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { workItem.perform() }
    }
    let delay = VirtualClock.delay(until: deadline)
    VirtualClock.onMainThread {
      AppState.current.clock.schedule(after: delay, awaited: delay <= 0) { workItem.perform() }
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    async(group: nil, qos: .unspecified, flags: []) { workItem.perform() }
  }

  /// Dispatch on Linux makes a new object each time that it is asked for the main queue.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

/// Dispatch's class, for queues that run on virtual time.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private let lock = NSLock()
  private var cancelled = false

  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    self.block = block
  }

  public var isCancelled: Bool { lock.withLock { cancelled } }

  /// [A] DispatchWorkItem, cancel(): what has not begun will not be done.
  public func cancel() { lock.withLock { cancelled = true } }

  public func perform() { if !isCancelled { block() } }
}

extension VirtualClock {
  /// The seconds until a time of the real clock. Some microseconds have passed since the learner's code read it.
  nonisolated static func delay(until deadline: DispatchTime) -> TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    return (Double(delay) / 1_000_000).rounded(.up) / 1_000
  }

  nonisolated static func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    if NotificationCenter.isOnMainQueue {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
