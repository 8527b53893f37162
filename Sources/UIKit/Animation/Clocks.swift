import Foundation

// How this works: Swift's clocks read the machine's time. These stand before them by their names, and read the app's, so that a moment of theirs and a sleep until
// it belong together. Where a protocol stands for the clock (`any Clock<Duration> = .continuous`), Swift's own is meant still.

/// A moment of an app's time.
public struct _VirtualInstant: InstantProtocol, Sendable {
  /// Since the launch.
  var time: Duration

  public func advanced(by duration: Duration) -> Self { Self(time: time + duration) }
  public func duration(to other: Self) -> Duration { other.time - time }
  public static func < (first: Self, second: Self) -> Bool { first.time < second.time }
  public static func + (instant: Self, duration: Duration) -> Self { instant.advanced(by: duration) }
  public static func - (instant: Self, duration: Duration) -> Self { instant.advanced(by: .zero - duration) }
  public static func - (instant: Self, other: Self) -> Duration { other.duration(to: instant) }
  public static func += (instant: inout Self, duration: Duration) { instant = instant + duration }
  public static func -= (instant: inout Self, duration: Duration) { instant = instant - duration }

  /// The app's time as it is. Other threads than the main one see the moment at which it stands still for them.
  public static var now: Self { Self(time: .seconds(SharedAppState.current.time.withLock { $0 })) }
}

/// Goes on while the phone sleeps.
public struct ContinuousClock: Clock, Sendable {
  public typealias Instant = _VirtualInstant
  public init() {}
  public static var continuous: Self { Self() }
  public static var now: Instant { .now }
  public var now: Instant { .now }
  public var minimumResolution: Duration { .nanoseconds(1) }
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Sleeper().sleep(until: deadline)
  }
}

/// Stands still while the phone sleeps, which it never does here.
public struct SuspendingClock: Clock, Sendable {
  public typealias Instant = _VirtualInstant
  public init() {}
  public static var suspending: Self { Self() }
  public static var now: Instant { .now }
  public var now: Instant { .now }
  public var minimumResolution: Duration { .nanoseconds(1) }
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Sleeper().sleep(until: deadline)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps until a moment of the app's time.
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }

  /// Sleeps until a moment of the app's time.
  public static func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }

  /// Sleeps for a time of the app's.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock) async throws {
    try await clock.sleep(until: clock.now + duration, tolerance: tolerance)
  }

  /// Sleeps for a time of the app's.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock) async throws {
    try await clock.sleep(until: clock.now + duration, tolerance: tolerance)
  }
}

extension Sleeper {
  func sleep(until deadline: _VirtualInstant) async throws {
    let (seconds, attoseconds) = _VirtualInstant.now.duration(to: deadline).components
    try await sleep(max(0, Double(seconds) + Double(attoseconds) / 1e18))
  }
}

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// [A] Seconds of a clock that only goes on: the app's time since the launch.
public func CACurrentMediaTime() -> CFTimeInterval { SharedAppState.current.time.withLock { $0 } }
