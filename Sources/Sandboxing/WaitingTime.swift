internal import CSandbox
internal import Foundation

// How this works: the kernel counts for each thread how long it could have run and had no processor. A thread that sleeps, or waits for a
// lock, a pipe or a signal, does not wait for a processor. Of a process that thread counts which waited longest since the last look: what
// the others waited went by at the same time, and a program with many threads that are in each other's way gains no more time than its
// threads compute. The programs of a group mostly take turns, as an app and its examiner do, so their times are added up; together they
// never come to more than the wall clock.

/// For how long a program has waited for a processor.
struct WaitingTime {
  private var seen: [pid_t: ProcessTree.ThreadDelays] = [:]
  private(set) var seconds = 0.0

  mutating func add(_ delays: [pid_t: ProcessTree.ThreadDelays]) {
    for (process, threads) in delays {
      let before = seen[process] ?? [:]
      let longest = threads.map { thread, delay in delay - min(delay, before[thread] ?? 0) }.max() ?? 0
      seconds += Double(longest) / 1e9
    }
    // A process that one look has missed is not new at the next.
    seen.merge(delays) { $1 }
  }
}

/// The clock of programs that run side by side: it stands still while one of them waits for a processor.
struct GroupClock {
  private let start = monotonicSeconds()
  /// Seconds that all programs have waited so far.
  private(set) var waitingTime = 0.0

  /// Seconds since the start that were the programs' own.
  func ownTime(at now: Double) -> Double { now - start - waitingTime }

  mutating func update(_ programs: [ProgramUse], at now: Double) {
    waitingTime = min(max(0, now - start), programs.reduce(0) { $0 + $1.waitingTime })
  }
}

/// A file in memory that holds the waiting time of a group, for a program that keeps a clock of its own.
final class WaitingTimeFile {
  let descriptor: Int32

  /// - Returns: `nil` when the process has no descriptors left; `errno` tells.
  init?() {
    descriptor = sandbox_memory_file()
    guard descriptor >= 0 else { return nil }
    write(0)
  }

  deinit { close(descriptor) }

  func write(_ seconds: Double) {
    var nanoseconds = UInt64(max(0, seconds) * 1e9)
    _ = pwrite(descriptor, &nanoseconds, MemoryLayout<UInt64>.size, 0)
  }
}
