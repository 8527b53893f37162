import Foundation
import Testing

/// `Dockerfile` and `.devcontainer` do what the Makefile does, and no more.
@Suite struct ContainerFilesTests {
  /// The targets that a text asks `make` for.
  private static func targets(in text: String) -> [String] {
    text.matches(of: /\bmake (?<target>[a-z][a-z-]*)/).map { String($0.output.target) }
  }

  private static func makes() throws -> Set<String> {
    let makefile = try Repository.text("Makefile")
    return Set(makefile.matches(of: /(?:^|\n)(?<target>[a-z][a-z-]*):/).map { String($0.output.target) })
  }

  @Test(arguments: ["Dockerfile", ".devcontainer/devcontainer.json", ".ci/run"])
  func everyTargetThatIsAskedForIsThere(file: String) throws {
    let targets = Self.targets(in: try Repository.text(file))
    #expect(targets != [])
    #expect(Set(targets).subtracting(try Self.makes()) == [])
  }

  @Test func whatTheDockerfileBuildsIsBuiltByMakeAlone() throws {
    let steps = try Repository.text("Dockerfile").split(separator: "\n").filter { $0.hasPrefix("RUN ") }
    #expect(steps.first == "RUN make deb")
    // The second image installs the package of the first.
    #expect(steps.dropFirst().allSatisfy { $0.contains("/packages/*.deb") })
  }

  @Test func theCommandsOfTheDevelopmentContainerAreMakesOwn() throws {
    let data = Data(try Repository.text(".devcontainer/devcontainer.json").utf8)
    let file = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let commands = file.filter { $0.key.hasSuffix("Command") }.compactMap { $0.value as? String }
    #expect(commands.count == 2)
    #expect(commands.allSatisfy { $0.wholeMatch(of: /make [a-z-]+/) != nil })
  }
}
