import CourseModel
import Foundation
import Reporting
import Sandboxing
import TestSupport
import Testing

/// A class with every kind of submission has one report, whatever way leads to it.
@Suite(.serialized) struct ClassProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
  }

  /// Each kind of work, by the name of whoever has handed it in.
  private static let works = [
    "ada": SevenLesson.right,
    "bob": SevenLesson.wrong,
    "broken": "func seven() -> Int { \"7\" }\n",
    "crash": "func seven() -> Int { let none: [Int] = []; return none[7] }\n",
    "other": "func eight() -> Int { 8 }\n",
    "commented": "// Seven,\n\n\(SevenLesson.right)  // and nothing else\n",
    "crash-commented": "\n// Ends.\nfunc seven() -> Int { let none: [Int] = []; return none[7] }\n",
    "twin": SevenLesson.wrong,
    "wrong-commented": "\n\n  \(SevenLesson.wrong)",
    "unknown": "import UIKit\nfunc seven() -> Int { _ = UIPrintInteractionController.shared; return 7 }\n",
    "waits": "func seven() -> Int { while true {} }\n",
  ]

  /// As a lesson's own samples lie.
  private func writeClass() async throws {
    for (name, code) in Self.works { try folder.write(code, to: "lesson/submissions/\(name)/Numbers.swift") }
    let empty = folder.path + "/lesson/submissions/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    // The same as ada's, packed; as a platform would have it.
    try folder.write(SevenLesson.right, to: "packed/Numbers.swift")
    let tar = try await Supervisor.run(
      Command(
        executable: "/usr/bin/tar",
        arguments: ["-cf", folder.path + "/lesson/submissions/zoe.tar", "-C", folder.path + "/packed", "Numbers.swift"])
    )
    try #require(tar.succeeded)
  }

  private static let common = ["grade", "lesson", "--timeout", "2", "--seed", "7"]

  @discardableResult
  private func grade(_ options: [String], to file: String, _ codes: [Int32] = [3]) async throws -> Ending {
    let ending = try await ToolProcess.run(Self.common + options + ["--format", "json=\(file)"], in: folder.path)
    #expect(codes.contains { ending.status == .exited($0) }, "\(ending.status) \(ending.errorText)")
    return ending
  }

  /// The bytes of a report without the lines of wall clocks.
  private func bytes(_ file: String) throws -> String {
    try folder.read(file).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("\"seconds\" : ") }.joined(separator: "\n")
  }

  private func report(_ file: String) throws -> Report { try JSONReport.decode(folder.read(file)) }

  private func verdicts(_ file: String) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try report(file).lessons.map { lesson in
        (
          URL(filePath: lesson.submission).lastPathComponent,
          lesson.steps.flatMap(\.checks).map(\.verdict.rawValue).joined(separator: " ")
        )
      })
  }

  @Test func everyWayToAReportGivesTheSameBytes() async throws {
    try await writeClass()
    try await grade(["--no-store", "--jobs", "8"], to: "whole.json")
    let expected = try bytes("whole.json")
    #expect(
      try verdicts("whole.json") == [
        "ada": "pass", "bob": "fail", "broken": "does-not-compile", "commented": "pass", "crash": "crash",
        "crash-commented": "crash", "empty": "missing", "other": "missing", "twin": "fail", "unknown": "unsupported",
        "waits": "timeout", "wrong-commented": "fail", "zoe.tar": "pass",
      ])

    // One after the other, into a store, and out of it.
    try await grade(["--store", "store", "--jobs", "1"], to: "one.json")
    #expect(try bytes("one.json") == expected)
    let again = try await grade(["--store", "store", "--jobs", "8"], to: "again.json")
    #expect(try bytes("again.json") == expected)
    #expect(!again.errorText.contains("Compiling lesson/"), "\(again.errorText)")

    // Of three machines with one store, each has a third to do.
    for number in 1...3 {
      try await grade(["--no-store", "--shard", "\(number)/3"], to: "\(number).json", [0, 1, 3])
    }
    let merged = try await merge(["3.json", "1.json", "2.json"], to: "merged.json")
    #expect(merged.status == .exited(3), "\(merged.errorText)")
    #expect(try bytes("merged.json") == expected)

    // Each alone.
    var alone = try report("whole.json").withoutTimes
    for (index, lesson) in alone.lessons.enumerated() {
      try await grade(["--no-store", "--submission", lesson.submission], to: "alone.json", [0, 1, 3])
      alone.lessons[index] = try #require(try report("alone.json").withoutTimes.lessons.first)
    }
    #expect(try JSONReport.encode(alone) == JSONReport.encode(report("whole.json").withoutTimes))
  }

  @Test func whatDiffersInCommentsAloneIsGradedOnceUnlessTheReportSpeaksOfALine() async throws {
    for (name, code) in Self.works where ["ada", "commented", "crash", "crash-commented"].contains(name) {
      try folder.write(code, to: "lesson/submissions/\(name)/Numbers.swift")
    }
    let ending = try await grade(["--store", "store", "--jobs", "1"], to: "one.json", [1])
    let compiled = ending.errorText.split(separator: "\n").filter { $0.contains("Compiling lesson/") }
    #expect(compiled.count == 3, "\(ending.errorText)")
    let reasons = try report("one.json").lessons.compactMap { $0.steps[0].checks[0].reason }
    #expect(reasons.count == 2)
    #expect(reasons[0].contains("Numbers.swift:1:"), "\(reasons[0])")
    #expect(reasons[1].contains("Numbers.swift:3:"), "\(reasons[1])")
  }

  @Test func aRunThatWasKilledHalfWayGoesOn() async throws {
    for name in ["a", "b", "c", "d", "e"] {
      try folder.write("func seven() -> Int { /* \(name) */ 7 }\n", to: "lesson/submissions/\(name)/Numbers.swift")
    }
    let process = Process()
    let command = ToolProcess.command(
      Self.common + ["--store", "store", "--jobs", "1", "--format", "json=killed.json"], in: folder.path)
    process.executableURL = URL(fileURLWithPath: command.executable)
    (process.arguments, process.environment) = (command.arguments, command.environment)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let errors = Pipe()
    (process.standardError, process.standardOutput) = (errors, FileHandle.nullDevice)
    try process.run()
    var said = ""
    while !said.contains("Compiling lesson/submissions/d") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/killed.json"))

    let resumed = try await grade(["--store", "store", "--resume"], to: "resumed.json", [0])
    #expect(resumed.errorText.contains("3 of 5 submissions needed no grading"), "\(resumed.errorText)")
    try await grade(["--no-store"], to: "whole.json", [0])
    #expect(try bytes("resumed.json") == bytes("whole.json"))
  }

  @Test func aShardThatDiedIsMissedAndGradedAgain() async throws {
    for name in ["a", "b", "c"] { try folder.write(SevenLesson.right, to: "lesson/submissions/\(name)/Numbers.swift") }
    try await grade(["--store", "store", "--shard", "1/2"], to: "1.json", [0])
    let missed = try await merge(["1.json"], to: "merged.json")
    #expect(missed.status == .exited(3))
    #expect(missed.errorText.contains("Shard 2 of 2 is missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/merged.json"))
    try await grade(["--store", "store", "--shard", "2/2"], to: "2.json", [0])
    let merged = try await merge(["1.json", "2.json", "1.json"], to: "merged.json")
    #expect(merged.status == .exited(0), "\(merged.errorText)")
    #expect(try report("merged.json").lessons.map(\.submission.last) == ["a", "b", "c"])
  }

  @Test func aForgedVerdictIsToldAndGradedAgain() async throws {
    try folder.write(SevenLesson.wrong, to: "lesson/submissions/bob/Numbers.swift")
    try await grade(["--store", "store"], to: "first.json", [1])
    let part = try #require(folder.names("store").first)
    let name = try #require(folder.names("store/\(part)").first)
    let kept = try folder.read("store/\(part)/\(name)")
    try folder.write(kept.replacing("\"verdict\":\"fail\"", with: "\"verdict\":\"pass\""), to: "store/\(part)/\(name)")
    let unsound = try await ToolProcess.run(["store", "verify", "--store", "store"], in: folder.path)
    #expect(unsound.status == .exited(1), "\(unsound.outputText)\(unsound.errorText)")
    let again = try await grade(["--store", "store"], to: "again.json", [1])
    #expect(again.errorText.contains("is not what a grader with your secret has put there"), "\(again.errorText)")
    #expect(try bytes("again.json") == bytes("first.json"))
    let sound = try await ToolProcess.run(["store", "verify", "--store", "store"], in: folder.path)
    #expect(sound.status == .exited(0), "\(sound.outputText)")
    let cleared = try await ToolProcess.run(["store", "clear", "--store", "store"], in: folder.path)
    #expect(cleared.outputText == "1 verdict removed.\n")
  }

  private func merge(_ files: [String], to output: String) async throws -> Ending {
    try await ToolProcess.run(["merge"] + files + ["--format", "json=\(output)"], in: folder.path)
  }
}
