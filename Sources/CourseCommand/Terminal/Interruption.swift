internal import Foundation
internal import Synchronization

/// Ctrl-C and its relatives: the first asks a task to end in order, the second ends the process.
///
/// How this works: a signal handler may do next to nothing, so it writes a byte into a pipe; a thread waits at the other
/// end and cancels the task, which closes what it has open, removes its folders and reports what it has.
package enum Interruption {
  package static func cancelling<T: Sendable>(_ work: @escaping @Sendable () async throws -> T) async throws -> T {
    // Signals that come before there is a task wait in the pipe.
    let signals = catchSignals()
    let task = Task { try await work() }
    if let signals { listen(to: signals) { task.cancel() } }
    return try await task.value
  }

  /// The writing end of the pipe; set once, before any handler is installed. A load of a lock-free atomic is allowed in a signal
  /// handler.
  private static let wakeUp = Atomic<Int32>(-1)

  /// - Returns: Where the bytes can be read that stand for signals; `nil` when they are caught already, or can't be.
  private static func catchSignals() -> Int32? {
    var ends: [Int32] = [0, 0]
    guard wakeUp.load(ordering: .acquiring) < 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakeUp.store(ends[1], ordering: .releasing)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        let before = errno
        _ = write(Interruption.wakeUp.load(ordering: .acquiring), "!", 1)
        errno = before
      }
    }
    return ends[0]
  }

  private static func listen(to reading: Int32, onFirst: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      guard nextByte(of: reading, into: &byte) else { return }
      Console.note("\nInterrupted: ending in order. Once more ends at once.")
      onFirst()
      guard nextByte(of: reading, into: &byte) else { return }
      _exit(130)
    }
  }

  private static func nextByte(of descriptor: Int32, into byte: inout UInt8) -> Bool {
    while true {
      let count = read(descriptor, &byte, 1)
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
