internal import Foundation

/// How much one server gives to all who ask: connections at a time, and time for each request.
///
/// Without limits, a few hundred clients that send half a request and wait take every file descriptor of the process.
package struct ConnectionLimits: Sendable, Equatable {
  /// Connections that are open at once. Others wait in the system's queue until one of these ends.
  package var connections: Int
  /// Pages that wait for news at once; each holds a connection for as long as it is open. Others are answered 503.
  package var eventStreams: Int
  /// Seconds that a connection may be open without a request that was read to the end of its headers.
  package var idle: Double
  /// Seconds from the end of a request's headers until its answer has left, however slowly the client sends and reads.
  /// Streams of events have none.
  package var exchange: Double

  package init(connections: Int = 256, eventStreams: Int = 96, idle: Double = 10, exchange: Double = 30) {
    // A page that is asked for must find a place beside all that are open.
    self.connections = max(2, connections)
    self.eventStreams = max(1, min(eventStreams, self.connections - 1))
    self.idle = idle
    self.exchange = exchange
  }

  /// Descriptors that are kept for everything but connections: reading the course, running apps for its pictures.
  static let reservedDescriptors = 96

  /// The same with no more connections than the process may have descriptors.
  package func fitting(descriptors: Int) -> ConnectionLimits {
    let free = max(descriptors - Self.reservedDescriptors, descriptors / 4)
    return ConnectionLimits(
      connections: min(connections, free), eventStreams: min(eventStreams, free / 2), idle: idle, exchange: exchange)
  }

  /// How many descriptors this process may have at once, after asking for as many as it is allowed to ask for, up to
  /// what `connections` needs.
  package func raisedDescriptorLimit() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    let wanted = rlim_t(connections + Self.reservedDescriptors)
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = min(wanted, limit.rlim_max)
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
