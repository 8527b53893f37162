import Foundation

/// The time of the app: it stands still until the agent moves it, so that each run is the same and none waits.
@MainActor
package final class VirtualClock {
  package static let shared = VirtualClock()

  private struct Appointment {
    let time: TimeInterval
    let number: Int
    let isAwaited: Bool
    let work: @MainActor () -> Void
  }

  /// Seconds since the app was launched.
  package private(set) var now: TimeInterval = 0
  private var appointments: [Appointment] = []
  private var count = 0

  package init() {}

  /// - Parameter awaited: Whether the app is not at rest before: true for the end of an animation, false for a timer.
  @discardableResult
  package func schedule(after delay: TimeInterval, awaited: Bool, _ work: @escaping @MainActor () -> Void) -> Int {
    count += 1
    appointments.append(
      Appointment(time: now + max(0, delay), number: count, isAwaited: awaited, work: work))
    appointments.sort { ($0.time, $0.number) < ($1.time, $1.number) }
    return count
  }

  package func cancel(_ number: Int) { appointments.removeAll { $0.number == number } }

  /// When the next thing ends that the app waits for, or `nil` when it is at rest.
  package var nextAwaited: TimeInterval? { appointments.first { $0.isAwaited }?.time }

  /// Lets time pass, and does what falls due on the way, in order.
  package func advance(to time: TimeInterval) {
    while let first = appointments.first, first.time <= time {
      appointments.removeFirst()
      now = max(now, first.time)
      first.work()
    }
    now = max(now, time)
  }
}
