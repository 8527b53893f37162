internal import AppProtocol
internal import UIKit

/// The part of the app's process that is not the learner's: it replays a user's events, and says what a user would see.
///
/// It knows nothing of checks or of what they expect.
public enum AppAgent {
  /// Answers requests until the other side closes the pipe; then the process ends.
  /// - Parameters:
  ///   - scene: Builds the screen, as an interface file would.
  ///   - probes: Functions of the lesson by name, with one JSON value for each argument and one as the result.
  @MainActor
  public static func run(
    scene: @escaping @MainActor () -> Void, probes: [String: @MainActor @Sendable ([String]) throws -> String]
  ) -> Never {
    CrashReporter.install()
    AgentSession(scene: scene, probes: probes, channel: AgentChannel()).serve()
  }
}
