import Testing

/// What is in the project works on every machine.
@Suite struct PortabilityTests {
  static let folders = ["Sources", "Tests", "Documentation", "lessons", "templates", "scripts", ".ci"]
  static let files = ["Package.swift", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "action.yml"]

  @Test func noFileNamesAPathOfOneMachine() throws {
    // Put together here, so that this file does not hold them.
    let needles = ["/ho" + "me/", "/ro" + "ot/", "/Us" + "ers/", "/wo" + "rk/"]
    var found: [String] = []
    for path in try Self.folders.flatMap(Repository.files) + Self.files {
      guard let text = try? Repository.text(path) else { continue }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        for needle in needles
        where line.hasPrefix(needle) || line.contains(" " + needle) || line.contains("\"" + needle) {
          found.append("\(path):\(number + 1)")
        }
      }
    }
    #expect(found == [])
  }

  @Test func noSourceFileHoldsMoreThanOneIdea() throws {
    let sources = try Repository.files(under: "Sources") + Repository.files(under: "Tests")
    // Fixtures are what a learner may hand in.
    let ours = sources.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/Fixtures/") }
    let long = try ours.filter { path in
      try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count > 401
    }
    #expect(long == [])
  }
}
