@preconcurrency internal import Foundation
internal import AppProtocol

/// The pipes to the examiner, moved away from the numbers that learners' code might hit by accident.
struct AgentChannel {
  private let requests, replies: Int32

  init(requests: Int32 = Channel.appRequests, replies: Int32 = Channel.appReplies) {
    signal(SIGPIPE, SIG_IGN)
    self.requests = Self.moved(requests)
    self.replies = Self.moved(replies)
    // A line is out before the next one begins, so that a crash loses nothing.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
  }

  private static func moved(_ descriptor: Int32) -> Int32 {
    // A low limit of open files may forbid the high number.
    guard let copy = [200, 20].lazy.map({ fcntl(descriptor, F_DUPFD_CLOEXEC, $0) }).first(where: { $0 >= 0 }) else {
      return descriptor
    }
    close(descriptor)
    return copy
  }

  /// The next request; the process ends when there is none.
  func next() -> Request {
    guard let request = try? MessageFraming.read(Request.self, from: requests) else { finish() }
    return request
  }

  func send(_ reply: Reply) {
    fflush(nil)
    do { try MessageFraming.write(reply, to: replies) } catch { finish() }
  }

  /// Sends the last reply; where making it breaks the process, a plain one in its place.
  func sendLast(or plain: Reply, _ make: () -> Reply) {
    let bytes = (try? MessageFraming.bytes(of: plain)) ?? []
    fflush(nil)
    send(CrashReporter.answering(bytes, on: replies, while: make))
  }

  /// The examiner is gone: nothing is left to say.
  func finish() -> Never {
    fflush(nil)
    exit(0)
  }
}
