internal import Foundation

/// Attacks on `coursemark serve`: unfinished requests that hold connections open, and `Host` headers of other sites (DNS rebinding).
enum ServedSiteRows {
  static var rows: [Attack] {
    [
      Attack(
        "S01", "400 half requests under a limit of 256 descriptors, two Host headers, another address as Host",
        Expectation([.contained]), .situation(halfRequests))
    ]
  }

  @Sendable private static func halfRequests(_ place: AttackWorkspace) throws -> Attack.Observation {
    guard FileManager.default.fileExists(atPath: place.kit + "/bin/coursemark-serve") else {
      return Attack.Observation(got: "no server here")
    }
    let output = place.prints + "/served"
    unlink(output)
    let client = Client(output: output)
    let visit = DispatchGroup()
    DispatchQueue.global().async(group: visit) { client.visit() }
    let run = try place.run(["serve", place.doubleLesson]) {
      $0.output = output
      $0.openFiles = 256
      $0.wallClock = 240
      $0.interruption = .init(signal: SIGINT, word: "http://", delay: 75)
    }
    visit.wait()
    var observation = Attack.Observation(problems: run.problems(place) + client.problems)
    if run.status != 0, run.status != 3 { observation.problems.append("the server ended with \(run.status)") }
    return observation
  }

  /// Sends the requests, and notes what the server answered wrongly.
  private final class Client: @unchecked Sendable {
    let output: String
    /// Read when ``visit()`` is over.
    var problems: [String] = []

    init(output: String) { self.output = output }

    func visit() {
      guard let port = port() else {
        problems.append("the server did not say its address")
        return
      }
      let host = "127.0.0.1:\(port)"
      let good = "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
      if !isFound(ask(good, port)) { problems.append("an honest visitor gets: \(ask(good, port).prefix(40))") }
      for (name, request) in [
        ("two Host headers", "GET / HTTP/1.1\r\nHost: \(host)\r\nHost: example.com\r\nConnection: close\r\n\r\n"),
        ("the same header twice", "GET / HTTP/1.1\r\nHost: \(host)\r\nHost: \(host)\r\nConnection: close\r\n\r\n"),
        ("another address", "GET / HTTP/1.1\r\nHost: 10.1.2.3:\(port)\r\nConnection: close\r\n\r\n"),
        ("another name", "GET / HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n"),
        ("no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"),
      ] where isFound(ask(request, port)) {
        problems.append("a request with \(name) gets the page")
      }
      let half = (0..<400).compactMap { _ in connected(port) }
      for socket in half { _ = send(socket, "GET / HTTP/1.1\r\nHost: loc", 25, Int32(MSG_NOSIGNAL)) }
      // Idle ones are closed after a while; then there is room again.
      let end = Date().addingTimeInterval(50)
      var isServed = false
      while Date() < end, !isServed {
        isServed = isFound(ask(good, port))
        if !isServed { sleep(2) }
      }
      if !isServed { problems.append("after 400 half requests nobody is served any more") }
      for socket in half { close(socket) }
    }

    private func port() -> UInt16? {
      for _ in 0..<600 {
        let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        if let match = text.firstMatch(of: /http:\/\/[^:]+:(?<port>\d+)\//) { return UInt16(match.output.port) }
        usleep(100_000)
      }
      return nil
    }

    private func isFound(_ answer: String) -> Bool { answer.hasPrefix("HTTP/1.1 200") }

    private func connected(_ port: UInt16) -> Int32? {
      let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      guard number >= 0 else { return nil }
      var time = timeval(tv_sec: 3, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(number, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
      }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let code = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if code == 0 { return number }
      close(number)
      return nil
    }

    private func ask(_ request: String, _ port: UInt16) -> String {
      guard let number = connected(port) else { return "no connection" }
      defer { close(number) }
      _ = send(number, request, request.utf8.count, Int32(MSG_NOSIGNAL))
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(number, &bytes, bytes.count, 0)
      return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : "no answer"
    }
  }
}
