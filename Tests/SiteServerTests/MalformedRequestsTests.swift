import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Testing

@testable import SiteServer

/// What is answered without any task of Swift's concurrency: the channel here has none.
@Suite struct MalformedRequestsTests {
  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel(handlers: [HalfClosure(), MalformedRequests(), Errors()])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  private func ask() throws {
    let request = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/")
    try channel.writeInbound(HTTPRequestPart.head(request))
  }

  private func answers() throws -> [HTTPResponse.Status] {
    var answers: [HTTPResponse.Status] = []
    while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
      if case .head(let response) = part { answers.append(response.status) }
    }
    return answers
  }

  @Test func bytesThatAreNoRequestAreAnsweredAtOnce() throws {
    channel.pipeline.fireErrorCaught(HTTPParserError.invalidURL)
    #expect(try answers() == [.badRequest])
    #expect(try channel.pipeline.syncOperations.handler(type: HalfClosure.self).isOutputClosed)
    #expect(try channel.pipeline.syncOperations.handler(type: Errors.self).caught == 0)
  }

  @Test func bytesAfterAnAnsweredRequestAreAnsweredToo() throws {
    try ask()
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
    channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
    #expect(try answers() == [.ok, .badRequest])
  }

  @Test func aRequestThatIsBeingAnsweredGetsNoSecondAnswer() throws {
    try ask()
    channel.pipeline.fireErrorCaught(HTTPParserError.invalidChunkSize)
    #expect(try answers() == [])
    #expect(try channel.pipeline.syncOperations.handler(type: Errors.self).caught == 1)
  }

  @Test func otherErrorsAreNotAnswered() throws {
    channel.pipeline.fireErrorCaught(ChannelError.inputClosed)
    #expect(try answers() == [])
    #expect(try channel.pipeline.syncOperations.handler(type: Errors.self).caught == 1)
  }
}

/// Stands for the socket, which can end its output alone; an embedded channel can't.
private final class HalfClosure: ChannelOutboundHandler {
  typealias OutboundIn = Never
  private(set) var isOutputClosed = false

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if case .output = mode { isOutputClosed = true } else { context.close(mode: mode, promise: promise) }
  }
}

/// Stands for what comes after: Hummingbird.
private final class Errors: ChannelInboundHandler {
  typealias InboundIn = Never
  private(set) var caught = 0

  func errorCaught(context: ChannelHandlerContext, error: any Error) { caught += 1 }
}
