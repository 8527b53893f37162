import Foundation

/// A connection that sends exactly the bytes it is given, and reads what comes, line by line: `URLSession` sends no broken
/// requests, and waits for the end of an answer.
final class RawConnection: Sendable {
  private let socket: Int32

  init(port: Int, sending request: String) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var timeout = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
    _ = request.withCString { send(socket, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
  }

  deinit { close(socket) }

  /// The next line that begins so, without its end; `nil` when the server closes the connection before.
  func line(_ beginning: String) async throws -> String? {
    // A thread of its own: the server needs those of Swift's concurrency, which are few.
    try await withCheckedThrowingContinuation { [socket] continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try Self.line(beginning, from: socket) }) }
    }
  }

  private static func line(_ beginning: String, from socket: Int32) throws -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = recv(socket, &byte, 1, 0)
      // A connection that is reset is closed, too.
      if count == 0 || (count < 0 && errno == ECONNRESET) { return nil }
      guard count == 1 else { throw POSIXError(.ETIMEDOUT) }
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix(beginning) { return text.trimmingCharacters(in: .newlines) }
      line = []
    }
  }
}
