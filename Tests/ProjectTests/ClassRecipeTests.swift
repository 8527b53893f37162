import CourseModel
import Foundation
import Reporting
import Sandboxing
import TestSupport
import Testing

/// The script that grades a class with GNU parallel.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel"),
    "GNU parallel is not installed ('apt-get install parallel')."))
struct ClassRecipeTests {
  @Test func aShardThatDiesIsGradedAgain() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
    for name in ["a", "b", "c"] { try folder.write(SevenLesson.right, to: "downloads/\(name)/Numbers.swift") }
    // The tool, which is killed at the first try of the second shard.
    try folder.write(
      """
      #!/bin/sh
      case "$*" in *"--shard 2/2"*) [ -e died ] || { touch died; kill -9 $$; } ;; esac
      exec '\(ToolProcess.executable)' "$@"

      """, to: "tool")
    chmod(folder.path + "/tool", 0o755)
    let environment = TestHome.environment.merging(["COURSEMARK": folder.path + "/tool"]) { $1 }
    let ending = try await Supervisor.run(
      Command(
        executable: Repository.root.appending(path: "scripts/class/parallel").path,
        arguments: ["lesson", "downloads", "2", "report.json", "--store", "store"], environment: environment,
        directory: folder.path, limits: Limits(wallClock: 900)))
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/died"))
    let report = try JSONReport.decode(folder.read("report.json"))
    #expect(report.lessons.map(\.submission) == ["downloads/a", "downloads/b", "downloads/c"])
  }
}
