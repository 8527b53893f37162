internal import CSandbox
internal import Foundation

// How this works: the kernel counts for each thread how long it could have run and had no processor. A thread that sleeps, or waits for a
// lock, a pipe or a signal, does not wait for a processor. Of a process that thread counts which waited longest since the last look: what
// the others waited went by at the same time, and a program with many threads that are in each other's way gains no more time than its
// threads compute. The kernel counts a wait when it is over; one that goes on is seen by a thread that is ready and computes nothing, while
// no other thread of its process does. The programs of a group mostly take turns, as an app and its examiner do, so their times are
// added up; together they never come to more than the wall clock.

/// For how long a program has waited for a processor.
struct WaitingTime {
  private struct Seen {
    var last: ProcessTree.ProcessTimes
    /// The look after which nothing of it has computed or waited, and its threads were ready.
    var since: Double
    /// Nanoseconds that each thread has waited. A look may miss one, which is not new at the next.
    var waited: [pid_t: UInt64] = [:]
    /// Seconds of a wait that goes on.
    var pending = 0.0
    /// Seconds of it that were counted, since it seemed to be over.
    var carried = 0.0

    mutating func end() -> Double {
      defer { (carried, pending) = (carried + pending, 0) }
      return pending
    }
  }

  private var seen: [pid_t: Seen] = [:]
  /// Of waits that are over.
  private var counted = 0.0

  var seconds: Double { seen.values.reduce(counted) { $0 + $1.pending } }

  /// - Parameters:
  ///   - processes: What the processes' threads have computed and waited.
  ///   - now: When they were looked at.
  ///   - isReady: Whether a thread of a process would compute if it had a processor. Asked where no thread of the process has computed.
  mutating func add(
    _ processes: [pid_t: ProcessTree.ProcessTimes], at now: Double,
    isReady: (_ thread: pid_t, _ process: pid_t) -> Bool
  ) {
    for (process, times) in processes {
      var own = seen[process] ?? Seen(last: times, since: now)
      if seen[process] != nil, times.computed == own.last.computed, times.threads == own.last.threads {
        // What sleeps and is woken waits from then on.
        if times.isReady || times.threads.keys.contains(where: { $0 != process && isReady($0, process) }) {
          own.pending = now - own.since
        } else {
          (own.since, own.pending) = (now, 0)
        }
      } else {
        let longest = times.threads.map { thread, times in times.waited - min(times.waited, own.waited[thread] ?? 0) }
        counted += max(0, Double(longest.max() ?? 0) / 1e9 - own.carried)
        own.waited.merge(times.threads.mapValues(\.waited)) { $1 }
        (own.last, own.since, own.pending, own.carried) = (times, now, 0, 0)
      }
      seen[process] = own
    }
    // What has ended, or was not seen, has waited until then.
    let gone = seen.filter { $0.value.pending > 0 && processes[$0.key] == nil }.keys
    for process in gone { counted += seen[process]?.end() ?? 0 }
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
