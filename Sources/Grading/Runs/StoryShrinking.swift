internal import AppProtocol
internal import CourseModel

/// What a check came to, and the run that showed it.
struct Decision: Sendable {
  var result: CheckRun.Result
  var judgement: Judgement
  var assignment: Assignment
  /// Whether it is a run of a shortened story, which ends where the difference is.
  var isShrunk = false
}

/// Has a difference told in as few events as possible: repeats a check with what the examiner wants to try next, each time
/// with an app and an examiner started afresh, until nothing is left to try.
///
/// The examiner knows what may be left out of a story, and gives what it has still to try as bytes that mean nothing here.
/// Only the run that has shown the shortest story counts, so that a verdict is always that of one whole run.
struct StoryShrinking: Sendable {
  let run: CheckRun

  /// A story that takes longer to shrink stays as it is. The number of runs is what ends the shrinking, because a busy machine needs more
  /// processor time for the same run, and has to tell the same stories; the others end that of programs that compute or sleep on purpose.
  private static let longest = (runs: 200, processorTime: 120.0, seconds: 240.0)
  /// Seconds. What was quick with hundreds of events is not slow with few of them.
  private static let timeout = 2.0

  func shortest(_ first: Decision) async throws -> Decision {
    var best = first
    var next = first.judgement.finding?.shrinking?.next
    var (processorTime, seconds) = (0.0, 0.0)
    var hasRetried = false
    var trial = run
    trial.limits = run.limits.within(timeout: Self.timeout)
    trial.grace = 0.2
    for _ in 0..<Self.longest.runs {
      try Task.checkCancellation()
      guard let continuation = next, processorTime < Self.longest.processorTime,
        seconds < Self.longest.seconds
      else { break }
      trial.assignment.continuation = continuation
      let result = try await trial.run()
      processorTime += [result.app, result.examiner, result.solution].compactMap { $0?.processorTime }.reduce(0, +)
      // Each of the two runs while the other waits for it.
      seconds += max(0, result.examiner.wallClock - result.examiner.waitingTime - result.app.waitingTime)
      let judgement = Judgement(result, limits: trial.limits)
      guard let shrinking = judgement.finding?.shrinking else {
        // A run that came to no answer is tried once more: a busy machine can have kept it from one.
        if hasRetried { break }
        hasRetried = true
        continue
      }
      hasRetried = false
      if shrinking.isShortest, judgement.verdict.isMistake {
        best = Decision(result: result, judgement: judgement, assignment: trial.assignment, isShrunk: true)
        if judgement.verdict == .timeout { best.judgement.reason = first.judgement.reason }
      }
      next = shrinking.next
    }
    return best
  }
}
