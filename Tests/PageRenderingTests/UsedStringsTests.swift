import CourseModel
import Foundation
import Testing

@testable import PageRendering

/// Every text is said somewhere, and everything that is said is a text.
@Suite struct UsedStringsTests {
  /// Texts whose names are made of what they are about.
  private static let made =
    ["error", "warning", "note", "unsupported"].map { "report.kind-\($0)" }
    + ["plain", "passed", "failed", "undecided"].map { "report.state-\($0)" }
    + Verdict.allCases.map { "report.verdict-\($0.rawValue)" }
    + CourseModel.LessonResult.allCases.flatMap { ["gradebook.count-\($0)", "gradebook.result-\($0)"] }

  private static func names() throws -> Set<String> { Set(try EnglishWords.texts("strings.yml").keys) }

  /// What is said by the scripts, by Swift and by the templates, by their names.
  private static func sources() throws -> (script: String, swift: String, templates: String) {
    let files = try Sample.templates.files
    let templates = files.filter { $0.key.hasSuffix(".mustache") }.values
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    var swift = ""
    for folder in ["PageRendering", "SiteServer", "ServeCommand"] {
      let root = Sample.project.appendingPathComponent("Sources/\(folder)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
        swift += try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      }
    }
    return (String(decoding: files["site.js"] ?? Data(), as: UTF8.self), swift, templates)
  }

  @Test func everyTextIsSaid() throws {
    let (script, swift, templates) = try Self.sources()
    let unused = try Self.names().filter { name in
      // Those are looked for, and not said.
      if name.hasPrefix("told.") { return false }
      if name.hasPrefix("script.") { return !script.contains("\"\(name.dropFirst(7))\"") }
      return !Self.made.contains(name) && !swift.contains("\"\(name)\"") && !templates.contains("{{strings.\(name)}}")
    }
    #expect(unused.sorted() == [])
  }

  @Test func everythingThatIsSaidIsAText() throws {
    let (script, swift, templates) = try Self.sources()
    let said =
      templates.matches(of: /\{\{strings\.([\w.-]+)\}\}/).map { String($0.output.1) }
      + script.matches(of: /\btext\(\s*"(\w+)"/).map { "script.\($0.output.1)" }
      + swift.matches(of: /\b(?:text|count)\(\s*"([\w.-]+)"/).map { String($0.output.1) }
      + swift.matches(of: /"((?:serve|report)\.[\w-]+|gradebook\.(?!css|js)[\w-]+)"/).map { String($0.output.1) }
    let known = try Self.names()
    #expect(Set(said + Self.made).subtracting(known).sorted() == [])
    #expect(said.count > 150)
  }
}
