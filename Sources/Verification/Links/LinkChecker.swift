internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Asks servers whether addresses are there. Each address that is there is asked for once, with `HEAD`, and with `GET` when a server does
/// not answer that as it should.
package actor LinkChecker {
  private let session: URLSession
  private let heads = HeadRequestDelegate()
  private var asked: [String: Task<String?, Never>] = [:]

  /// - Parameter timeout: Seconds for an answer.
  package init(timeout: Double = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    session = URLSession(configuration: configuration, delegate: heads, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// - Returns: What keeps the address from being read, in a few words; `nil` when it is there.
  package func problem(with address: String) async -> String? {
    if let answer = asked[address] { return await answer.value }
    let task = Task { [session, heads] in await Self.ask(for: address, session, heads) }
    asked[address] = task
    let problem = await task.value
    // With `--watch`, a server that was away may be back.
    if problem != nil { asked[address] = nil }
    return problem
  }

  private static func ask(for address: String, _ session: URLSession, _ heads: HeadRequestDelegate) async -> String? {
    guard let url = URL(string: address), let host = url.host, !host.isEmpty else { return "it is no web address" }
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return "only http and https are asked for" }
    if case .status(let code) = await answer(to: "HEAD", url, session, heads), isThere(code) { return nil }
    switch await answer(to: "GET", url, session, heads) {
    case .status(let code): return isThere(code) ? nil : "the server says \(code)"
    case .failure(let reason): return reason
    }
  }

  /// 416 is the answer to a range of something empty.
  private static func isThere(_ code: Int) -> Bool { (200..<400).contains(code) || code == 416 }

  private enum Answer {
    case status(Int)
    case failure(String)
  }

  private static func answer(to method: String, _ url: URL, _ session: URLSession, _ heads: HeadRequestDelegate) async
    -> Answer
  {
    var request = URLRequest(url: url)
    request.httpMethod = method
    // Whether it is there is all that counts, so a byte is enough.
    if method == "GET" { request.setValue("bytes=0-0", forHTTPHeaderField: "Range") }
    request.setValue("coursemark (checks the links of a course)", forHTTPHeaderField: "User-Agent")
    do {
      let response = try await heads.response(to: request, in: session)
      return (response as? HTTPURLResponse).map { .status($0.statusCode) } ?? .failure("there is no answer in HTTP")
    } catch let error as URLError where error.code == .timedOut {
      return .failure("the server does not answer in time")
    } catch let error as URLError where [.cannotFindHost, .cannotConnectToHost, .dnsLookupFailed].contains(error.code) {
      return .failure("the server can't be reached")
    } catch {
      return .failure(error.localizedDescription)
    }
  }
}
