internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes

/// Answers `400 Bad Request` to bytes that are no HTTP request, and ends the connection's output.
///
/// Hummingbird answers them too, in a task of Swift's concurrency: while all of its threads are taken, by pictures that
/// are being drawn for instance, the answer came after ``ConnectionDeadline`` had closed the connection. Here it is
/// written by the event loop, before anything else is read.
///
/// Stands behind `HTTPServerPipelineHandler`, which keeps the error until the requests before it are answered. A request
/// that breaks within its body is left to Hummingbird, since its answer may have begun.
final class MalformedRequests: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// Requests whose headers were read, and whose answers have not ended.
  private var pending = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) { pending += 1 }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { pending -= 1 }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError, pending == 0 else { return context.fireErrorCaught(error) }
    let fields: HTTPFields = [.connection: "close", .contentLength: "0"]
    let head = HTTPResponse(status: .badRequest, headerFields: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(mode: .output, promise: nil)
  }
}
