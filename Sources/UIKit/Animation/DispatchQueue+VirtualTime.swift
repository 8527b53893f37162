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
  ) {
    let delay = VirtualClock.delay(until: deadline)
    let queue = isMain ? nil : self
    VirtualClock.onMainThread {
      AppState.current.clock.schedule(after: delay, awaited: delay <= 0) {
        guard let queue else { return onMain() }
        queue.async(group: nil, qos: .unspecified, flags: [], execute: elsewhere)
      }
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
