internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Closes a connection whose request does not come, or whose answer is not taken, in time.
///
/// How this works: at any moment there is at most one deadline. While no request is being answered it is
/// ``ConnectionLimits/idle`` away; bytes that do not complete a request's headers do not move it. From the end of the
/// headers until the answer has been handed to the system it is ``ConnectionLimits/exchange`` away. Each further request
/// and each answer sets it anew. A stream of events has none: pages stay open for hours, and their number is limited.
final class ConnectionDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let idle: TimeAmount
  private let exchange: TimeAmount
  private var deadline: Scheduled<Void>?
  /// Requests whose headers were read, and whose answers have not left.
  private var pending = 0
  /// Whether the request that came last was read to its end.
  private var isWholeRequest = false

  init(_ limits: ConnectionLimits) {
    idle = .nanoseconds(Int64(limits.idle * 1e9))
    exchange = .nanoseconds(Int64(limits.exchange * 1e9))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { restart(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  func channelActive(context: ChannelHandlerContext) {
    restart(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      pending += 1
      isWholeRequest = false
      restart(context)
    case .body: break
    case .end: isWholeRequest = true
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let response) where response.isEventStream && isWholeRequest && pending == 1:
      stop()
      context.write(data, promise: promise)
    case .end:
      let written = promise ?? context.eventLoop.makePromise()
      let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
      written.futureResult.whenSuccess {
        let (handler, context) = bound.value
        handler.pending = max(0, handler.pending - 1)
        handler.restart(context)
      }
      context.write(data, promise: written)
    case .head, .body: context.write(data, promise: promise)
    }
  }

  private func restart(_ context: ChannelHandlerContext) {
    stop()
    guard context.channel.isActive else { return }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: pending == 0 ? idle : exchange) {
      bound.value.close(promise: nil)
    }
  }

  private func stop() {
    deadline?.cancel()
    deadline = nil
  }
}

extension HTTPResponse {
  fileprivate var isEventStream: Bool { headerFields[.contentType]?.hasPrefix("text/event-stream") == true }
}
