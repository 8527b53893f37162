import Foundation
import Sandboxing
import Storage
import TestSupport
import Testing

/// A tool and its cache as CI restores them for the next job: the same bytes as new files, and the tool in another folder.
@Suite struct RestoredCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Copies in a process of its own: while this one has a program open for writing, another test's new process can have it open too,
  /// and then the program can't be started.
  private func copy(_ from: String, to: String) async throws {
    let destination = URL(filePath: to)
    try FileManager.default.createDirectory(
      at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
    let ending = try await Supervisor.run(
      Command(executable: "/bin/cp", arguments: ["-R", from, to], environment: [:], limits: Limits(wallClock: 600)))
    try #require(ending.status == .exited(0), "\(ending.errorText)")
  }

  /// Verifies the lesson with a tool of its own and settings of its own.
  private func verify(as name: String) async throws -> String {
    try await copy(ToolProcess.executable, to: "\(folder.path)/\(name)/coursemark")
    var command = ToolProcess.command(
      ["verify", "lessons/01-number"], in: folder.path,
      environment: [
        "COURSEMARK_HOME": Checkout.root.path, "COURSEMARK_CACHE": folder.path + "/cache",
        "XDG_CONFIG_HOME": "\(folder.path)/\(name)/settings",
      ])
    command.executable = "\(folder.path)/\(name)/coursemark"
    let ending = try await Supervisor.run(command)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    return ending.outputText
  }

  /// What was compiled or found out: an entry is named by all that it depends on.
  private func entries() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/cache").sorted()
  }

  @Test func withARestoredToolAndCacheNothingIsCompiledAnew() async throws {
    try folder.writeLesson()
    let ready = try await ToolProcess.run(["prepare"]).outputText
    let runtime = try #require(ready.wholeMatch(of: /Ready: (?<path>.+)\n/)).output.path
    let name = try #require(runtime.split(separator: "/").last)
    try await copy(String(runtime), to: "\(folder.path)/cache/runtime/\(name)")
    let first = try await verify(as: "first")
    let entries = try entries()
    #expect(entries.contains { $0.hasPrefix("programs/") })

    try FileManager.default.moveItem(atPath: folder.path + "/cache", toPath: folder.path + "/archive")
    try await copy(folder.path + "/archive", to: folder.path + "/cache")
    #expect(try await verify(as: "second") == first)
    #expect(try self.entries() == entries)
  }
}
