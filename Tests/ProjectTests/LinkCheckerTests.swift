import CourseModel
import Foundation
import LessonParsing
import Synchronization
import Testing
import Verification

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Following links, on a server of the test's own.
@Suite struct LinkCheckerTests {
  @Test func anAddressThatAnswersIsThere() async throws {
    let server = try LoopbackServer()
    #expect(await LinkChecker().problem(with: server.address + "/200") == nil)
    #expect(server.requests == ["HEAD /200"])
  }

  @Test func anAddressThatIsGoneIsToldWithItsStatus() async throws {
    let server = try LoopbackServer()
    #expect(await LinkChecker().problem(with: server.address + "/404") == "the server says 404")
    #expect(server.requests == ["HEAD /404", "GET /404"])
  }

  @Test func aServerThatRefusesHeadIsAskedWithGet() async throws {
    let server = try LoopbackServer()
    #expect(await LinkChecker().problem(with: server.address + "/405-for-head") == nil)
  }

  @Test func anAddressIsAskedForOnce() async throws {
    let server = try LoopbackServer()
    let follower = LinkChecker()
    for _ in 1...3 { #expect(await follower.problem(with: server.address + "/200") == nil) }
    #expect(server.requests.count == 1)
  }

  @Test func anAddressThatCouldNotBeReadIsAskedForAgain() async throws {
    let server = try LoopbackServer()
    let follower = LinkChecker()
    for _ in 1...2 { #expect(await follower.problem(with: server.address + "/404") == "the server says 404") }
    #expect(server.requests == ["HEAD /404", "GET /404", "HEAD /404", "GET /404"])
  }

  @Test func aBodyThatNeverEndsIsNotRead() async throws {
    let server = try LoopbackServer()
    #expect(await LinkChecker(timeout: 5).problem(with: server.address + "/endless") == nil)
    #expect(server.requests == ["HEAD /endless", "GET /endless"])
  }

  @Test func aServerThatIsSilentIsNotWaitedFor() async throws {
    let server = try LoopbackServer()
    let problem = await LinkChecker(timeout: 1).problem(with: server.address + "/silence")
    #expect(problem == "the server does not answer in time")
  }

  @Test func aServerThatIsNotThereIsSaidSo() async throws {
    let address = try LoopbackServer().address
    #expect(await LinkChecker().problem(with: address + "/200") == "the server can't be reached")
  }

  @Test(arguments: ["file:///etc/hostname", "ftp://localhost/x", "javascript:alert(1)", "data:,x", "http://", "x"])
  func nothingButTheWebIsAskedFor(address: String) async {
    let problem = await LinkChecker(timeout: 1).problem(with: address)
    #expect(problem == "it is no web address" || problem == "only http and https are asked for")
  }

  @Test func aLessonsDeadLinksAreWarningsAtTheirPlaces() async throws {
    let server = try LoopbackServer()
    let text = """
      # T

      [a](\(server.address)/200), [b](\(server.address)/404) ![c](\(server.address)/404) [d](mailto:a@example.com)

      <!-- ignore rule=dead-link reason="It comes back." -->
      [e](\(server.address)/404)
      """
    let (lesson, _) = LessonParser.parse("---\nformat: 1\n---\n" + text, file: "l.md", directory: "l")
    #expect(lesson.externalLinks.map(\.location.position.line) == [6, 6, 6, 9])
    let tools = RuleTools(grade: { _, _, _ in throw CancellationError() })
    let follower = LinkChecker()
    let rule = DeadLink { await follower.problem(with: $0) }
    let found = try await Verifier(rules: [rule], tools: tools).verify(lesson).diagnostics
    #expect(
      found.map { "\($0.location!.position.line) \($0.severity) \($0.message)" }
        == Array(
          repeating: "6 warning '\(server.address)/404' can't be read: the server says 404; correct or remove it.",
          count: 2))
    // The comment is of use when somebody follows links.
    #expect(try await Verifier(rules: [], tools: tools).verify(lesson).diagnostics == [])
  }
}

/// A web server on this machine alone, whose paths say what it answers.
private final class LoopbackServer: Sendable {
  let address: String
  private let listener: Int32
  private let log = Mutex<[String]>([])

  var requests: [String] { log.withLock { $0 } }

  init() throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    listener = socket
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    try #require(isOpen)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0, let self else {
          close(socket)
          return
        }
        self.answer(connection)
      }
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  private func answer(_ connection: Int32) {
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(connection, &bytes, bytes.count)
    let words = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: " ").prefix(2)
    log.withLock { $0.append(words.joined(separator: " ")) }
    let path = words.last ?? ""
    if path == "/silence" { return }
    if path == "/endless", words.first == "GET" {
      _ = "HTTP/1.1 200 X\r\nContent-Length: 1000000000\r\n\r\n".withCString { write(connection, $0, strlen($0)) }
      return
    }
    let code =
      ["/405-for-head", "/endless"].contains(path) ? (words.first == "HEAD" ? "405" : "200") : path.dropFirst()
    let text = "HTTP/1.1 \(code) X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    _ = text.withCString { write(connection, $0, strlen($0)) }
    close(connection)
  }
}
