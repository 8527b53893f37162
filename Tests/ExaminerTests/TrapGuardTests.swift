import AppProtocol
import Foundation
import Testing

@testable import Examiner

/// A trap of the examiner while it reads what an app has sent is the app's; any other is the check's own.
@Suite struct TrapGuardTests {
  /// The finding that a process left on its standard output.
  private func finding(in output: [UInt8]) -> Finding? {
    // The process may print something of its own before.
    output.indices.lazy.compactMap { MessageFraming.message(Finding.self, in: Array(output[$0...])) }.first
  }

  @Test func aTrapWhileReadingIsAFinding() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      TrapGuard.install(channel: 1)
      TrapGuard.reading { if Channel.findings > 0 { preconditionFailure("what the app sent") } }
    }
    let found = try #require(finding(in: result.standardOutputContent))
    #expect(found.decision == .fail)
    #expect(found.reason == TrapGuard.reason)
  }

  @Test func anAnswerThatExhaustsTheStackIsAFinding() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      TrapGuard.install(channel: 1)
      TrapGuard.reading { #expect(endless(1) == 0) }
    }
    #expect(finding(in: result.standardOutputContent)?.decision == .fail)
  }

  @Test func aTrapOfTheCheckIsNone() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      TrapGuard.install(channel: 1)
      TrapGuard.reading {}
      preconditionFailure("the author's")
    }
    #expect(finding(in: result.standardOutputContent) == nil)
  }
}

@inline(never) private func endless(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 1 << 12, alignment: 1) { bytes in
    bytes[0] = UInt8(truncatingIfNeeded: depth)
    return endless(depth &+ 1) &+ Int(bytes[0])
  }
}
