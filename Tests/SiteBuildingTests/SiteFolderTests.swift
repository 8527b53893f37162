import Foundation
import PageRendering
import SystemPackage
import TestSupport
import Testing
@testable import SiteBuilding

/// A second build into the same folder.
@Suite struct SiteFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["01-a", "02-b"] {
      try folder.write("---\nformat: 1\n---\n# \(name)\n\nText.\n", to: "course/\(name)/lesson.md")
    }
  }

  private func build(course: String = "course", identity: [String] = []) async throws -> SiteFolder.Outcome {
    let templates = try TemplateSet(files: ["course.mustache": "", "lesson.mustache": "{{title}}", "style.css": "a{}"])
    let builder = SiteBuilder(
      path: folder.path + "/" + course, renderer: SiteRenderer(templates: templates), identity: identity)
    return try await SiteFolder(folder.path + "/site", cache: FilePath(folder.path + "/cache")).build(builder)
  }

  /// The pages that were rendered, though they may have been written already.
  private func rendered(_ outcome: SiteFolder.Outcome) -> [String] {
    outcome.build.files.map(\.path).filter { $0.hasSuffix("/index.html") }
  }

  @Test func theSecondTimeNothingIsRendered() async throws {
    #expect(
      try await build().written.sorted()
        == ["01-a/index.html", "02-b/index.html", "index.html", "search-index.js", "style.css"])
    let second = try await build()
    #expect(second.written == [])
    #expect(second.unchanged.count == 5)
    #expect(rendered(second) == [])
  }

  @Test func aPageThatSomebodyHasChangedOrDeletedIsWrittenAgain() async throws {
    _ = try await build()
    try folder.write("Somebody else's, and longer", to: "site/01-a/index.html")
    try folder.remove("site/02-b/index.html")
    #expect(try await build().written == ["01-a/index.html", "02-b/index.html"])
    #expect(try await rendered(build()) == [])
  }

  @Test(arguments: ["", "{}", "no JSON", "{\"course\":1}"])
  func aMemoryThatCantBeReadCostsTimeOnly(damage: String) async throws {
    _ = try await build()
    let sites = folder.path + "/cache/sites"
    for name in try FileManager.default.contentsOfDirectory(atPath: sites) {
      try folder.write(damage, to: "cache/sites/\(name)")
    }
    let outcome = try await build()
    #expect(rendered(outcome).count == 2)
    #expect(outcome.written == [])
  }

  /// The line of one lesson: nothing of the others is believed then, and nothing is lost.
  @Test func aMemoryWithADamagedLineCostsTimeOnly() async throws {
    _ = try await build()
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/sites").first)
    let lines = try folder.read("cache/sites/\(name)").split(separator: "\n")
    #expect(lines.count == 3)
    try folder.write((lines.dropLast() + [lines[2].dropLast(5)]).joined(separator: "\n"), to: "cache/sites/\(name)")
    let outcome = try await build()
    #expect(rendered(outcome).count == 2)
    #expect(outcome.written == [])
  }

  @Test func aPageWhoseLessonIsGoneIsRemovedAndWhatSomebodyHasWrittenStays() async throws {
    _ = try await build()
    try folder.write("Somebody else's", to: "site/notes.txt")
    try folder.remove("course/02-b")
    #expect(try await build().removed == ["02-b/index.html"])
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/site").sorted()
        == ["01-a", "01-a/index.html", "index.html", "notes.txt", "search-index.js", "style.css"])
  }

  @Test func pagesThatNobodyRemembersAreNamed() async throws {
    _ = try await build()
    try folder.remove("cache")
    try folder.remove("course/02-b")
    try folder.write("Somebody else's", to: "site/notes.txt")
    try folder.write("of a solution", to: "site/01-a/answer.png")
    let outcome = try await build()
    #expect(outcome.removed == [])
    #expect(outcome.otherFiles == ["01-a/answer.png", "02-b/index.html"].map { "\(folder.path)/site/\($0)" })
    #expect(try await build().otherFiles == outcome.otherFiles, "as long as it is there")
  }

  @Test func anotherCourseInTheSameFolderLeavesThePagesOfTheFirstAndNamesThem() async throws {
    _ = try await build()
    try folder.write("---\nformat: 1\n---\n# Other\n\nText.\n", to: "other/03-c/lesson.md")
    let outcome = try await build(course: "other")
    #expect(outcome.removed == [])
    #expect(outcome.otherFiles == ["01-a", "02-b"].map { folder.path + "/site/\($0)/index.html" })
  }

  @Test func aSlashAtTheEndOfTheCoursesPathChangesNothing() async throws {
    _ = try await build()
    try folder.remove("course/02-b")
    #expect(try await build(course: "course/").removed == ["02-b/index.html"])
  }

  @Test func aPageOfAGoneLessonThatSomebodyHasChangedStays() async throws {
    _ = try await build()
    try folder.write("Somebody else's, and longer", to: "site/02-b/index.html")
    try folder.remove("course/02-b")
    #expect(try await build().removed == [])
    #expect(FileManager.default.fileExists(atPath: folder.path + "/site/02-b/index.html"))
  }

  @Test func anotherToolRendersAll() async throws {
    _ = try await build()
    #expect(try await rendered(build(identity: ["another"])).count == 2)
  }

  @Test func nothingIsKeptAmongThePages() async throws {
    _ = try await build()
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/site").sorted()
        == ["01-a", "01-a/index.html", "02-b", "02-b/index.html", "index.html", "search-index.js", "style.css"])
  }
}
