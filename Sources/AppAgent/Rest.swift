internal import Foundation
internal import UIKit

/// Waits until nothing moves any more, without real waiting.
@MainActor
enum Rest {
  /// Runs what is on the main queue, lays out, and lets virtual time pass to the end of each animation, until the app is
  /// at rest. An app that never rests is cut off after a minute of virtual time.
  static func come() {
    let latest = VirtualClock.shared.now + 60
    for _ in 0..<1_000 {
      drainMainQueue()
      for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      KeyboardController.shared.host?.layoutIfNeeded()
      guard let next = VirtualClock.shared.nextAwaited, next <= latest else { break }
      VirtualClock.shared.advance(to: next)
    }
    drainMainQueue()
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
  }

  /// A block may put another one on the queue; so many in a row are run.
  private static func drainMainQueue() {
    for _ in 0..<16 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }
}
