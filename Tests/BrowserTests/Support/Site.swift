import CourseModel
import Foundation
import LessonParsing
import PageRendering
import SiteBuilding

/// A site on the disk, made for the tests.
struct Site: Sendable {
  let directory: String
  /// By path from the top of the site.
  let pages: [String: String]

  /// The project's own lessons with their pictures, as the tool builds them: the shortest one, since two hundred apps take ten minutes to
  /// compile and to draw; all with COURSEMARK_WHOLE_TESTS=1, and `make test-firefox` reads all.
  static let lessons = Task {
    if ProcessInfo.processInfo.environment["COURSEMARK_WHOLE_TESTS"] == "1" {
      return try await Site(exit: 0) { ["build", project + "/lessons", "--output", $0] }
    }
    let course = NSTemporaryDirectory() + "/coursemark-course-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: course) }
    try copyShortestLesson(to: course)
    return try await Site(exit: 0) { ["build", course, "--output", $0] }
  }
  private static let shortest = "03-text-entry"

  /// The course with one lesson, to which its links lead.
  private static func copyShortestLesson(to course: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: course, withIntermediateDirectories: true)
    for name in ["course.yml", "course.md", "glossary.md"] where files.fileExists(atPath: project + "/lessons/" + name)
    {
      let text = try String(contentsOfFile: project + "/lessons/" + name, encoding: .utf8)
      let own = text.replacing(/\]\(0\d-[a-z-]+\/lesson\.md/, with: "](\(shortest)/lesson.md")
      try own.write(toFile: course + "/" + name, atomically: true, encoding: .utf8)
    }
    try files.copyItem(atPath: project + "/lessons/" + shortest, toPath: course + "/" + shortest)
  }

  /// A report of a submission with mistakes, with what its app did beside what was expected.
  static let report = Task {
    try await Site(exit: 1) { directory in
      let lesson = project + "/lessons/01-task-list"
      return [
        "grade", lesson, "--submission", lesson + "/submissions/mistakes", "--format", "html=\(directory)/report.html",
      ]
    }
  }
  /// The gradebook of a class.
  static let gradebook = Task {
    let templates = try TemplateSet(directory: URL(fileURLWithPath: project + "/templates"))
    var files: [SiteFile] = []
    try GradebookRenderer(templates: templates).render(SampleClass.report) { files.append($0) }
    return try Site(files: files)
  }
  static let small = Task {
    let course = try CourseFolder()
    defer { course.remove() }
    return try await Site(ofCourseAt: course.path)
  }

  static var all: [Site] {
    get async throws {
      [try await small.value, try await lessons.value, try await report.value, try await gradebook.value]
    }
  }

  static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The sites of this run; gone when it ends.
  private static let folder = NSTemporaryDirectory() + "/coursemark-sites-\(getpid())"
  private static let cleaning: Void = { atexit { try? FileManager.default.removeItem(atPath: Site.folder) } }()

  /// What the tool writes.
  /// - Parameter arguments: Of the tool, for the folder to write to.
  init(exit code: Int32, arguments: (String) -> [String]) async throws {
    Self.cleaning
    let directory = Self.folder + "/\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/coursemark"
    // The first time, the modules that pictures are drawn with are built.
    let (status, output) = try await ChildProcess(tool, arguments(directory)).finish()
    guard status == .exited(code) else { throw WebDriver.Failure(description: "There are no pages: \(output)") }
    self.directory = directory
    var pages: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: directory) where name.hasSuffix(".html") {
      pages[name] = try String(contentsOfFile: directory + "/" + name, encoding: .utf8)
    }
    self.pages = pages
  }

  /// - Parameter pictures: What the apps of its lessons look like.
  init(
    ofCourseAt path: String, pictures: @escaping SiteBuilder.Pictures = { _ in LessonPictureSet() }
  ) async throws {
    let templates = try TemplateSet(directory: URL(fileURLWithPath: Self.project + "/templates"))
    var builder = SiteBuilder(path: path, renderer: SiteRenderer(templates: templates), pictures: pictures)
    try self.init(files: try await builder.build(.leaveOut).files)
  }

  init(files: [SiteFile]) throws {
    Self.cleaning
    directory = Self.folder + "/\(UInt32.random(in: 0 ... .max))"
    _ = try SiteWriter(directory: URL(fileURLWithPath: directory)).write(files)
    pages = Dictionary(
      uniqueKeysWithValues: files.compactMap { file in
        guard file.path.hasSuffix(".html"), case .text(let text) = file.content else { return nil }
        return (file.path, text)
      })
  }

  var address: String { URL(fileURLWithPath: directory, isDirectory: true).absoluteString }

  func address(of page: String) -> String { address + page }
}

/// A course that shows everything that pages can show, in a folder of its own.
struct CourseFolder: Sendable {
  let path = NSTemporaryDirectory() + "/coursemark-course-\(UInt32.random(in: 0 ... .max))"

  init() throws {
    try write("title: A small course\n", to: "course.yml")
    try write(Self.first, to: "01-first/lesson.md")
    try write(
      "---\nformat: 1\nsummary: Nothing yet.\n---\n# The second\n\nA zebra stands here.\n", to: "02-second/lesson.md")
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  static let first = """
    ---
    format: 1
    summary: What a number is, and how to answer with one.
    ---
    # The first

    An opening with `code`, *emphasis* and [a link](https://example.org/).

    > A quote.

    | Key | Meaning |
    |---|---|
    | Return | It ends the editing. |

    ## Answer one
    <!-- step id=one points=2 -->

    Make it answer one, and nothing else, whatever happens on the screen meanwhile.

    ```swift role=starter file=Answer.swift
    import UIKit

    /// What is answered.
    final class Answer: NSObject {
        @objc func number() -> Int { 0 }  // not yet: "\\(0)"
    }
    ```

    ```swift role=probe
    func number() -> Int { Answer().number() }
    ```

    ```swift role=check id=one title="It is one"
    expect(app.number(), is: 1)
    ```

    <details><summary>Hint</summary>

    It is not zero.

    </details>

    <details><summary>Hint: how much less</summary>

    It is less than two.

    </details>

    <details><summary>Solution</summary>

    ```swift role=solution in=Answer
    @objc func number() -> Int { 1 }
    ```

    </details>

    ## Answer two
    <!-- step id=two -->

    Now a giraffe asks for two.

    ```swift role=example compile-fail="cannot find 'two' in scope"
    let number: Int = two
    ```

    ```swift role=check id=two title="It is two"
    expect(app.number(), is: 2)
    ```

    ```swift role=solution in=Answer
    @objc func number() -> Int { 2 }
    ```

    """
}
