import Foundation
import Sandboxing
import Testing

/// axe-core, the usual checker of accessibility: fetched for a run of the tests, and no part of this repository.
///
/// It is what `accessibility.js` is checked against. That one stays, since it runs without a network, looks at drawings
/// and widths as axe-core does not, and says what it finds in sentences.
enum AxeCore {
  /// A package of PyPI that carries `axe.min.js` 4.12.1.
  private static let package = "axe-playwright-python==0.1.8"
  static let unreachable: Comment =
    "axe-core can't be fetched from PyPI, so the accessibility script is not checked against it"

  /// Whether pages are to be checked by it: where it can be fetched, and where all tests are asked for.
  static var isAsked: Bool {
    get async {
      if ProcessInfo.processInfo.environment["COURSEMARK_WHOLE_TESTS"] == "1" { return true }
      return await script.value != nil
    }
  }

  /// The script, or nothing where the package can't be fetched.
  static let script = Task { () async -> String? in
    let folder = NSTemporaryDirectory() + "/coursemark-axe-\(UInt32.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fetch = """
      mkdir -p "$1" && python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$1" "$2" &&
      python3 -m zipfile --extract "$1"/*.whl "$1"
      """
    let command = Command(
      executable: "/bin/sh", arguments: ["-c", fetch, "sh", folder, package],
      environment: ProcessInfo.processInfo.environment, limits: Limits(wallClock: 120))
    guard let ending = try? await Supervisor.run(command), ending.succeeded else { return nil }
    return try? String(contentsOfFile: folder + "/axe_playwright_python/axe.min.js", encoding: .utf8)
  }
}

extension Browser {
  /// What axe-core finds on the page that is open: the names of its rules, each with the elements that break it.
  func axeViolations() async throws -> [String: [String]] {
    let found = try await run(
      """
      \(await AxeCore.script.value ?? "")
      // Not only for somebody to look at.
      axe.configure({ rules: [{ id: "duplicate-id-aria", reviewOnFail: false }] });
      return axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
        .then(results => results.violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 120))]));
      """)
    let pairs = (found as? [[Any]] ?? []).compactMap { pair -> (String, [String])? in
      guard pair.count == 2, let rule = pair[0] as? String else { return nil }
      return (rule, pair[1] as? [String] ?? [])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// What our own script finds, a sentence each.
  func accessibilityProblems() async throws -> [String]? {
    try await run(Self.accessibilityScript) as? [String]
  }

  private static var accessibilityScript: String {
    get throws {
      try String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "accessibility.js"),
        encoding: .utf8)
    }
  }
}
