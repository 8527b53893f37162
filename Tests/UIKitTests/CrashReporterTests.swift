import Foundation
import Testing

@testable import AppAgent

/// What is said when the process breaks while the agent looks into the app's memory.
@Suite struct CrashReporterTests {
  @Test func whatBreaksItsOwnLookIsNoCrash() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      CrashReporter.install()
      _ = CrashReporter.answering(Array("nothing".utf8), on: STDOUT_FILENO) {
        UnsafePointer<Int>(bitPattern: 16)?.pointee
      }
    }
    #expect(result?.standardOutputContent == Array("nothing".utf8))
  }

  @Test func whatBreaksLaterIsACrash() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      CrashReporter.install()
      CrashReporter.answering(Array("nothing".utf8), on: STDOUT_FILENO) {}
      raise(SIGSEGV)
    }
    let said = try #require(result?.standardOutputContent)
    #expect(!String(decoding: said, as: UTF8.self).contains("nothing"))
  }
}
