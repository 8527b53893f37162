internal import AppProtocol

/// Runs a check once for each story that its comparisons have to play, each time with an app launched anew, until one shows something.
///
/// Only the examiner knows how many there are: it says in a finding that passes what is left to play.
struct StoryRuns: Sendable {
  let run: CheckRun

  /// More than a check has; a lesson's examiner that asks for further runs without end is not followed.
  private static let most = 16

  /// - Parameter judge: What a run comes to.
  /// - Returns: The first run that did not pass, or else the last. Its trace, where one was asked for, tells of all of them then.
  func decision(_ judge: (CheckRun.Result) -> Judgement) async throws -> Decision {
    var run = run
    var trace: [TracedEvent]?
    var (assumptions, leaks): ([String], [String]) = ([], [])
    var runs = 0
    while true {
      try Task.checkCancellation()
      var result = try await run.run()
      runs += 1
      var judgement = judge(result)
      guard judgement.verdict == .pass else {
        return Decision(result: result, judgement: judgement, assignment: run.assignment)
      }
      trace = result.finding?.trace.map { (trace ?? []) + $0 }
      assumptions += (judgement.finding?.assumptions ?? []).filter { !assumptions.contains($0) }
      leaks += (judgement.finding?.leaks ?? []).filter { !leaks.contains($0) }
      judgement.finding?.leaks = leaks
      result.finding?.trace = trace
      judgement.finding?.assumptions = assumptions
      let decision = Decision(result: result, judgement: judgement, assignment: run.assignment)
      guard let next = result.finding?.nextStory, runs < Self.most else { return decision }
      run.assignment.continuation = next
    }
  }
}
