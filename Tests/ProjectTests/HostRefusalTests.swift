import Foundation
import Sandboxing
import TestSupport
import Testing

@testable import AttackSuite

/// The tool on hosts that offer less than this one: a filter of system calls refuses what they lack.
@Suite struct HostRefusalTests {
  private struct Check: Decodable {
    struct Finding: Decodable {
      var subject: String
      var state: String
    }

    var tier: String
    var findings: [Finding]
  }

  /// What `coursemark doctor` says there. A tool that hangs there is ended by the clock.
  private func doctor(namespaces: Bool, landlock: Bool) async throws -> (Ending, Check?) {
    let folder = try TemporaryFolder()
    let words = ["doctor", "--format", "json"]
    var run = MonitoredRun(
      executable: ToolProcess.executable, arguments: words, environment: [:], directory: folder.path, output: "",
      errors: "")
    run.refusesNamespaces = namespaces
    run.refusesLandlock = landlock
    let file = folder.path + "/run.json"
    try JSONEncoder().encode(run).write(to: URL(fileURLWithPath: file))
    var environment = ProcessInfo.processInfo.environment
    environment["COURSEMARK_SECRET"] = "the same in every test run"
    let ending = try await Supervisor.run(
      Command(
        executable: ToolProcess.executable, arguments: ["attack-run", "--enter", file], environment: environment,
        limits: Limits(wallClock: 600)))
    return (ending, try? JSONDecoder().decode(Check.self, from: Data(ending.standardOutput)))
  }

  @Test func withoutNamespacesLandlockContainsAndChecksAreDecided() async throws {
    let (ending, check) = try await doctor(namespaces: true, landlock: false)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(check?.tier == "landlock")
    #expect(check?.findings.last?.subject == "A check")
    #expect(check?.findings.contains { $0.state == "bad" } == false)
  }

  @Test func withoutBothNothingIsRun() async throws {
    let (ending, check) = try await doctor(namespaces: true, landlock: true)
    #expect(ending.status == .exited(3), "\(ending.outputText)\(ending.errorText)")
    #expect(check?.tier == "none")
    #expect(check?.findings.contains { $0.subject == "A check" } == false)
  }
}
