import Foundation
import Sandboxing
import TestSupport
import Testing

/// The short form of `scripts/class/interrupted`; the long one has a class of 5,000.
@Suite struct ClassInterruptionTests {
  @Test func aClassThatWasInterruptedTwiceHasTheReportsOfOneThatWasNot() async throws {
    let folder = try TemporaryFolder()
    let environment = TestHome.environment.merging(["COURSEMARK": ToolProcess.executable, "TMPDIR": folder.path]) { $1 }
    let ending = try await Supervisor.run(
      Command(
        executable: Repository.root.appending(path: "scripts/class/interrupted").path, arguments: ["36", "12"],
        environment: environment, directory: folder.path, limits: Limits(wallClock: 900)))
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    #expect(ending.outputText.contains("The reports on 36 submissions are those of a run that was never interrupted"))
    // Neither a killed run nor any other has left work of learners in the folder of temporary files.
    #expect(try folder.names().filter { $0.hasPrefix("coursemark-values.") } == [])
  }
}
