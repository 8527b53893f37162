private import CSandbox
internal import Foundation
internal import Synchronization

/// Runs programs side by side and watches over them: time, memory, output.
///
/// How this works: each program is a session of its own with pipes for its output. One thread polls those pipes and a
/// descriptor for each program's end. Whatever happens, no program and none of its group is alive when `run` returns; in a
/// process that called ``endOrphans()``, nothing else that it started either.
package enum Supervisor {
  /// From now on, whatever a program leaves behind in another session ends with it. For a process that starts programs
  /// in no other way: any child that is not the supervisor's is taken for an orphan.
  package static func endOrphans() { Orphans.end() }

  /// From now on no other process of the user can trace this one, or open its memory, its environment or its descriptors, unless it
  /// has privileges. Called before the first program is started.
  /// What follows the command's name in its arguments is seen by nobody else from then on: `/proc` shows arguments to everybody, and
  /// among them are the paths of lessons. `CommandLine.arguments` has to be read before.
  package static func hideProcess() {
    _ = sandbox_hide()
    sandbox_forget_arguments()
    // What root makes is read and run by the users that its programs run as.
    if geteuid() == 0 { umask(0o022) }
  }

  /// Runs one program to its end.
  /// - Throws: ``LaunchFailure``; ``MachineTooBusy``; or `CancellationError` when the task was cancelled: the program is gone then.
  package static func run(_ command: Command) async throws -> Ending {
    let ending = try await run([command], leader: 0)[0]
    if ending.status == .starved { throw MachineTooBusy(executable: command.executable) }
    return ending
  }

  /// Runs programs side by side.
  /// - Parameters:
  ///   - leader: When this one ends, the others have `grace` seconds to end too before they are dismissed.
  ///   - group: What they may use together. The one with the largest part ends with ``Ending/Status/overGroupLimit(_:)``, the others are dismissed.
  ///   - started: Called once, when all have been started or none will be: the place to close the parent's ends of their pipes.
  /// - Throws: ``LaunchFailure``, or `CancellationError` when the task was cancelled: the programs are gone then.
  package static func run(
    _ commands: [Command], leader: Int, grace: Double = 0.5, group: GroupLimits? = nil,
    started: @escaping @Sendable () -> Void = {}
  ) async throws -> [Ending] {
    guard !Task.isCancelled else {
      started()
      throw CancellationError()
    }
    let cancellation = Cancellation()
    let result: Result<[Ending], LaunchFailure> = await withTaskCancellationHandler {
      // A thread of its own, because a child is killed when the thread that started it ends.
      await withCheckedContinuation { continuation in
        let thread = Thread {
          let result = Result { () throws(LaunchFailure) in
            try watch(commands, leader: leader, grace: grace, group: group, cancellation, started: started)
          }
          continuation.resume(returning: result)
        }
        thread.stackSize = 1 << 20
        thread.start()
      }
    } onCancel: {
      cancellation.isRequested.store(true, ordering: .relaxed)
    }
    // A program that was cut short says nothing of what it was given.
    try Task.checkCancellation()
    return try result.get()
  }

  /// Read by the thread that watches, written by the thread that cancels the task.
  private final class Cancellation: Sendable {
    let isRequested = Atomic(false)
  }

  private static func watch(
    _ commands: [Command], leader: Int, grace: Double, group: GroupLimits?, _ cancellation: Cancellation,
    started: () -> Void
  ) throws(LaunchFailure) -> [Ending] {
    var programs: [RunningProgram] = []
    do {
      defer { started() }
      for command in commands { programs.append(try RunningProgram(command)) }
    } catch {
      for program in programs { program.end(as: .dismissed) }
      throw error
    }
    var clock = GroupClock()
    var leaderEnded: Double?
    while programs.contains(where: { !$0.isOver }) {
      var polled: [pollfd] = []
      for program in programs { polled += program.interests }
      // Memory is sampled, so the wait is short while anything runs.
      poll(&polled, nfds_t(polled.count), 20)
      if programs.contains(where: { $0.isDue(waitingTime: clock.waitingTime) }) {
        // How long they waited was seen a round ago, and this thread may have waited since.
        for program in programs where !program.hasEnded { program.lookAgain() }
        clock.update(programs.map(\.use), at: monotonicSeconds())
      }
      for program in programs { program.step(waitingTime: clock.waitingTime) }
      let now = monotonicSeconds()
      clock.update(programs.map(\.use), at: now)
      if let broken = group?.broken(by: programs.map(\.use)) {
        programs[broken.program].end(as: .overGroupLimit(broken.limit))
        for program in programs where !program.hasEnded { program.end(as: .dismissed) }
      }
      if leaderEnded == nil, programs[leader].hasEnded { leaderEnded = clock.ownTime(at: now) }
      let isLate = leaderEnded.map { clock.ownTime(at: now) - $0 > grace } ?? false
      if isLate || cancellation.isRequested.load(ordering: .relaxed) {
        for program in programs where !program.hasEnded { program.end(as: .dismissed) }
      }
    }
    // It looks at all processes of the machine.
    if programs.contains(where: \.mayLeaveProcesses) { Orphans.sweep() }
    return programs.map { $0.ending() }
  }
}

/// Seconds of a clock that never goes back.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
