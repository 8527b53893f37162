internal import ArgumentParser
internal import Foundation
internal import RuntimeBuilding
internal import Storage
internal import SystemPackage
internal import Toolchain

/// `coursemark prepare`
struct PrepareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare",
    abstract: "Compile UIKit and the modules that checks import now, so that no grading has to wait for it.",
    discussion: """
      Learners' code and checks are compiled against these modules. The first grading makes them, which takes minutes, and keeps
      them in the user's cache. 'make install' makes them for all users. They fit one version of the Swift compiler; for
      another, give this command again.

      Example:
        coursemark prepare
      """)

  @Option(
    help: ArgumentHelp(
      "Where they go instead of the user's cache: the folder 'runtime' of an installation.", valueName: "folder"))
  var into: String?

  func run() async throws {
    let home = try Home.find()
    let progress = ProgressLine()
    let runtime = try await Interruption.cancelling { [into] () async throws -> Runtime in
      let builder = RuntimeBuilder(
        home: home, toolchain: try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment),
        progress: { progress.show(.preparing($0)) })
      guard let into else { return try await builder.build() }
      return try await builder.build(into: FilePath(into).resolved)
    }
    progress.clear()
    Console.write("Ready: \(RelativePath.shortest(to: runtime.directory.string))\n")
  }
}
