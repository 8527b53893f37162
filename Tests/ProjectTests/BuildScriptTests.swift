import Foundation
import Sandboxing
import TestSupport
import Testing

/// What `scripts/build` makes of the compiler's words.
@Suite struct BuildScriptTests {
  /// Runs a copy of the script with a Swift that only warns of a line in a file.
  private func build(warningOf file: String, when condition: String = "true", _ options: String...) async throws
    -> Ending
  {
    let folder = try TemporaryFolder()
    let script = try String(contentsOf: Repository.root.appending(path: "scripts/build"), encoding: .utf8)
    try folder.write(script, to: "scripts/build")
    try folder.write("", to: file)
    try folder.write(
      "#!/bin/sh\n\(condition) && echo \"$PWD/\(file):2:9: warning: this was never used\"\nexit 0\n", to: "swift")
    for name in ["scripts/build", "swift"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + name)
    }
    return try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: [folder.path + "/scripts/build", "--strict"] + options,
        environment: ["PATH": "/usr/bin:/bin", "SWIFT": folder.path + "/swift"], limits: Limits(wallClock: 600)))
  }

  @Test(arguments: ["Sources/A/B.swift", "Tests/A/B.swift", "Benchmarks/a/B.swift", "Fuzzing/A/B.swift"])
  func aWarningOfOurOwnCodeFailsAStrictBuild(file: String) async throws {
    let ending = try await build(warningOf: file)
    #expect(ending.status == .exited(1))
    #expect(
      ending.errorText.hasSuffix(
        "error: the compiler warns of our own code:\n  \(file):2:9: warning: this was never used\n"))
  }

  /// The modules that are compiled beside the rest are compiled by a program that is built before it.
  @Test func aWarningOfWhatIsBuiltFirstCountsAsWell() async throws {
    let first = "[ \"$*\" = 'build --product runtime-modules' ]"
    let ending = try await build(warningOf: "Sources/A/B.swift", when: first, "--with-modules", "--build-tests")
    #expect(ending.status == .exited(1))
    #expect(ending.errorText.hasSuffix("  Sources/A/B.swift:2:9: warning: this was never used\n"))
  }

  /// SwiftPM looks for the tests in the index, and says in a fresh clone without one that it is not there.
  @Test func aBuildForTestsKeepsItsIndex() async throws {
    let withoutOne = "case \"$*\" in *--disable-index-store*) true ;; *) false ;; esac"
    let ending = try await build(warningOf: "Sources/A/B.swift", when: withoutOne, "--build-tests")
    #expect(ending.status == .exited(0))
  }

  @Test func aWarningOfAnotherPackageDoesNot() async throws {
    let ending = try await build(warningOf: ".build/checkouts/other/Sources/A/B.swift")
    #expect(ending.status == .exited(0))
  }
}
