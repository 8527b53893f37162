import Foundation

/// Speaks the W3C's WebDriver protocol with a running `chromedriver`: JSON over HTTP.
///
/// The HTTP is by hand, a connection for each request: the URLSession of Swift's Foundation did not read `chromedriver`'s
/// answers when it was tried, for a reason that was not found.
struct WebDriver: Sendable {
  struct Failure: Error, CustomStringConvertible {
    /// The protocol's name of it, if the driver has answered.
    var error: String?
    var description: String
  }

  let port: UInt16
  /// `/session/…`
  var root = ""

  /// - Returns: The `value` of the answer.
  @discardableResult
  func ask(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any {
    let content = method == "POST" ? try JSONSerialization.data(withJSONObject: body ?? [:]) : Data()
    let head =
      "\(method) \(root)\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n\r\n"
    let (status, answer) = try await exchange(Data(head.utf8) + content)
    let value = (try? JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"] ?? NSNull()
    guard status == "200" else {
      let problem = value as? [String: Any]
      throw Failure(
        error: problem?["error"] as? String,
        description: "\(method) \(path): \(problem?["message"] ?? "no answer that can be read")")
    }
    return value
  }

  /// - Returns: The status and the body of the answer.
  private func exchange(_ request: Data) async throws -> (status: String, body: Data) {
    let bytes = try await onItsOwnThread { [port] in
      let socket = try Self.connection(to: port)
      defer { close(socket) }
      var rest = request[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { throw Failure(description: "chromedriver does not listen any more.") }
        rest = rest.dropFirst(count)
      }
      return Self.all(from: socket)
    }
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else {
      throw Failure(description: "chromedriver does not answer.")
    }
    let first = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n").first ?? ""
    let words = first.split(separator: " ")
    return (words.count > 1 ? String(words[1]) : "", Data(bytes[end.upperBound...]))
  }

  private static func connection(to port: UInt16) throws -> Int32 {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // The driver gives up before, and says why.
    var timeout = timeval(tv_sec: 2 * Browser.timeout, tv_usec: 0)
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
    guard result == 0 else {
      close(socket)
      throw Failure(description: "chromedriver does not listen on port \(port).")
    }
    return socket
  }

  /// A whole answer, by its length; the driver leaves the connection open.
  private static func all(from socket: Int32) -> Data {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = bytes.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = head.firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.output.1) }
        if let length, bytes.count - end.upperBound >= length { return bytes }
      }
      let count = recv(socket, &buffer, buffer.count, 0)
      if count <= 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}

/// Does what blocks a thread. Those of Swift's concurrency are as few as the machine's cores: whoever blocks one of them
/// holds everybody else up.
private func onItsOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
  }
}
