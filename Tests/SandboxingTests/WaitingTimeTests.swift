import Foundation
import Testing

@testable import Sandboxing

/// Time in which a program waits for a processor is the machine's.
@Suite struct WaitingTimeTests {
  /// A look at what threads have waited, in billionths of a second.
  private func look(
    _ time: inout WaitingTime, _ waited: [pid_t: [pid_t: UInt64]], computed: UInt64 = 0, at now: Double = 0,
    ready: Bool = false
  ) {
    let processes = waited.mapValues { threads in
      ProcessTree.ProcessTimes(
        computed: Double(computed), isReady: false,
        threads: threads.mapValues { ProcessTree.ThreadTimes(computed: computed, waited: $0) })
    }
    time.add(processes, at: now) { _, _ in ready }
  }

  @Test func ofAProcessTheThreadCountsThatWaitedLongest() {
    var time = WaitingTime()
    look(&time, [7: [7: 3_000_000_000, 8: 1_000_000_000]])
    #expect(time.seconds == 3)
    // 7 has ended, 9 is new, and another process waits at another moment.
    look(&time, [7: [8: 1_500_000_000, 9: 250_000_000], 10: [10: 500_000_000]])
    #expect(time.seconds == 4)
    // The number is another thread's now.
    look(&time, [7: [8: 1_000_000_000]])
    #expect(time.seconds == 4)
  }

  @Test func aProcessThatOneLookHasMissedIsNotCountedAgain() {
    var time = WaitingTime()
    look(&time, [7: [7: 3_000_000_000]])
    look(&time, [:])
    look(&time, [7: [7: 4_000_000_000]])
    #expect(time.seconds == 4)
  }

  /// The kernel tells of a wait when it is over, which may be long after a program's time is.
  @Test func aWaitThatGoesOnCountsOnce() {
    var time = WaitingTime()
    look(&time, [7: [7: 1_000_000_000, 8: 0]], at: 10)
    look(&time, [7: [7: 1_000_000_000, 8: 0]], at: 12, ready: true)
    #expect(time.seconds == 3)
    look(&time, [7: [7: 1_000_000_000, 8: 0]], at: 15, ready: true)
    #expect(time.seconds == 6)
    look(&time, [7: [7: 6_500_000_000, 8: 0]], computed: 1, at: 16, ready: true)
    #expect(time.seconds == 6.5)
    // It computes.
    look(&time, [7: [7: 6_500_000_000, 8: 0]], computed: 2, at: 17, ready: true)
    #expect(time.seconds == 6.5)
  }

  @Test func sleepIsNoWaiting() {
    var time = WaitingTime()
    look(&time, [7: [7: 0, 8: 0]], at: 10)
    look(&time, [7: [7: 0, 8: 0]], at: 20)
    look(&time, [7: [7: 0, 8: 0]], at: 21, ready: true)
    #expect(time.seconds == 1)
  }

  /// Where a kernel counts no thread's time, an endless loop must not seem to wait.
  @Test func whatComputesDoesNotWait() {
    var time = WaitingTime()
    for second in 0..<3 {
      let times = ProcessTree.ProcessTimes(
        computed: Double(second), isReady: true, threads: [7: ProcessTree.ThreadTimes(computed: 0, waited: 0)])
      time.add([7: times], at: Double(second)) { _, _ in true }
    }
    #expect(time.seconds == 0)
  }

  @Test func whatWaitedBeforeItsEndHasWaited() {
    var time = WaitingTime()
    look(&time, [7: [7: 0, 8: 0]], at: 10)
    look(&time, [7: [7: 0, 8: 0]], at: 12, ready: true)
    look(&time, [:], at: 13)
    #expect(time.seconds == 2)
    // It was there all the time.
    look(&time, [7: [7: 0, 8: 3_000_000_000]], computed: 1, at: 14)
    #expect(time.seconds == 3)
  }

  @Test func theClockOfAGroupStandsStillWhileOneWaits() {
    var clock = GroupClock()
    let now = monotonicSeconds() + 10
    var app = ProgramUse()
    var examiner = ProgramUse()
    (app.waitingTime, examiner.waitingTime) = (3, 4)
    clock.update([app, examiner], at: now)
    #expect(clock.waitingTime == 7 && (2.9...3.1).contains(clock.ownTime(at: now)))
    app.waitingTime = 30
    clock.update([app, examiner], at: now)
    #expect((-0.1...0.1).contains(clock.ownTime(at: now)))
  }

  /// Runs a script beside 14 busy loops on one processor: of its wall clock, next to nothing is its own.
  private func crowded(_ script: String, wallClock: Double) async throws -> Ending {
    // The first processor that this process may use.
    let allowed = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix("Cpus_allowed_list:") }
    let processor = try #require(allowed?.firstMatch(of: /[0-9]+/)).output
    // Where the kernel shares processors between sessions, the script's session has a small part of one, as among 14.
    let small = """
      read -r _ _ _ _ _ session _ </proc/self/stat
      if [ "$session" = $$ ] && [ -w /proc/self/autogroup ]; then echo 10 >/proc/self/autogroup; fi
      """
    let loops = "i=0; while [ $i -lt 13 ]; do (while :; do :; done) & i=$((i+1)); done; while :; do :; done"
    // Nothing runs before the script: how long a process waited that has come and gone between two looks, nobody knows.
    func command(_ script: String, _ wallClock: Double) -> Command {
      Command(
        executable: "/usr/bin/taskset", arguments: ["-c", String(processor), "/bin/sh", "-c", script],
        environment: ["PATH": "/usr/bin:/bin"],
        limits: Limits(wallClock: wallClock))
    }
    let begun = FileManager.default.temporaryDirectory.appending(path: "crowd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: begun) }
    // The loops are a group of their own, which ends with the task. Among many tests the task itself begins late.
    let busy = Task { try await Supervisor.run(command(": >'\(begun.path)'; \(loops)", 120)) }
    for _ in 0..<3_000 where !FileManager.default.fileExists(atPath: begun.path) {
      try await Task.sleep(for: .milliseconds(20))
    }
    let ending = await Task { try await Supervisor.run(command("\(small)\n\(script)", wallClock)) }.result
    // The tests may end with this one, and then nobody would stop the loops.
    busy.cancel()
    _ = await busy.result
    return try ending.get()
  }

  /// About 0.3 seconds of processor time, which take several of wall clock here.
  private static let work = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo done"

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset"),
      "The tests need taskset, of Debian's util-linux."))
  func aProgramThatOnlyWaitedForTheMachineIsNotTooSlow() async throws {
    let ending = try await crowded(Self.work, wallClock: 2.5)
    #expect(ending.status == .exited(0) && ending.outputText == "done\n", "\(ending)")
    #expect(ending.waitingTime > ending.processorTime)
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset"),
      "The tests need taskset, of Debian's util-linux."))
  func aProgramThatSleepsIsStoppedOnABusyMachineToo() async throws {
    let ending = try await crowded("sleep 600", wallClock: 1)
    #expect(ending.status == .timedOut)
  }

  @Test func theLastResortIsFarAway() {
    #expect(Limits(wallClock: 2).longestWallClock == 602 && Limits(wallClock: 900).longestWallClock == 1500)
  }
}
