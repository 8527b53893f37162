internal import Foundation
package import Sandboxing

/// The tool that the tests were built with, as a process of its own.
package enum ToolProcess {
  package static let executable =
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/coursemark"

  /// - Parameter environment: Beside what all tests have.
  package static func command(
    _ arguments: [String], in directory: String? = nil, environment: [String: String] = [:]
  ) -> Command {
    Command(
      executable: executable, arguments: arguments, environment: TestHome.environment.merging(environment) { $1 },
      directory: directory, limits: Limits(wallClock: 900))
  }

  package static func run(
    _ arguments: [String], in directory: String? = nil, environment: [String: String] = [:]
  ) async throws -> Ending {
    try await Supervisor.run(command(arguments, in: directory, environment: environment))
  }
}
