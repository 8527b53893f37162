internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import Synchronization

/// Serves a site from memory, and tells the pages that are open when they have changed.
///
/// How this works: the site is a value, ``LiveSite``, behind a lock; what a request is answered is a function of it
/// (``SiteAnswer``). An open page holds a connection of server-sent events. ``renew(_:)`` wakes all of these; each sends its page's
/// news when they differ from what it has sent before. ``ConnectionLimits`` says how many connections there are and how
/// long one may take.
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
  private let limits: ConnectionLimits
  private let site: Mutex<LiveSite>
  private let listeners: PageListeners
  private let services: [PageService]

  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - limits: Lowered to what the process may have of descriptors.
  ///   - services: What pages' scripts can ask, beside files.
  package init(
    host: String = "127.0.0.1", port: Int, site: LiveSite, limits: ConnectionLimits = ConnectionLimits(),
    services: [PageService] = []
  ) {
    self.services = services
    self.host = host
    self.port = port
    self.limits = limits.fitting(descriptors: limits.raisedDescriptorLimit())
    self.site = Mutex(site)
    listeners = PageListeners(limit: self.limits.eventStreams)
  }

  /// Changes the site, and tells the pages.
  package func renew(_ change: (inout LiveSite) -> Void) {
    site.withLock { change(&$0) }
    listeners.wake()
  }

  /// Whether nobody listens on a port of the loopback address now.
  package static func isFree(port: Int) -> Bool {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return false }
    defer { close(socket) }
    var on: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// What to type into a browser, the one address at which a server is answered.
  package static func address(host: String, port: Int) -> String { HostRule.address(name: host, port: port) }

  /// Serves until the task is cancelled.
  /// - Parameter onReady: Called with the port once requests are answered.
  /// - Throws: ``Problem``.
  package func run(onReady: @escaping @Sendable (Int) -> Void) async throws {
    var logger = Logger(label: "coursemark")
    logger.logLevel = .critical
    let application = Application(
      responder: CallbackResponder<ConnectionContext> { [self] request, context in
        await response(to: request, context)
      },
      server: .http1(
        configuration: HTTP1Channel.Configuration(
          additionalChannelHandlers: [ConnectionDeadline(self.limits), MalformedRequests()])),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
      onServerRunning: { [port] channel in
        try? await channel.pipeline.addHandler(AcceptFailures(), position: .first).get()
        onReady(channel.localAddress?.port ?? port)
      }, logger: logger)
    let group = ServiceGroup(services: [application], logger: logger)
    // A task of its own, which is not cancelled: NIO traps when a connection was accepted and nobody takes it any more. The
    // group ends in order instead, when all connections are closed.
    let serving = Task { try await group.run() }
    do {
      try await withTaskCancellationHandler {
        try await serving.value
      } onCancel: {
        listeners.end()
        Task { await group.triggerGracefulShutdown() }
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

  private func response(to request: Request, _ context: ConnectionContext) async -> Response {
    // NIO gives the first header Host as the request's authority, and leaves others among the headers.
    let otherHosts = request.headers.filter { $0.name.canonicalName == "host" }.map(\.value)
    let asked = SiteRequest(
      method: request.method.rawValue, target: request.head.path ?? "",
      hosts: [request.head.authority].compactMap(\.self) + otherHosts, local: context.localAddress,
      port: context.localPort, knownTag: request.headers[.ifNoneMatch], origin: request.headers[.origin],
      contentType: request.headers[.contentType], cookies: request.headers[.cookie])
    var answer: SiteAnswer
    if let service = services.first(where: { $0.path == asked.target }) {
      answer = await self.answer(of: service, asked, request, client: context.client)
    } else {
      answer = site.withLock { $0 }.answer(asked, hosts: HostRule(name: host))
    }
    var listener: PageListeners.Place?
    if case .events = answer.body, request.method != .head {
      listener = listeners.join()
      if listener == nil { answer = .text(503, "As many pages are open as can be told of changes; close one.") }
    }
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
    case .events(let page):
      body = listener.map { events(of: page, $0, request.body) } ?? ResponseBody()
    }
    return Response(status: HTTPResponse.Status(code: answer.status), headers: headers, body: body)
  }

  private func answer(of service: PageService, _ asked: SiteRequest, _ request: Request, client: String) async
    -> SiteAnswer
  {
    if let refusal = asked.refusal(hosts: HostRule(name: host), token: site.withLock { $0 }.token) { return refusal }
    var request = request
    guard let body = try? await request.collectBody(upTo: PageService.longestQuestion) else {
      return .text(413, "The question is too long.")
    }
    let answer = await service.answer(Data(body.readableBytesView), client)
    return SiteAnswer(
      status: 200, headers: ["Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store"],
      body: .bytes(answer))
  }

  /// A page's news until it is closed.
  private func events(of page: String, _ listener: PageListeners.Place, _ request: RequestBody) -> ResponseBody {
    ResponseBody { [self] writer in
      try await request.consumeWithCancellationOnInboundClose { [self] _ in
        var sent: LiveSite.PageUpdate?
        // What is sent first tells a page that was asleep what it has missed.
        for await _ in listener.wakeUps {
          let news = site.withLock { $0 }.update(forPage: page)
          if news == sent { continue }
          sent = news
          try await writer.write(ByteBuffer(string: news.event))
        }
      }
      try await writer.finish(nil)
    }
  }
}

/// What a request's connection is, as far as the answer depends on it.
private struct ConnectionContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Of this machine, without the port.
  let localAddress: String?
  let localPort: Int
  /// The address of the other machine.
  let client: String

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    localAddress = source.channel.localAddress?.ipAddress
    localPort = source.channel.localAddress?.port ?? 0
    client = source.channel.remoteAddress?.ipAddress ?? ""
  }
}

/// Keeps the server going when a connection can't be accepted: because no descriptor or memory is left, or because the
/// client is gone already.
private final class AcceptFailures: ChannelInboundHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = NIOAny

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !(error is IOError) { context.fireErrorCaught(error) }
  }
}
