internal import AppProtocol
internal import Foundation

/// The entry of the examiner's process: the generated `main` of a lesson's checks calls it.
public enum ExaminerMain {
  /// Reads on standard input which check to run, runs it with the app at the other end of the pipes, writes what was found,
  /// and ends the process.
  /// - Parameter checks: By `step.check`.
  public static func run(checks: [String: () -> Void]) -> Never {
    signal(SIGPIPE, SIG_IGN)
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let assignment = try? JSONDecoder().decode(Assignment.self, from: input) else {
      deliver(Finding(decision: .brokenCheck, reason: "the examiner was not told which check to run"))
    }
    guard let check = checks[assignment.check] else {
      deliver(Finding(decision: .brokenCheck, reason: "there is no check \(assignment.check) in this lesson"))
    }
    Session(connection: PipeConnection(), seed: assignment.seed, conclude: deliver).run(check)
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
