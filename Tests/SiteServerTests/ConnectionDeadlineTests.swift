import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import SiteServer

/// When a connection is closed. The clock is the channel's own, so no test waits.
@Suite struct ConnectionDeadlineTests {
  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel(handler: ConnectionDeadline(ConnectionLimits(idle: 10, exchange: 30)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  private func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

  private func ask(whole: Bool = true) throws {
    let request = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/")
    try channel.writeInbound(HTTPRequestPart.head(request))
    if whole { try channel.writeInbound(HTTPRequestPart.end(nil)) }
  }

  private func answer(type: HTTPField? = nil, whole: Bool = true) throws {
    let fields = HTTPFields(type.map { [$0] } ?? [])
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok, headerFields: fields)))
    if whole { try channel.writeOutbound(HTTPResponsePart.end(nil)) }
  }

  private let events = HTTPField(name: .contentType, value: "text/event-stream; charset=utf-8")

  @Test func aConnectionThatAsksForNothingIsClosed() throws {
    pass(9)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }

  @Test func aRequestThatDoesNotEndIsClosedHoweverSlowlyItComes() throws {
    try ask(whole: false)
    for _ in 1...5 {
      pass(5)
      try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "a")))
    }
    #expect(channel.isActive)
    pass(5)
    #expect(!channel.isActive)
  }

  @Test func anAnswerThatIsNotTakenIsClosed() throws {
    try ask()
    pass(20)
    try answer(whole: false)
    pass(10)
    #expect(!channel.isActive)
  }

  @Test func aConnectionMayAskAgain() throws {
    for _ in 1...4 {
      try ask()
      pass(20)
      try answer()
      pass(9)
      #expect(channel.isActive)
    }
    pass(1)
    #expect(!channel.isActive)
  }

  @Test func aStreamOfEventsLastsAsLongAsItsPage() throws {
    try ask()
    try answer(type: events, whole: false)
    pass(100_000)
    #expect(channel.isActive)
    try channel.writeOutbound(HTTPResponsePart.end(nil))
    pass(10)
    #expect(!channel.isActive)
  }

  @Test func aStreamOfEventsNeedsAWholeRequest() throws {
    try ask(whole: false)
    try answer(type: events, whole: false)
    pass(30)
    #expect(!channel.isActive)
  }

  @Test func anAnswerToOneOfSeveralRequestsLeavesTheOthersTheirTime() throws {
    try ask()
    try ask()
    try answer()
    pass(29)
    #expect(channel.isActive)
    pass(1)
    #expect(!channel.isActive)
  }
}
