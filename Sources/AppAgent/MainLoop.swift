internal import Dispatch
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
      layOutAndDraw()
      AppState.current.keyboard.layOut()
      guard let next = AppState.current.clock.nextAwaited, next <= latest else { break }
      advance(to: next)
    }
    drainMainQueue()
    layOutAndDraw()
  }

  /// Whoever wakes on the way goes on at the time at which it wakes, and not when all are awake.
  private static func advance(to end: TimeInterval) {
    let clock = AppState.current.clock
    while let next = clock.nextFireTime, next <= end {
      clock.advance(to: next)
      drainMainQueue()
      layOutAndDraw()
    }
    clock.advance(to: end)
  }

  private static func layOutAndDraw() {
    AssociatedObjects.dropThoseOfNobody()
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    guard AppState.current.isDisplayDue else { return }
    for window in UIApplication.shared.windows { window.displayIfNeeded() }
  }

  /// Lets virtual time pass. A task that wakes may sleep again, so what comes of each timer is done before the next one fires.
  static func wait(seconds: Double) {
    let end = AppState.current.clock.now + max(0, seconds)
    drainMainQueue()
    advance(to: end)
  }

  /// Runs what is on the main queue, and what comes onto it by that: a block may put another one on the queue, and a task that goes on
  /// elsewhere comes back.
  ///
  /// A turn of the run loop costs several system calls, so those after the second are left out when nothing can have come meanwhile:
  /// the queue is empty, and there is no other thread that could put something on it. After the 16th, other threads are waited for as long as
  /// one of them is busy and ``OtherThreads`` may wait; a block that puts itself on the queue again and again ends with the 256th.
  private static func drainMainQueue() {
    for turn in 1... {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      if turn >= 2, isOnlyThread, !hasBlocks { break }
      guard turn >= 16 else { continue }
      guard waitsForOtherThreads, !isOnlyThread, OtherThreads.canWait else { break }
      if let activity = OtherThreads.activity {
        OtherThreads.wait(activity, isLong: turn > 256)
      } else if !hasBlocks || turn >= 256 {
        break
      }
    }
  }

  /// Whether what other threads bring has to come before an event is answered: in an app's own process, where all threads are the app's.
  static var waitsForOtherThreads = false

  /// Whether something waits on the main queue; also where that can't be known.
  private static var hasBlocks: Bool {
    var descriptor = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    return descriptor.fd < 0 || poll(&descriptor, 1, 0) != 0
  }

  /// The folder has a link for each thread, besides the two of every folder.
  private static var isOnlyThread: Bool {
    var state = stat()
    return stat("/proc/self/task", &state) == 0 && state.st_nlink == 3
  }
}

/// The descriptor by which Dispatch wakes a run loop that waits for the main queue: it is readable as long as there is something on
/// it. Foundation's run loop reads it, too.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32
