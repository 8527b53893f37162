internal import Foundation
internal import UIKit

/// Runs the app until it is idle, without waiting in real time.
@MainActor
enum MainLoop {
  /// Seconds of virtual time after which an app that never becomes idle is left as it is.
  private static let limit: Double = 60

  /// Runs what is on the main queue, lays out, and advances the clock to the end of each animation, until nothing is
  /// scheduled that the app waits for.
  static func runUntilIdle() {
    let latest = AppState.current.clock.now + limit
    for _ in 0..<1_000 {
      drainMainQueue()
      for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      AppState.current.keyboard.host?.layoutIfNeeded()
      guard let next = AppState.current.clock.nextAwaited, next <= latest else { break }
      AppState.current.clock.advance(to: next)
    }
    drainMainQueue()
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }

  /// A block may put another one on the queue; up to 16 in a row are run.
  private static func drainMainQueue() {
    for _ in 0..<16 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }
}
