import Foundation
import Testing

/// Paths are joined and taken apart by swift-system's `FilePath`.
@Suite struct PathHandlingTests {
  static let targets = [
    "Storage", "RuntimeBuilding", "Grading", "SiteBuilding", "Verification", "LessonParsing", "CourseCommand",
  ]

  /// What joins or splits paths as text.
  static func textualPaths(in source: String) -> [String] {
    let patterns: [Regex<Substring>] = [
      /\bNSString\b/, /(?:appending|deletingLast|last)PathComponent/, /\+ "\/[^"]*"/, /"\/" \+/,
      /(?:joined|split)\(separator: "\/"/,
    ]
    return source.split(separator: "\n").map(String.init).filter { line in
      !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") && patterns.contains { line.contains($0) }
    }
  }

  @Test(arguments: targets) func noTargetJoinsPathsAsText(target: String) throws {
    var found: [String] = []
    for path in try Repository.files(under: "Sources/\(target)") where path.hasSuffix(".swift") {
      found += Self.textualPaths(in: try Repository.text(path)).map { "\(path): \($0)" }
    }
    #expect(found.filter { !Self.notOfFiles.contains(where: $0.contains) } == [])
  }

  /// In no target, and in no test.
  @Test func noPathIsCastToNSString() throws {
    let files = try Repository.files(under: "Sources") + Repository.files(under: "Tests")
    let cast = #/as NSString\)\s*\.(?:deleting|appending|last|path)\w*(?:Component|Extension)/#
    let found = try files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/PathHandlingTests.swift") }
      .filter { try Repository.text($0).contains(cast) }
    #expect(found == [])
  }

  /// The words of a crash, which the app has printed.
  static let notOfFiles = ["Runs/Judgement.swift"]

  @Test(arguments: [
    ("(path as NSString).lastPathComponent", true), ("folder + \"/\" + name", true), ("root + \"/lessons\"", true),
    ("names.joined(separator: \"/\")", true), ("url.deletingLastPathComponent()", true),
    ("folder.appending(\"lessons/a\")", false), ("// (path as NSString)", false), ("\"a/b\"", false),
  ])
  func theTestFindsTextualPaths(line: String, isFound: Bool) {
    #expect(Self.textualPaths(in: line).isEmpty != isFound)
  }
}
