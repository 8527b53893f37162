import CourseModel
import Foundation
import RuntimeBuilding
import Sandboxing
import Storage
import SystemPackage
import TestSupport
import Testing

@testable import Grading

/// Apps and examiners that start as copies of a process with their libraries do the same as those that the kernel starts.
@Suite(
  .serialized,
  .enabled(if: ContainmentTier.reached.hasNamespaces, "Programs start as copies only where there are namespaces."))
struct ProgramStarterTests {
  /// Starts all programs in the kernel's way.
  private static let executing = Task {
    var options = GradingOptions(timeout: 4)
    options.copiesPrograms = false
    return try await Grader(home: try TestHome.make(), environment: TestHome.environment, options: options)
  }

  private func check(_ code: String, by grader: Grader) async throws -> CheckReport {
    let file = SubmissionFile(name: "Numbers.swift", path: "work/eve/Numbers.swift", text: code)
    let report = try await grader.grade(
      SevenLesson.lesson(), submission: Submission(name: "work/eve", files: [file]))
    var check = try #require(report.steps.first?.checks.first)
    check.seconds = 0
    return check
  }

  private func checks(_ code: String) async throws -> (copied: CheckReport, executed: CheckReport) {
    async let copied = check(code, by: try await TestGrader.shared.value)
    async let executed = check(code, by: try await Self.executing.value)
    return (try await copied, try await executed)
  }

  @Test func programsAreCopiedHere() async throws {
    let grader = try await TestGrader.shared.value
    let starters = try #require(grader.starters)
    let lesson = try SevenLesson.lesson()
    let examiner = try await grader.prepared(lesson).examiner
    #expect(LoadableProgram.isLoadable(examiner))
    #expect(await starters.server(.examiner, for: examiner) != nil)
    #expect(await starters.server(.app, for: try HeldFile("/bin/ls")) == nil)
  }

  @Test func aProgramIsToldTheSameHoweverItIsStarted() async throws {
    let (copied, executed) = try await checks(
      """
      import Foundation
      nonisolated(unsafe) var isDone = false
      func seven() -> Int {
          // Before there is another thread, which has descriptors of its own.
          let descriptors = (Int32(0)..<200).filter { fcntl($0, F_GETFD) >= 0 }
          print(descriptors)
          let environment = ProcessInfo.processInfo.environment
          print(CommandLine.arguments, environment.keys.sorted(), ProcessInfo.processInfo.processName)
          let home = environment["HOME"] ?? ""
          print(home == NSHomeDirectory(), home + "/" == NSTemporaryDirectory(), FileManager.default.currentDirectoryPath == home)
          print(FileManager.default.temporaryDirectory.path == home, getpid() == 1, getuid() == geteuid())
          print(Thread.isMainThread, Thread.current.isMainThread, OperationQueue.current == OperationQueue.main)
          dispatchPrecondition(condition: .onQueue(.main))
          let text = "kept".data(using: .utf8)
          print(FileManager.default.createFile(atPath: home + "/note", contents: text), (try? String(contentsOfFile: "note", encoding: .utf8)) ?? "")
          DispatchQueue.global().async { DispatchQueue.main.async { isDone = true } }
          // The app's time does not wait for another thread, which a busy machine may keep waiting.
          for _ in 0..<10_000 where !isDone { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)); usleep(1_000) }
          print(isDone, DispatchQueue.global().sync { 3 }, Calendar.current.timeZone.identifier, Locale.current.identifier)
          print(Bundle.main.path(forResource: "a", ofType: "txt") ?? "none", Bundle.main.bundlePath.isEmpty, NSLocalizedString("a", comment: ""))
          return 8
      }
      """)
    #expect(copied == executed)
    #expect(copied.output.contains("\n[\"app\"] "), "\(copied)")
  }

  @Test func crashesAreTheSameHoweverAProgramIsStarted() async throws {
    for code in [
      "func seven() -> Int { [1, 2][Int(\"7\")!] }",
      "func seven() -> Int {\n  func depth(_ n: Int) -> Int { depth(n + 1) + 1 }\n  return depth(0)\n}",
      "import Foundation\nfunc seven() -> Int { exit(3) }",
      "import Foundation\nfunc seven() -> Int { Int(chroot(\"/\")) }",
    ] {
      let (copied, executed) = try await checks(code)
      #expect(copied == executed)
      #expect(copied.verdict == .crash)
    }
  }

  @Test func setsOfTwoCopiesHaveOrdersOfTheirOwn() async throws {
    let code = "func seven() -> Int { print(\"x\".hashValue); return 8 }"
    let grader = try await TestGrader.shared.value
    let (one, other) = (try await check(code, by: grader), try await check(code, by: grader))
    #expect(one.output != other.output)
  }

  @Test func librariesThatAProgramAloneNeedsAreLoadedForIt() async throws {
    let (copied, executed) = try await checks(
      """
      import FoundationNetworking
      import FoundationXML
      import RegexBuilder
      func seven() -> Int {
          let document = try? XMLDocument(xmlString: "<a><b/></a>", options: [])
          print(document?.rootElement()?.childCount ?? -1, "a7".firstMatch(of: Regex { One(.digit) })?.output ?? "")
          return 8
      }
      """)
    #expect(copied == executed)
    #expect(copied.output == "1 7\n")
  }

  // MARK: The file

  @Test func whatTheLinkerMadeOfForeignCodeIsReadWithCare() throws {
    let folder = try TemporaryDirectory()
    defer { folder.remove() }
    let path = folder.path.appending("program")
    let real = try #require(FileManager.default.contents(atPath: CommandLine.arguments[0])?.prefix(4096))
    for bytes in [Data(), Data("#!/bin/sh".utf8), Data(real.prefix(63)), Data(real.prefix(200)), Data(real)] {
      try bytes.write(to: path.url)
      try LoadableProgram.make(path)
      #expect(!LoadableProgram.isLoadable(try HeldFile(path)))
      #expect(FileManager.default.contents(atPath: path.string) == bytes)
    }
  }

  @Test func anExecutableIsMadeLoadableByOneFlag() throws {
    let folder = try TemporaryDirectory()
    defer { folder.remove() }
    let path = folder.path.appending("program")
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: path.string)
    let before = try HeldFile(path).contents()
    guard
      ELFFile(descriptor: try HeldFile(path).descriptor)?.dynamicEntries?.contains(where: { $0.tag == 0x6FFF_FFFB })
        == true
    else { return }
    #expect(!LoadableProgram.isLoadable(try HeldFile(path)))
    try LoadableProgram.make(path)
    #expect(LoadableProgram.isLoadable(try HeldFile(path)))
    let after = try HeldFile(path).contents()
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
  }
}
