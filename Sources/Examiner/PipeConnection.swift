package import AppProtocol
internal import Foundation

/// Speaks to the app through two pipes, strictly in turn: one request, one reply of the same number.
package final class PipeConnection: AppConnection {
  private let requests: Int32
  private let replies: Int32
  private var sequence = 0
  package private(set) var assumptions: [String] = []

  package init(requests: Int32 = Channel.examinerRequests, replies: Int32 = Channel.examinerReplies) {
    self.requests = requests
    self.replies = replies
  }

  package func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    try checkNothingIsLeft()
    return try exchange(event)
  }

  func exchange(_ event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    sequence += 1
    do {
      try MessageFraming.write(Request(sequence: sequence, event: event), to: requests)
    } catch { throw .appEnded }
    let reply: Reply
    do {
      reply = try MessageFraming.read(Reply.self, from: replies)
    } catch .closed { throw .appEnded } catch .malformed {
      throw ConnectionFailure("the app's answer is no message")
    } catch { throw ConnectionFailure("the app's answer is broken: \(error)") }
    guard reply.version == protocolVersion else {
      throw ConnectionFailure("the app speaks version \(reply.version), not \(protocolVersion)")
    }
    guard reply.sequence == sequence else {
      throw ConnectionFailure("the app answered request \(reply.sequence), not \(sequence)")
    }
    // The tool knows the names; more of them than there can be are of no use to anybody.
    assumptions = Array(reply.assumptions.prefix(20))
    return (reply.outcome, reply.screen)
  }

  package func checkNothingIsLeft() throws(ConnectionFailure) {
    var descriptor = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return }
    // A closed pipe without bytes in it shows POLLHUP alone; the next reply finds that the app ended.
    if descriptor.revents & Int16(POLLIN) != 0 { throw .unasked }
  }
}
