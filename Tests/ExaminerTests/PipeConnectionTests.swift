import AppProtocol
import Foundation
import Testing

@testable import Examiner

/// The examiner's end of the pipes, with an app at the other end that does not keep to the rules.
@Suite struct PipeConnectionTests {
  private let screen = Screen(size: Size(width: 1, height: 1))

  /// What the examiner makes of bytes that were in the pipe of replies when it asked.
  private func failure(_ write: (Int32) throws -> Void, closing: Bool = true, duringRequest: Bool = false) throws
    -> String?
  {
    let requests = Pipe()
    let replies = Pipe()
    defer { withExtendedLifetime((requests, replies)) {} }
    let connection = PipeConnection(
      requests: requests.fileHandleForWriting.fileDescriptor, replies: replies.fileHandleForReading.fileDescriptor)
    try write(replies.fileHandleForWriting.fileDescriptor)
    if closing { try replies.fileHandleForWriting.close() }
    do {
      if !duringRequest { try connection.checkNothingIsLeft() }
      _ = try connection.exchange(.launch)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aReplyInTurnIsTaken() throws {
    let found = try failure(
      { try MessageFraming.write(Reply(sequence: 1, outcome: .done, screen: screen), to: $0) }, duringRequest: true)
    #expect(found == nil)
  }

  /// What the examiner does with one app's screen is no time of the other's.
  @Test(arguments: [true, false])
  func timeBetweenTwoAnswersCountsOrNot(countsWaitingAlone: Bool) throws {
    let requests = Pipe()
    let replies = Pipe()
    let connection = PipeConnection(
      requests: requests.fileHandleForWriting.fileDescriptor, replies: replies.fileHandleForReading.fileDescriptor,
      timeout: 2, countsWaitingAlone: countsWaitingAlone)
    func ask(_ sequence: Int) throws(ConnectionFailure) {
      try? MessageFraming.write(
        Reply(sequence: sequence, outcome: .done, screen: screen), to: replies.fileHandleForWriting.fileDescriptor)
      _ = try connection.exchange(.launch)
    }
    try ask(1)
    Thread.sleep(forTimeInterval: 2.1)
    if countsWaitingAlone { try ask(2) } else { #expect(throws: ConnectionFailure.silent) { try ask(2) } }
  }

  /// What the machine has kept the two waiting for a processor is no time of the app's.
  @Test(arguments: [0.0, 10])
  func timeThatTheMachineTookIsNotTheApps(waited: Double) throws {
    let requests = Pipe()
    let replies = Pipe()
    nonisolated(unsafe) var waitingTime = 0.0
    let connection = PipeConnection(
      requests: requests.fileHandleForWriting.fileDescriptor, replies: replies.fileHandleForReading.fileDescriptor,
      timeout: 0.2, waitingTime: { waitingTime })
    try MessageFraming.write(
      Reply(sequence: 1, outcome: .done, screen: screen), to: replies.fileHandleForWriting.fileDescriptor)
    waitingTime = waited
    Thread.sleep(forTimeInterval: 0.3)
    if waited == 0 {
      #expect(throws: ConnectionFailure.silent) { try connection.exchange(.launch) }
    } else {
      _ = try connection.exchange(.launch)
    }
    withExtendedLifetime((requests, replies)) {}
  }

  @Test func aReplyBeforeTheRequestIsForged() throws {
    let found = try failure { try MessageFraming.write(Reply(sequence: 1, outcome: .done, screen: screen), to: $0) }
    #expect(found == "the app sent what it was not asked for")
  }

  /// The agent's own answer comes after the one that was made up in its place: when the check is at its end already.
  @Test func anAnswerTooManyIsNoticedAtTheEnd() throws {
    let requests = Pipe()
    let replies = Pipe()
    let connection = PipeConnection(
      requests: requests.fileHandleForWriting.fileDescriptor, replies: replies.fileHandleForReading.fileDescriptor)
    let (asked, answers) = (requests.fileHandleForReading.fileDescriptor, replies.fileHandleForWriting.fileDescriptor)
    @Sendable func answer(_ text: String) throws {
      let screen = Screen(size: Size(width: 1, height: 1))
      try MessageFraming.write(Reply(sequence: 1, outcome: .value(text), screen: screen), to: answers)
    }
    try answer("made up")
    _ = try connection.exchange(.launch)
    let agent = Thread {
      _ = try? MessageFraming.read(Request.self, from: asked)
      _ = try? MessageFraming.read(Request.self, from: asked)
      try? answer("true")
    }
    agent.start()
    #expect(throws: ConnectionFailure("the app answered request 1, not 2")) { try connection.finish() }
    withExtendedLifetime((requests, replies)) {}
  }

  @Test func anAppThatEndedIsKnown() throws {
    #expect(try failure { _ in } == "the app ended")
  }

  @Test func anotherSequenceOrVersionIsRefused() throws {
    var found = try failure(
      { try MessageFraming.write(Reply(sequence: 2, outcome: .done, screen: screen), to: $0) }, duringRequest: true)
    #expect(found == "the app answered request 2, not 1")
    found = try failure(
      { try MessageFraming.write(Reply(version: 9, sequence: 1, outcome: .done, screen: screen), to: $0) },
      duringRequest: true)
    #expect(found == "the app speaks version 9, not 3")
  }

  @Test func anAnswerThatIsNestedBeyondReasonIsNoMessage() throws {
    for depth in [MessageFraming.maximumDepth + 1, 20_000] {
      let bytes = try MessageFraming.bytes(nestedTo: depth)
      let requests = Pipe()
      let replies = Pipe()
      let writing = replies.fileHandleForWriting
      let writer = Thread { try? writing.write(contentsOf: bytes) }
      writer.start()
      let connection = PipeConnection(
        requests: requests.fileHandleForWriting.fileDescriptor, replies: replies.fileHandleForReading.fileDescriptor)
      #expect { try connection.exchange(.launch) } throws: { "\($0)" == "the app's answer is no message" }
      withExtendedLifetime((requests, replies)) {}
    }
  }

  @Test func anImpossibleAnswerIsRefusedBeforeAnybodySeesIt() throws {
    var forged = screen
    forged.elements = [.of(.table, sections: [TableSection(header: "", footer: "", rowCount: -1)])]
    let found = try failure(
      { try MessageFraming.write(Reply(sequence: 1, outcome: .done, screen: forged), to: $0) }, duringRequest: true)
    #expect(found == "the app answered with a section with -1 rows")
  }

  @Test func halfAMessageAndNoMessageAreBroken() throws {
    var found = try failure(
      { _ = Foundation.write($0, [UInt8](arrayLiteral: 9, 0, 0, 0, 0x7B), 5) }, duringRequest: true)
    #expect(found == "the app's answer breaks off")
    found = try failure({ _ = Foundation.write($0, [UInt8](repeating: 255, count: 4), 4) }, duringRequest: true)
    #expect(found == "the app's answer is broken: a message of 4294967295 bytes is over the limit of 4194304")
  }
}
