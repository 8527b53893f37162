internal import AppProtocol
internal import Foundation

/// The entry of the examiner's process: the generated `main` of a lesson's checks calls it.
public enum ExaminerMain {
  /// Reads on standard input which check to run, runs it with the app at the other end of the pipes, writes what was found,
  /// and ends the process.
  /// - Parameter checks: The code of each check, by `step.check`.
  public static func run(checks: [String: () -> Void]) -> Never {
    signal(SIGPIPE, SIG_IGN)
    hideFromOtherProcesses()
    TrapGuard.install()
    guard let assignment = try? MessageFraming.read(Assignment.self, from: STDIN_FILENO) else {
      deliver(Finding(decision: .brokenCheck, reason: "the examiner was not told which check to run"))
    }
    guard let check = checks[assignment.check] else {
      deliver(Finding(decision: .brokenCheck, reason: "there is no check \(assignment.check) in this lesson"))
    }
    Session(
      connection: PipeConnection(timeout: assignment.appTimeout, waitingTime: waitingTime),
      solution: solution(assignment.appTimeout),
      seed: assignment.seed, continuation: assignment.continuation, traces: assignment.traces,
      drawing: assignment.drawing, conclude: deliver
    ).run(check)
  }

  /// The connection to the app of the lesson's solution, if the grader has started one.
  private static func solution(_ timeout: Double?) -> PipeConnection? {
    guard fcntl(Channel.oracleReplies, F_GETFD) >= 0 else { return nil }
    // What the learner's app makes the examiner do in the meantime is not the solution's.
    return PipeConnection(
      requests: Channel.oracleRequests, replies: Channel.oracleReplies, timeout: timeout, countsWaitingAlone: true,
      waitingTime: waitingTime)
  }

  /// Seconds that the programs of the check have waited for a processor so far, as the grader has written it; 0 where it says nothing.
  private static func waitingTime() -> Double {
    var nanoseconds: UInt64 = 0
    let size = MemoryLayout<UInt64>.size
    guard pread(Channel.waitingTime, &nanoseconds, size, 0) == size else { return 0 }
    return Double(nanoseconds) / 1e9
  }

  /// No other process of the user may look into this one, or reach its descriptors through `/proc`.
  private static func hideFromOtherProcesses() {
    // Swift does not import functions of C with a variable number of arguments, so this one is looked up.
    typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    let setDumpable: Int32 = 4
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "prctl") else { return }
    _ = unsafeBitCast(symbol, to: ProcessControl.self)(setDumpable, 0, 0, 0, 0)
  }

  private static func deliver(_ finding: Finding) -> Never {
    do {
      try MessageFraming.write(finding, to: Channel.findings)
      exit(0)
    } catch {
      exit(1)
    }
  }
}
