import Foundation
import FoundationNetworking
import Testing

@testable import SiteServer

/// The server on a port of this machine.
@Suite struct SiteServerTests {
  private func serve(
    _ server: SiteServer, _ work: @escaping @Sendable (Int) async throws -> Void
  ) async throws {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let serving = Task {
      defer { port.finish() }
      try await server.run { port.yield($0) }
    }
    defer { serving.cancel() }
    if let port = await ports.first(where: { _ in true }) { try await work(port) } else { try await serving.value }
    serving.cancel()
    try await serving.value
  }

  private var site: LiveSite {
    var site = LiveSite(run: "r")
    site.renew(files: ["index.html": Data("<body>Hello</body>".utf8)], problems: [])
    return site
  }

  private func get(_ path: String, _ port: Int, method: String = "GET") async throws -> (HTTPURLResponse, String) {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
    request.httpMethod = method
    request.timeoutInterval = 300
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    return (try #require(response as? HTTPURLResponse), String(decoding: data, as: UTF8.self))
  }

  @Test func aFreePortIsTakenAndPagesAreAnswered() async throws {
    try await serve(SiteServer(port: 0, site: site)) { port in
      let (response, text) = try await get("/", port)
      #expect(response.statusCode == 200)
      #expect(text.hasPrefix("<body>Hello<script"))
      for (name, value) in SiteAnswer.commonHeaders { #expect(response.value(forHTTPHeaderField: name) == value) }
      let (head, none) = try await get("/", port, method: "HEAD")
      #expect(head.statusCode == 200)
      #expect(none == "")
      #expect(head.value(forHTTPHeaderField: "Content-Length") == "\(text.utf8.count)")
    }
  }

  @Test func anOpenPageIsToldOfAChange() async throws {
    let server = SiteServer(port: 0, site: site)
    try await serve(server) { port in
      let reader = try EventReader(port: port)
      #expect(try await reader.next() == "data: {\"mark\":\"r-1\",\"problems\":[]}")
      server.renew { $0.renew(files: ["index.html": Data("<body>New</body>".utf8)], problems: []) }
      #expect(try await reader.next() == "data: {\"mark\":\"r-2\",\"problems\":[]}")
    }
  }

  @Test func aPortInUseIsNamed() async throws {
    try await serve(SiteServer(port: 0, site: site)) { port in
      let error = await #expect(throws: SiteServer.Problem.self) {
        try await SiteServer(port: port, site: LiveSite()).run { _ in }
      }
      #expect(
        error?.description
          == "Port \(port) is in use, perhaps by another 'coursemark serve'; end that, or leave '--port' out for a free one."
      )
    }
  }
}

/// Reads server-sent events with a socket, since `URLSession` waits for the end of an answer.
private final class EventReader: Sendable {
  private let socket: Int32

  init(port: Int) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
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
    let request = "GET /_coursemark/events?page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    _ = request.withCString { send(socket, $0, strlen($0), 0) }
  }

  deinit { close(socket) }

  /// The next line that holds data.
  func next() async throws -> String {
    // A thread of its own: the server needs those of Swift's concurrency, which are few.
    try await withCheckedThrowingContinuation { [socket] continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try Self.next(from: socket) }) }
    }
  }

  private static func next(from socket: Int32) throws -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while recv(socket, &byte, 1, 0) == 1 {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("data:") { return text }
      line = []
    }
    throw POSIXError(.ECONNRESET)
  }
}
