import Foundation

extension DispatchQueue {
  /// On the main queue the delay is one of virtual time, so that no run waits.
  ///
  /// The compiler prefers this form to Dispatch's own, which has parameters with default values.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void) {
    // Dispatch on Linux makes a new object each time that it is asked for the main queue.
    guard label == DispatchQueue.main.label else {
      typealias Unisolated = @Sendable () -> Void
      let unisolated = unsafeBitCast(work, to: Unisolated.self)
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: unisolated)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // Some microseconds have passed since the learner's code read the clock.
    let seconds = (Double(delay) / 1_000_000).rounded(.up) / 1_000
    let schedule: @MainActor @Sendable () -> Void = {
      VirtualClock.shared.schedule(after: seconds, awaited: false, work)
    }
    if Thread.isMainThread {
      MainActor.assumeIsolated(schedule)
    } else {
      Task { @MainActor in schedule() }
    }
  }
}
