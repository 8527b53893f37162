internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import Synchronization

/// Serves a site from memory, and tells the pages that are open when they have changed.
///
/// How this works: the site is a value, ``LiveSite``, behind a lock; what a request is answered is a function of it
/// (``SiteAnswer``). An open page holds a connection of server-sent events. ``renew(_:)`` wakes all of these; each sends its page's
/// news when they differ from what it has sent before.
package final class SiteServer: Sendable {
  package enum Problem: Error, CustomStringConvertible {
    case portInUse(Int)
    case notAllowed(port: Int)
    case address(String)
    case other(String)

    package var description: String {
      switch self {
      case .portInUse(let port):
        "Port \(port) is in use, perhaps by another 'coursemark serve'; end that, or leave '--port' out for a free one."
      case .notAllowed(let port): "Port \(port) is not yours to use; give one from 1024 to 65535."
      case .address(let host): "'\(host)' is no address of this machine; leave '--host' out to serve on it alone."
      case .other(let reason): "The pages can't be served: \(reason)."
      }
    }
  }

  private let host: String
  private let port: Int
  private let state: Mutex<State>

  private struct State {
    var site: LiveSite
    /// Wakes the connections of the pages that are open.
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var nextListener = 0
  }

  /// - Parameter port: 0 for one that is free.
  package init(host: String = "127.0.0.1", port: Int, site: LiveSite) {
    self.host = host
    self.port = port
    state = Mutex(State(site: site))
  }

  /// Changes the site, and tells the pages.
  package func renew(_ change: (inout LiveSite) -> Void) {
    state.withLock { state in
      change(&state.site)
      for listener in state.listeners.values { listener.yield() }
    }
  }

  /// Serves until the task is cancelled.
  /// - Parameter onReady: Called with the port once requests are answered.
  /// - Throws: ``Problem``.
  package func run(onReady: @escaping @Sendable (Int) -> Void) async throws {
    var logger = Logger(label: "coursemark")
    logger.logLevel = .critical
    let application = Application(
      responder: CallbackResponder<BasicRequestContext> { [self] request, _ in response(to: request) },
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { [port] in onReady($0.localAddress?.port ?? port) }, logger: logger)
    do {
      try await withTaskCancellationHandler {
        try await application.run()
      } onCancel: {
        endListeners()
      }
    } catch let error as IOError {
      throw problem(error)
    } catch let error as SocketAddressError.UnknownHost {
      throw Problem.address(error.host)
    } catch  where !(error is CancellationError) && !Task.isCancelled {
      throw Problem.other("\(error)")
    } catch {}
  }

  private func problem(_ error: IOError) -> Problem {
    switch error.errnoCode {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .notAllowed(port: port)
    case EADDRNOTAVAIL: .address(host)
    default: .other(String(cString: strerror(error.errnoCode)))
    }
  }

  // MARK: Answers

  private func response(to request: Request) -> Response {
    // NIO gives the header Host as the request's authority.
    let asked = SiteRequest(
      method: request.method.rawValue, target: request.head.path ?? "", host: request.head.authority,
      knownTag: request.headers[.ifNoneMatch])
    let answer = state.withLock { $0.site }.answer(asked, hosts: HostRule(name: host))
    var headers = HTTPFields()
    for (name, value) in SiteAnswer.commonHeaders.merging(answer.headers, uniquingKeysWith: { _, own in own }) {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    let body: ResponseBody
    switch answer.body {
    case .bytes(let bytes):
      headers[.contentLength] = answer.status == 304 ? nil : String(bytes.count)
      body =
        request.method == .head || answer.status == 304
        ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    case .events(let page): body = request.method == .head ? ResponseBody() : events(of: page, request.body)
    }
    return Response(status: HTTPResponse.Status(code: answer.status), headers: headers, body: body)
  }

  /// A page's news until it is closed.
  private func events(of page: String, _ request: RequestBody) -> ResponseBody {
    ResponseBody { [self] writer in
      let (wakeUps, id) = listen()
      defer { forget(id) }
      try await request.consumeWithCancellationOnInboundClose { _ in
        var sent: LiveSite.News?
        // What is sent first tells a page that was asleep what it has missed.
        for await _ in wakeUps {
          let news = state.withLock { $0.site }.news(forPage: page)
          if news == sent { continue }
          sent = news
          try await writer.write(ByteBuffer(string: news.event))
        }
      }
      try await writer.finish(nil)
    }
  }

  private func listen() -> (AsyncStream<Void>, Int) {
    let (wakeUps, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = continuation
      return state.nextListener
    }
    continuation.yield()
    return (wakeUps, id)
  }

  private func forget(_ id: Int) {
    let listener = state.withLock { $0.listeners.removeValue(forKey: id) }
    listener?.finish()
  }

  private func endListeners() {
    let listeners = state.withLock { state in
      defer { state.listeners = [:] }
      return state.listeners.values.map { $0 }
    }
    for listener in listeners { listener.finish() }
  }
}
