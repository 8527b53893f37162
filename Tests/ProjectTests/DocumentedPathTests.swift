import Foundation
import Testing

/// The files that the documents for developers name are there.
@Suite struct DocumentedPathTests {
  @Test(arguments: ["Documentation/Architecture.md", "CONTRIBUTING.md"])
  func everyFileThatADocumentNamesExists(document: String) throws {
    let paths = Self.paths(in: try Repository.text(document))
    let missing = paths.filter { !FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path) }
    #expect(missing == [])
  }

  /// Code in a document that is a path from the top of the repository. `Model.swift` alone, a file of each lesson, is none.
  static func paths(in document: String) -> [String] {
    document.matches(of: /`(?<path>[\w.+\-\/]+)`/).map { String($0.output.path) }.filter { path in
      folders.contains(path.split(separator: "/").first.map(String.init) ?? "") && path.contains("/")
        || path.contains(/\w\.(?:swift|md|css|txt)$/) && path != "Model.swift" && path != "lesson.md"
    }
  }

  private static let folders: Set<String> = [
    "Attacks", "Benchmarks", "Documentation", "Fuzzing", "Sources", "Tests", "data", "lessons", "scripts", "templates",
  ]

  @Test(arguments: [
    ("see `Sources/A` and `data/b.txt`", ["Sources/A", "data/b.txt"]), ("`Runs`, `CheckRun.swift`", ["CheckRun.swift"]),
    ("`a/b`, `coursemark verify lessons`, `heading-order`", []), ("Sources/A", []),
  ])
  func pathsAreFound(document: String, paths: [String]) { #expect(Self.paths(in: document) == paths) }
}
