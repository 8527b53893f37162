import Foundation
import Sandboxing
import TestSupport
import Testing

/// What `make grade` and `make test` say where a package of the system is missing.
@Suite struct SetupTests {
  /// Runs `scripts/setup` where there is Swift and no pkg-config, as a user with this number.
  private func setUp(user: Int, hasAptGet: Bool) async throws -> Ending {
    let folder = try TemporaryFolder()
    for name in ["cat", "sed", "awk", "head", "tr", "dirname", "readlink", "ldd", "git"] {
      let path = ["/usr/bin/", "/bin/"].map { $0 + name }.first(where: FileManager.default.isExecutableFile)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: try #require(path, "'\(name)' is not on this machine"))
    }
    func write(_ script: String, to name: String) throws {
      try folder.write("#!/bin/sh\n\(script)\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + name)
    }
    try write("echo \(user)", to: "id")
    try write("echo 'Swift version 6.3.1'", to: "swift")
    try write("exit 0", to: "c++")
    if hasAptGet { try write("echo called > '\(folder.path)/called'", to: "apt-get") }
    let ending = try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: [Repository.root.appending(path: "scripts/setup").path],
        environment: ["PATH": folder.path],
        limits: Limits(wallClock: 600)))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/called"), "only root installs packages")
    return ending
  }

  @Test func whoIsNotRootIsToldTheCommandThatInstallsWhatIsMissing() async throws {
    let ending = try await setUp(user: 1000, hasAptGet: true)
    #expect(ending.status == .exited(1))
    #expect(
      ending.errorText.hasSuffix(
        """
        Install them, and try again:
          sudo apt-get update && sudo apt-get install --yes --no-install-recommends pkg-config libcmark-dev libsodium-dev \
        libarchive-dev

        """), "\(ending.errorText)")
  }

  @Test func whereThereIsNoAptGetThePackagesAreNamed() async throws {
    let ending = try await setUp(user: 0, hasAptGet: false)
    #expect(ending.status == .exited(1))
    #expect(ending.errorText.hasPrefix("These are missing (names as in Debian): pkg-config libcmark-dev"))
  }
}
