import CourseModel
import Foundation
import Sandboxing
import TestSupport
import Testing

@testable import CourseCommand

/// `coursemark verify` as a process, on a course in a git repository.
@Suite struct VerifyProcessTests {
  let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write("---\nformat: 1\n---\n# One\n\n[here](lesson.md)\n", to: "lessons/01-one/lesson.md")
    try folder.write("---\nformat: 1\n---\n# Two\n\n[Gone](gone.md)\n", to: "lessons/02-two/lesson.md")
    for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "Begin"]] {
      let ending = try await run(
        "/usr/bin/env", ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments)
      try #require(ending.succeeded, "\(ending.errorText)")
    }
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> Ending {
    var environment = ProcessInfo.processInfo.environment
    environment["COURSEMARK_SECRET"] = "the same in every test run"
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    return try await Supervisor.run(
      Command(
        executable: program, arguments: arguments, environment: environment, directory: folder.path,
        limits: Limits(wallClock: 600)))
  }

  private func verify(_ arguments: String...) async throws -> Ending {
    let tool = ToolProcess.executable
    return try await run(tool, ["verify", "lessons"] + arguments)
  }

  @Test func onlyWhatHasChangedIsVerified() async throws {
    let nothing = try await verify("--changed-since", "HEAD")
    #expect(nothing.status == .exited(0))
    #expect(nothing.errorText.contains("No lesson of lessons has changed since HEAD."))

    try folder.write("new", to: "lessons/01-one/key.png")
    let one = try await verify("--changed-since", "HEAD", "--format", "json", "--output", "report.json")
    #expect(one.status == .exited(0), "\(one.errorText)")
    #expect(one.outputText == "")
    let report = try JSONDecoder().decode(VerificationReport.self, from: Data(try folder.read("report.json").utf8))
    #expect(report.lessons.map(\.lesson) == ["01-one"])
    #expect(report.diagnostics.map(\.rule) == [.vagueLink])
  }

  @Test func warningsCountWhenTheyShould() async throws {
    try folder.write("new", to: "lessons/01-one/key.png")
    #expect(try await verify("--changed-since", "HEAD", "--strict").status == .exited(2))
  }

  @Test func aCourseWithAnErrorEndsWithTwo() async throws {
    let ending = try await verify()
    #expect(ending.status == .exited(2))
    #expect(ending.outputText.hasSuffix("2 lessons read, 1 error, 1 warning.\n"))
  }

  @Test func anUnknownRevisionEndsWithTwo() async throws {
    let ending = try await verify("--changed-since", "nowhere")
    #expect(ending.status == .exited(2))
    #expect(ending.outputText == "" && ending.errorText.contains("Git knows no revision 'nowhere' here"))
  }
}
