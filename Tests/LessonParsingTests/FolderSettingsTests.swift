import CourseModel
import LessonParsing
import TestSupport
import Testing

/// `coursemark.yml` in folders of texts that were not written for Coursemark.
@Suite struct FolderSettingsTests {
  private static let text = "# A\n\n```swift\nlet a = 1\n```\n"

  private func course(_ files: [String: String]) throws -> (Course, [Diagnostic]) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "c/\(name)") }
    let (course, diagnostics) = try CourseLoader.load(folder.path + "/c")
    return (course, diagnostics)
  }

  @Test func aFolderInsideAddsToWhatHolds() throws {
    let (course, diagnostics) = try course([
      "coursemark.yml": "swift: 4\nprelude: Stubs.swift\n", "Stubs.swift": "let stub = 1\n", "a.md": Self.text,
      "old/coursemark.yml": "swift: 4.2\nprelude: [More.swift]\n", "old/More.swift": "let more = 2\n",
      "old/b.md": Self.text,
    ])
    #expect(diagnostics == [])
    #expect(course.lessons.map(\.id) == ["a", "b"])
    #expect(course.lessons.map(\.languageModes) == [[.swift4], [.swift4_2]])
    #expect(
      course.lessons.map { $0.prelude.map(\.code) } == [["let stub = 1\n"], ["let stub = 1\n", "let more = 2\n"]])
    #expect(Set(course.lessons[1].prelude.map(\.placement)).count == 2)
  }

  @Test func modulesOfFoldersAreAdded() throws {
    let (course, diagnostics) = try course([
      "coursemark.yml": "modules: RxSwift\n", "a.md": Self.text, "in/coursemark.yml": "modules: [SnapKit]\n",
      "in/b.md": Self.text,
    ])
    #expect(diagnostics == [])
    #expect(course.lessons.map(\.modules) == [["RxSwift"], ["RxSwift", "SnapKit"]])
  }

  @Test func patternsLeaveFilesAndFoldersOut() throws {
    let (course, diagnostics) = try course([
      "coursemark.yml": "ignore: [drafts/, \"*-old.md\", notes/c.md]\n", "a.md": Self.text, "a-old.md": Self.text,
      "in/drafts/d.md": Self.text, "notes/c.md": Self.text, "notes/e.md": Self.text,
    ])
    #expect(diagnostics.map { "\($0.severity) \($0.rule)" } == ["note unreadable"])
    for name in ["a-old.md", "drafts", "c.md"] { #expect(diagnostics[0].message.contains(name)) }
    #expect(course.lessons.map(\.id) == ["a", "e"])
  }

  @Test(arguments: [
    ("swift: 7\n", RuleID.unknownMode, 1), ("prelude: Gone.swift\n", .partNotFound, 1),
    ("# no\nswfit: 5\n", .unknownKey, 2), ("ignore:\n  a: b\n", .wrongValue, 1), ("- a\n", .frontMatter, 1),
    ("swift: [\n", .frontMatter, 2),
  ])
  func aMistakeIsToldAtItsLine(text: String, rule: RuleID, line: Int) throws {
    let (course, diagnostics) = try course(["coursemark.yml": text, "a.md": Self.text])
    #expect(course.lessons.map(\.id) == ["a"])
    #expect(diagnostics.map(\.rule) == [rule])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map { $0.location?.position.line } == [line])
  }

  @Test func aPreludeFromOutsideOfTheCourseIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("let secret = 1\n", to: "Secret.swift")
    try folder.write("prelude: ../Secret.swift\n", to: "c/coursemark.yml")
    try folder.write(Self.text, to: "c/a.md")
    let (course, diagnostics) = try CourseLoader.load(folder.path + "/c")
    #expect(course.lessons[0].prelude == [])
    #expect(diagnostics.map(\.rule) == [.partNotFound])
  }
}
