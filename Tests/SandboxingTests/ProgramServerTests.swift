import Foundation
import Testing

@testable import Sandboxing

/// A program that is started as a copy of a server is in the same walls as one that is executed.
@Suite struct ProgramServerTests {
  static let tiers = ContainmentTests.tiers.filter(\.hasNamespaces)

  private func run(
    _ attempts: [String], _ tier: ContainmentTier, limits: Limits = Limits(wallClock: 300, openFiles: 64)
  ) async throws -> Ending {
    let probe = try Probe.shared.get()
    return try await probe.run(attempts, tier, limits: limits, server: try probe.server())
  }

  @Test(arguments: tiers) func whatIsNotAllowedIsRefused(_ tier: ContainmentTier) async throws {
    let attempts = ContainmentTests.refused
    let ending = try await run(attempts, tier)
    #expect(ending.outputText == attempts.map { "\($0): refused\n" }.joined())
    #expect(ending.status == .exited(0))
  }

  @Test(arguments: tiers, ContainmentTests.hostile)
  func whatOnlyAnAttackCallsEndsTheProgram(_ tier: ContainmentTier, _ attempt: String) async throws {
    #expect(try await run([attempt], tier).status == .signalled(SIGSYS))
  }

  @Test(arguments: tiers) func whatAnHonestProgramNeedsIsThere(_ tier: ContainmentTier) async throws {
    let attempts = [
      "write note.txt", "open note.txt", "mkdir folder", "list .", "open /proc/self/stat", "thread", "thread",
      "socketpair", "name-is probe",
    ]
    #expect(try await run(attempts, tier).outputText == attempts.map { "\($0): done\n" }.joined())
  }

  /// An `execve` would have taken away what the server may; a copy has to give it up by itself.
  @Test(arguments: tiers) func nothingOfTheServersIsTheProgramsOwn(_ tier: ContainmentTier) async throws {
    let attempts = ["capabilities", "is-root", "pid-is 1"] + (3..<200).map { "descriptor \($0)" }.prefix(90)
    #expect(try await run(attempts, tier).outputText == attempts.map { "\($0): refused\n" }.joined())
  }

  @Test(arguments: tiers) func nothingOfAnEarlierProgramIsLeft(_ tier: ContainmentTier) async throws {
    let probe = try Probe.shared.get()
    let server = try probe.server()
    let first = try await probe.run(
      ["variable EARLIER", "in-memory pwiuv"], tier, server: server, environment: ["EARLIER": "qxjvw"])
    #expect(first.outputText == "variable EARLIER: done\nin-memory pwiuv: done\n")
    let second = try await probe.run(["variable EARLIER", "in-memory pwiuv"], tier, server: server)
    #expect(second.outputText == "variable EARLIER: refused\nin-memory pwiuv: refused\n")
  }

  @Test(arguments: tiers) func limitsAreTold(_ tier: ContainmentTier) async throws {
    #expect(try await run(["stop"], tier, limits: Limits(wallClock: 0.4)).status == .timedOut)
    let time = Limits(wallClock: 600, processorTime: 1)
    #expect(try await run(["spin"], tier, limits: time).status == .overLimit(.processorTime))
    let memory = Limits(wallClock: 600, memory: 64 << 20, addressSpace: 1 << 30)
    #expect(try await run(["memory"], tier, limits: memory).status == .overLimit(.memory))
    let folder = Limits(wallClock: 600, fileSize: 3 << 20, folderBytes: 1 << 20, folderFiles: 100)
    let status = try await run(["fill"], tier, limits: folder).status
    #expect(status == .overLimit(.folder) || status == .overLimit(.fileSize))
  }

  @Test(arguments: tiers) func withoutItsServerAProgramIsExecuted(_ tier: ContainmentTier) async throws {
    let probe = try Probe.shared.get()
    let server = try probe.server()
    kill(server.process, SIGKILL)
    // The library is no program of the kernel's, so it is the executable that has to be started here.
    let image = open(probe.executable, O_RDONLY | O_CLOEXEC)
    defer { close(image) }
    var command = Command(
      executable: probe.executable, arguments: ["thread"], limits: Limits(wallClock: 300),
      containment: .system.allowing([.read, .execute], [probe.executable]), image: image, tier: tier)
    command.server = server
    #expect(try await Supervisor.run(command).outputText == "thread: done\n")
  }

  /// The kernel ends programs with the thread that counts as their parent.
  @Test func aServerEndsWhenNobodyNeedsIt() async throws {
    let process = try Probe.shared.get().server().process
    for _ in 0..<500 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(kill(process, 0) != 0)
  }
}
