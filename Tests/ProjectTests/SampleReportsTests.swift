import Foundation
import Sandboxing
import TestSupport
import Testing

/// `scripts/grade-samples`, which `make grade` and `make test` run, with a stand-in for the tool: a script that prints a summary and
/// ends with an exit code.
@Suite struct SampleReportsTests {
  static let expected = "✗ 01-task-list  ada  1 of 2 steps  3 of 4 points\n"

  /// What the tool writes into the file of whole reports.
  private static let reports = """

    A list: lessons/01-task-list/submissions/mistakes
    Swift 5, seed 1

    first

    A field: lessons/03-text-entry/submissions/mistakes
    Swift 6, seed 2

    the one to show

    A field: lessons/03-text-entry/submissions/none
    Swift 5, seed 3

    last

    """

  private func grade(
    printing summary: String = expected, exitCode: Int, environment: [String: String] = [:]
  ) async throws -> (ending: Ending, snapshot: String) {
    let folder = try TemporaryFolder()
    try folder.write(try Repository.text("scripts/grade-samples"), to: "scripts/grade-samples")
    try folder.write(Self.expected, to: "Tests/Snapshots/samples.txt")
    try folder.write(
      """
      for argument; do
        case "$argument" in text=*) printf '%s' '\(Self.reports)' > "${argument#text=}" ;; esac
      done
      printf '%s' '\(summary)'
      exit \(exitCode)
      """, to: "coursemark")
    try folder.write("#!/bin/sh\nexec /bin/sh \"$(dirname \"$0\")/coursemark\" \"$@\"\n", to: "tool")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tool")
    let ending = try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: [folder.path + "/scripts/grade-samples", folder.path + "/tool"],
        environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }, limits: Limits(wallClock: 600)))
    return (ending, try folder.read("Tests/Snapshots/samples.txt"))
  }

  @Test func theSummaryThatIsCommittedIsASuccess() async throws {
    #expect(try await grade(exitCode: 1).ending.status == .exited(0))
  }

  @Test func oneOfTheReportsIsShownWhole() async throws {
    let output = try await grade(exitCode: 1).ending.outputText
    #expect(
      output.contains(
        "\n\nA field: lessons/03-text-entry/submissions/mistakes\nSwift 6, seed 2\n\nthe one to show\n\nAnd all"))
    #expect(!output.contains("first") && !output.contains("last"))
  }

  @Test(arguments: [0, 2, 3, 139]) func noExitCodeButOneIsASuccess(exitCode: Int) async throws {
    let ending = try await grade(exitCode: exitCode).ending
    #expect(ending.status == .exited(1))
    #expect(ending.outputText.contains("coursemark ended with exit code \(exitCode)"))
  }

  @Test func anotherSummaryFailsAndShowsTheDifference() async throws {
    let (ending, snapshot) = try await grade(
      printing: "✗ 01-task-list  ada  2 of 2 steps  4 of 4 points\n", exitCode: 1)
    #expect(ending.status == .exited(1))
    #expect(ending.outputText.contains("+✗ 01-task-list  ada  2 of 2 steps  4 of 4 points"))
    #expect(snapshot == Self.expected)
  }

  @Test func theRunThatWritesTheSnapshotFails() async throws {
    let (ending, snapshot) = try await grade(
      printing: "another\n", exitCode: 1, environment: ["COURSEMARK_UPDATE_SNAPSHOTS": "1"])
    #expect(ending.status == .exited(1))
    #expect(snapshot == "another\n")
  }

  /// The snapshot has a line for each sample there is.
  @Test func everySampleHasALine() throws {
    let samples = try Repository.folders(under: "lessons").filter { !$0.contains(".") }.flatMap { lesson in
      try Repository.folders(under: "lessons/\(lesson)/submissions").filter { $0 != "README.md" }.map {
        "\(lesson) \($0)"
      }
    }
    let lines = try Repository.text("Tests/Snapshots/samples.txt").split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().prefix(2).joined(separator: " ")
    }
    #expect(lines == samples.sorted())
  }
}
