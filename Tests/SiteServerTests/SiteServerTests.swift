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

  /// For tests that are not about time: other tests may have every thread for longer than a reader would wait.
  private static let patient = ConnectionLimits(idle: 300, exchange: 300)

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
    try await serve(SiteServer(port: 0, site: site, limits: Self.patient)) { port in
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
    let server = SiteServer(port: 0, site: site, limits: Self.patient)
    try await serve(server) { port in
      let reader = try RawConnection(port: port, sending: Self.askForEvents(port))
      #expect(try await reader.line("data:") == "data: {\"mark\":\"r-1\",\"problems\":[]}")
      server.renew { $0.renew(files: ["index.html": Data("<body>New</body>".utf8)], problems: []) }
      #expect(try await reader.line("data:") == "data: {\"mark\":\"r-2\",\"problems\":[]}")
    }
  }

  @Test func aPortInUseIsNamed() async throws {
    try await serve(SiteServer(port: 0, site: site, limits: Self.patient)) { port in
      let error = await #expect(throws: SiteServer.Problem.self) {
        try await SiteServer(port: port, site: LiveSite()).run { _ in }
      }
      #expect(
        error?.description
          == "Port \(port) is in use, perhaps by another 'coursemark serve'; end that, or leave '--port' out for a free one."
      )
    }
  }

  private static func askForEvents(_ port: Int) -> String {
    "GET /_coursemark/events?page=/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
  }

  @Test func halfRequestsDoNotKeepOthersOut() async throws {
    let limits = ConnectionLimits(connections: 4, eventStreams: 1, idle: 0.3, exchange: 300)
    try await serve(SiteServer(port: 0, site: site, limits: limits)) { port in
      let idle = try (1...40).map { _ in try RawConnection(port: port, sending: "GET / HTTP/1.1\r\nHost: loc") }
      #expect(try await get("/", port).0.statusCode == 200)
      for connection in idle { #expect(try await connection.line("HTTP/1.1 200") == nil) }
    }
  }

  @Test func pagesThatAreOpenDoNotKeepOthersOut() async throws {
    let limits = ConnectionLimits(connections: 4, eventStreams: 2, idle: 300, exchange: 300)
    try await serve(SiteServer(port: 0, site: site, limits: limits)) { port in
      let open = try (1...2).map { _ in try RawConnection(port: port, sending: Self.askForEvents(port)) }
      for page in open { #expect(try await page.line("data:") != nil) }
      let third = try RawConnection(port: port, sending: Self.askForEvents(port))
      #expect(try await third.line("HTTP/1.1") == "HTTP/1.1 503 Service Unavailable")
      #expect(try await get("/", port).0.statusCode == 200)
    }
  }

  /// `PORT` stands for the server's own.
  @Test(arguments: [
    ("Host: 127.0.0.1:PORT", "200 OK"), ("hOST: 127.0.0.1:PORT", "200 OK"),
    ("Host: 127.0.0.1:PORT\r\nHost: 127.0.0.1:PORT", "400 Bad Request"),
    ("hOST: 127.0.0.1:PORT\r\nX: y\r\nHost: evil.example", "400 Bad Request"), ("Accept: */*", "400 Bad Request"),
    ("Host: evil.example", "421 Misdirected Request"), ("Host: 127.0.0.1", "421 Misdirected Request"),
    ("Host: 127.0.0.1:1", "421 Misdirected Request"), ("Host: localhost:PORT", "421 Misdirected Request"),
    ("Host: 127.0.0.1:PORT, evil.example", "421 Misdirected Request"), ("Host:", "421 Misdirected Request"),
  ])
  func aRequestNamesTheServerOnce(headers: String, status: String) async throws {
    try await serve(SiteServer(port: 0, site: site, limits: Self.patient)) { port in
      let headers = headers.replacing("PORT", with: "\(port)")
      let connection = try RawConnection(port: port, sending: "GET / HTTP/1.1\r\n\(headers)\r\n\r\n")
      #expect(try await connection.line("HTTP/1.1") == "HTTP/1.1 \(status)")
    }
  }

  /// As proxies are asked: of a target that names a host only the path is taken, and the header has to be right.
  @Test(arguments: [
    ("http://127.0.0.1:PORT/", "127.0.0.1:PORT", "200 OK"),
    ("http://127.0.0.1:PORT/", "evil.example", "421 Misdirected Request"),
    ("http://evil.example/", "evil.example", "421 Misdirected Request"),
    ("http://evil.example/%2e%2e/", "127.0.0.1:PORT", "400 Bad Request"),
    ("//evil.example/", "127.0.0.1:PORT", "400 Bad Request"),
    ("evil.example:443", "127.0.0.1:PORT", "400 Bad Request"), ("*", "127.0.0.1:PORT", "400 Bad Request"),
  ])
  func aTargetDoesNotTakeTheHeadersPlace(target: String, host: String, status: String) async throws {
    try await serve(SiteServer(port: 0, site: site, limits: Self.patient)) { port in
      let request = "GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n".replacing("PORT", with: "\(port)")
      let connection = try RawConnection(port: port, sending: request)
      #expect(try await connection.line("HTTP/1.1") == "HTTP/1.1 \(status)")
    }
  }
}
