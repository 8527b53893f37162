import Foundation

/// What generated code calls where a program runs a run loop itself: that of the main thread runs on virtual time.
public enum _RunLoop {
  /// Seconds after which a run loop that a program runs is left. It handles no touches here, so nothing would come to end it.
  private static let limit = 3_600.0

  /// The default mode of the main loop, which calls all of an app's code: the event-tracking mode is never entered here.
  public static func mode(of loop: RunLoop) -> RunLoop.Mode? { loop === RunLoop.main ? .default : loop.currentMode }

  public static func run(_ loop: RunLoop) -> Never {
    _unsupported("'run()' of a RunLoop, which has no end")
  }

  public static func run(_ loop: RunLoop, until limitDate: Date) {
    guard NotificationCenter.isOnMainQueue else { return loop.run(until: limitDate) }
    nonisolated(unsafe) let loop = loop
    unisolated {
      let end = end(limitDate)
      turn(loop)
      while let next = AppState.current.clock.nextFireTime, next <= end {
        AppState.current.clock.advance(to: next)
        turn(loop)
      }
      AppState.current.clock.advance(to: end)
    }
  }

  /// [A] RunLoop, run(mode:before:): until the first thing has been handled, or the date is reached.
  public static func run(_ loop: RunLoop, mode: RunLoop.Mode, before limitDate: Date) -> Bool {
    guard NotificationCenter.isOnMainQueue else { return loop.run(mode: mode, before: limitDate) }
    nonisolated(unsafe) let loop = loop
    unisolated {
      let clock = AppState.current.clock
      turn(loop)
      clock.advance(to: min(clock.nextFireTime ?? .infinity, end(limitDate)))
      turn(loop)
    }
    return true
  }

  /// In the app's time.
  @MainActor private static func end(_ limitDate: Date) -> TimeInterval {
    let seconds = max(0, limitDate.timeIntervalSince(_VirtualTime.date))
    guard seconds < limit else { _unsupported("a RunLoop that is run for more than an hour") }
    return AppState.current.clock.now + seconds
  }

  /// Runs what is on the main queue, without waiting.
  private static func turn(_ loop: RunLoop) { _ = loop.run(mode: .default, before: .distantPast) }
}
