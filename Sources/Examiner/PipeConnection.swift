package import AppProtocol
internal import Foundation

/// Speaks to the app through two pipes, strictly in turn: one request, one reply of the same number.
package final class PipeConnection: AppConnection {
  private let requests: Int32
  private let replies: Int32
  /// When the app's time is over.
  private var deadline: ContinuousClock.Instant?
  private let countsWaitingAlone: Bool
  /// Seconds of processor time that reading the app's answers may take: an app must not wear the examiner out with answers that
  /// are laborious to read, and so pass for a check that never ends.
  private let readingLimit: Double?
  private var readingTime = 0.0
  /// Seconds that the programs of the check have waited for a processor so far: time of the machine's, and not of the app's.
  private let waitingTime: () -> Double
  /// The same when the connection was made.
  private let firstWaitingTime: Double
  private var sequence = 0
  /// When the last answer was there.
  private var answered: ContinuousClock.Instant?
  /// As the app's last answer says; at most 20.
  package private(set) var assumptions: [String] = []
  /// As the app's answer to ``finish()`` says.
  package private(set) var leaks: [LeakedObject] = []

  /// - Parameters:
  ///   - timeout: Seconds from now that the app has for all of its answers together; `nil` for no limit.
  ///   - countsWaitingAlone: Only the time counts that is spent waiting for this app, and not what goes by between its answers.
  ///   - waitingTime: Seconds that the programs of the check have waited for a processor so far; they are not the app's.
  package init(
    requests: Int32 = Channel.examinerRequests, replies: Int32 = Channel.examinerReplies, timeout: Double? = nil,
    countsWaitingAlone: Bool = false, waitingTime: @escaping () -> Double = { 0 }
  ) {
    self.requests = requests
    self.replies = replies
    self.deadline = timeout.map { .now + .seconds($0) }
    self.countsWaitingAlone = countsWaitingAlone
    self.readingLimit = timeout.map { $0 / 2 }
    self.waitingTime = waitingTime
    self.firstWaitingTime = waitingTime()
  }

  /// Sends the event, and waits for the answer or the end of the app's time.
  package func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    try checkNothingIsLeft()
    return try exchange(event)
  }

  func exchange(_ event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    sequence += 1
    if countsWaitingAlone, let answered, let end = deadline { deadline = end + (.now - answered) }
    defer { answered = .now }
    do {
      try MessageFraming.write(Request(sequence: sequence, event: event), to: requests)
    } catch { throw .appEnded }
    guard waitForReply() else { throw .silent }
    let start = clock()
    let reply = try TrapGuard.reading { () throws(ConnectionFailure) in try readReply() }
    readingTime += Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if let readingLimit, readingTime > readingLimit { throw .silent }
    if let left = secondsLeft(), left < 0 { throw .silent }
    return reply
  }

  /// Of the app's time; `nil` when it has no limit.
  private func secondsLeft() -> Double? {
    guard let deadline else { return nil }
    let left = (deadline - .now) / .seconds(1)
    return left > 0 ? left : left + waitingTime() - firstWaitingTime
  }

  private func readReply() throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    let reply: Reply
    do {
      reply = try MessageFraming.read(Reply.self, from: replies)
    } catch .closed { throw .appEnded } catch .malformed {
      throw ConnectionFailure("the app's answer is no message")
    } catch .truncated {
      // It may have crashed in the middle.
      throw ConnectionFailure("the app's answer breaks off", kind: .ended)
    } catch { throw ConnectionFailure("the app's answer is broken: \(error)") }
    guard reply.version == protocolVersion else {
      throw ConnectionFailure("the app speaks version \(reply.version), not \(protocolVersion)")
    }
    guard reply.sequence == sequence else {
      throw ConnectionFailure("the app answered request \(reply.sequence), not \(sequence)")
    }
    if let clause = ReplyRules.violation(of: reply) { throw ConnectionFailure("the app answered with \(clause)") }
    // UIKit has fewer names than this, so more are not the agent's.
    assumptions = Array(reply.assumptions.prefix(20))
    return (reply.outcome, reply.screen)
  }

  /// - Returns: Whether there is something to read before the deadline, be it the end.
  private func waitForReply() -> Bool {
    while let left = secondsLeft() {
      guard left > 0 else { return false }
      var descriptor = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
      if poll(&descriptor, 1, Int32(min((left * 1000).rounded(.up), 60_000))) > 0 { return true }
    }
    return true
  }

  /// Asks once more, for nothing: where the app has answered a request before its agent has, the agent's answer comes now.
  package func finish() throws(ConnectionFailure) { leaks = LeakedObject.list(in: try reply(to: .finish).outcome) }

  /// Throws when there are bytes in the pipe though no request is open.
  func checkNothingIsLeft() throws(ConnectionFailure) {
    var descriptor = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return }
    // A closed pipe without bytes in it shows POLLHUP alone; the next reply finds that the app ended.
    if descriptor.revents & Int16(POLLIN) != 0 { throw .unasked }
  }
}
