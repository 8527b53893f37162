import AppProtocol
import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// Programs that answer for Coursemark's agent, or claim what is not so; and files that are not quite Swift.
@Suite(.serialized) struct HostileSubmissionTests {
  private func grade(_ code: String, file: String = "Numbers.swift", others: [String: String] = [:]) async throws
    -> LessonReport
  {
    let files = ([file: code].merging(others) { $1 }).sorted { $0.key < $1.key }.map {
      SubmissionFile(name: $0.key, path: "work/eve/\($0.key)", text: $0.value)
    }
    return try await TestGrader.shared.value.grade(
      SevenLesson.lesson(), submission: Submission(name: "work/eve", files: files))
  }

  private func check(_ code: String, others: [String: String] = [:]) async throws -> CheckReport {
    try #require(try await grade(code, others: others).steps.first?.checks.first)
  }

  // MARK: The channel

  /// A program that sends these bytes to the examiner itself, wherever its pipe is, in the middle of its first answer.
  private func sending(_ bytes: [UInt8], then end: String = "return 7") -> String {
    """
    import Foundation
    func seven() -> Int {
        let bytes: [UInt8] = \(bytes)
        for descriptor in Int32(3)..<256 { _ = write(descriptor, bytes, bytes.count) }
        \(end)
    }
    """
  }

  /// An answer to the probe's call, in due form.
  private func reply(_ outcome: Outcome, rows: Int = 0, cell: Int? = nil, y: Double = 0) throws -> [UInt8] {
    var table = Element(
      id: ElementID(0), type: .table, frame: Rect(x: 0, y: y, width: 1, height: 1),
      sections: [TableSection(header: "", footer: "", rowCount: rows)])
    if let cell {
      table.children = [
        Element(id: ElementID(1), type: .cell, frame: Rect(x: 0, y: 0, width: 1, height: 1), section: 0, row: cell)
      ]
    }
    let screen = Screen(size: Size(width: 1, height: 1), elements: [table])
    return try MessageFraming.bytes(of: Reply(sequence: 2, outcome: outcome, screen: screen))
  }

  @Test func rowsThatNoTableHasAreTheLearnersFail() async throws {
    for (rows, cell) in [(Int.min, nil), (Int.max, nil), (0, 99)] as [(Int, Int?)] {
      let found = try await check(sending(try reply(.value("7"), rows: rows, cell: cell)))
      #expect(found.verdict == .fail, "\(found)")
      #expect(found.reason?.contains("Only the app's own code can have answered so") == true, "\(found)")
    }
  }

  @Test func aClaimOnTheChannelThatCoursemarkLacksSomethingIsAFail() async throws {
    for claim in ["UINib", "everything", ""] {
      let found = try await check(sending(try reply(.unsupported(claim))))
      #expect(found.verdict == .fail, "\(found)")
    }
    let spoken = try await check("import UIKit\nfunc seven() -> Int { _unsupported(\"UINib\") }")
    #expect(spoken.verdict == .fail, "\(spoken)")
  }

  @Test func whatIsReallyLackingIsStillNobodysMistake() async throws {
    let found = try await check(
      """
      import UIKit
      func seven() -> Int {
          MainActor.assumeIsolated { _ = UINib(nibName: "Cell", bundle: nil) }
          return 7
      }
      """)
    #expect(found.verdict == .unsupported, "\(found)")
  }

  @Test func anAnswerTooManyFails() async throws {
    let found = try await check(sending(try reply(.value("7"))))
    #expect(found.verdict == .fail, "\(found)")
  }

  @Test func halfAnAnswerAndNoneDoNotPass() async throws {
    let whole = try reply(.value("7"))
    for bytes in [Array(whole.prefix(whole.count / 2)), [9, 0, 0, 0, 0x7B], [255, 255, 255, 255], [0, 0, 0, 0]] {
      let found = try await check(sending(bytes, then: "exit(0)"))
      #expect([.fail, .crash].contains(found.verdict), "\(found)")
    }
    let closing = try await check(
      "import Foundation\nfunc seven() -> Int { for d in Int32(3)..<256 { close(d) }; return 7 }")
    #expect([.fail, .crash, .timeout].contains(closing.verdict), "\(closing)")
  }

  @Test func anAnswerThatIsNestedBeyondReasonFails() async throws {
    let body = [UInt8](repeating: 0x5B, count: 20_000)
    let header = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    let code = """
      import Foundation
      func seven() -> Int {
          let bytes: [UInt8] = \(header) + [UInt8](repeating: 0x5B, count: \(body.count))
          for descriptor in Int32(3)..<256 { _ = write(descriptor, bytes, bytes.count) }
          return 7
      }
      """
    let found = try await check(code)
    #expect(found.verdict == .fail, "\(found)")
  }

  // MARK: Code that is simply wrong

  @Test func statementsAtTheTopLevelDoNotCompile() async throws {
    let report = try await grade("func seven() -> Int { 7 }\nprint(seven())\n")
    #expect(report.steps.flatMap(\.checks).map(\.verdict) == [.doesNotCompile])
    #expect(report.messages.map(\.kind) == [.note, .error])
  }

  @Test func statementsOfMainAreWhatCoursemarkLacks() async throws {
    let report = try await grade("func seven() -> Int { 7 }", others: ["main.swift": "print(1)\n"])
    #expect(report.steps.flatMap(\.checks).map(\.verdict) == [.unsupported])
  }

  @Test(arguments: ["", " \n\t\r\n", "// nothing yet"])
  func anEmptyFileLacksWhatTheStepAsksFor(code: String) async throws {
    let found = try await check(code)
    #expect(found.verdict == .missing)
    #expect(found.reason?.contains("seven") == true, "\(found)")
  }

  @Test(arguments: ["func seven() -> Int {\r  7\r}\r", "\u{FEFF}func seven() -> Int {\r\n  7\r\n}\r\n"])
  func otherLineEndsAreNoMistake(code: String) async throws {
    #expect(try await check(code).verdict == .pass)
  }

  @Test func twoFilesThatDefineOneFunctionBlameTheSubmission() async throws {
    let found = try await check("func seven() -> Int { 7 }", others: ["Other.swift": "func seven() -> Int { 7 }"])
    #expect(found.verdict == .doesNotCompile)
  }

  @Test(arguments: ["-O.swift", "@args.swift", "=1+1.swift", "a;b $c.swift", "main .swift", "<b>.swift", "ü.swift"])
  func namesOfFilesAreNoOptionsOfTheCompilers(name: String) async throws {
    let report = try await grade("func seven() -> Int { other() }", others: [name: "func other() -> Int { 7 }"])
    #expect(report.steps.flatMap(\.checks).map(\.verdict) == [.pass], "\(name): \(report.messages)")
  }
}
