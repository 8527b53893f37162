import Foundation
import Testing

/// The table in `Documentation/Architecture.md` is the law: no target imports what it may not.
@Suite struct ImportDirectionTests {
  /// Modules of ours and of other packages; everything else comes with Swift and the system.
  struct Table {
    var allowed: [String: Set<String>] = [:]
    /// What the package takes from others, whether the table knows it or not.
    var products: Set<String> = []

    init(_ document: String) {
      for row in document.split(separator: "\n") where row.hasPrefix("| `") {
        let cells = row.split(separator: "|").map { $0.matches(of: /`(?<name>[\w-]+)`/).map { String($0.output.name) } }
        if cells.count == 3, let target = cells[0].first { allowed[target] = Set(cells[2]) }
      }
    }

    var known: Set<String> { allowed.values.reduce(into: products.union(allowed.keys)) { $0.formUnion($1) } }
  }

  static func table() throws -> Table {
    var table = Table(try Repository.text("Documentation/Architecture.md"))
    let package = try Repository.text("Package.swift")
    table.products = Set(package.matches(of: /\.product\(name: "(?<name>\w+)"/).map { String($0.output.name) })
    return table
  }

  /// What a source file imports, one module a line.
  static func imports(of source: String) -> Set<String> {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(?<module>\w+)/
      .anchorsMatchLineEndings()
    return Set(source.matches(of: line).map { String($0.output.module) })
  }

  @Test func everyTargetIsInTheTable() throws {
    #expect(try Set(Self.table().allowed.keys) == Set(Repository.folders(under: "Sources")))
  }

  @Test func noTargetImportsWhatItMayNot() throws {
    let table = try Self.table()
    var violations: [String] = []
    for path in try Repository.files(under: "Sources") where path.hasSuffix(".swift") {
      let target = String(path.split(separator: "/")[1])
      let wrong = Self.imports(of: try Repository.text(path)).intersection(table.known)
        .subtracting(table.allowed[target] ?? []).subtracting([target])
      violations += wrong.sorted().map { "\(path) imports \($0)" }
    }
    #expect(violations == [])
  }

  @Test func theTableAllowsNothingThatNobodyNeeds() throws {
    for (target, allowed) in try Self.table().allowed {
      let sources = try Repository.files(under: "Sources/\(target)").filter { $0.hasSuffix(".swift") }
      let used = try sources.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: try Repository.text($1))) }
      #expect(allowed.subtracting(used) == [], "\(target)")
    }
  }

  @Test func thePackageDeclaresWhatTheTableAllows() throws {
    let package = try Repository.text("Package.swift")
    for (target, allowed) in try Self.table().allowed where !allowed.isEmpty {
      let declaration = try #require(
        package.firstMatch(
          of: Regex<Substring>(
            "(?s)[tT]arget\\(\\s*name: \"\(target)\".*?(?=\\n    \\.|\\n    //|\\n  \\])")), "\(target)")
      let missing = allowed.filter { !declaration.output.contains("\"\($0)\"") }
      #expect(missing == [], "\(target)")
    }
  }

  @Test(arguments: [
    ("import Foundation", ["Foundation"]), ("  @testable import A\nimport B", ["A", "B"]),
    ("@_exported public import ReferenceModel", ["ReferenceModel"]), ("import struct Foundation.URL", ["Foundation"]),
    ("// import X\nlet important = 1", []),
  ])
  func importsAreFoundInEveryForm(source: String, modules: [String]) {
    #expect(Self.imports(of: source).sorted() == modules)
  }
}
