import CourseModel
import Foundation
import Testing

@testable import PageRendering

@Suite struct StarterArchiveTests {
  private static let starter = Sample.snippet(.starter, "class A {}\n", placement: .file("A.swift"))

  @Test func aLessonHandsOutItsStarter() throws {
    let course = Sample.course(steps: [Sample.step([Self.starter])])
    let files = try SiteRenderer(templates: Sample.templates).render(course)
    let zip = try #require(files.first { $0.path == "01-first/starter.zip" }?.bytes)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).zip")
    defer { try? FileManager.default.removeItem(at: file) }
    try zip.write(to: file)
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", Self.reader, file.path]
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == "None 01-first/A.swift class A {}\n\n")
    let page = try Sample.page(course)
    #expect(page.contains("<a href=\"starter.zip\" download>The files with which the first step begins (zip)</a>"))
    #expect(
      page.contains("<code data-step-option>coursemark start 01-first mine</code> then <code>coursemark serve mine"))
  }

  private static let reader = """
    import sys, zipfile
    with zipfile.ZipFile(sys.argv[1]) as z:
        print(z.testzip(), *[f"{n} {z.read(n).decode()}" for n in z.namelist()])
    """

  @Test func whatIsNotOnThePageIsNotHandedOut() throws {
    let hidden = Sample.snippet(
      .starter, "let secret = 1\n", file: "course/01-first/answers.md", placement: .file("B.swift"))
    let files = try SiteRenderer(templates: Sample.templates).render(
      Sample.course(steps: [Sample.step([Self.starter, hidden])]))
    let zip = try #require(files.first { $0.path == "01-first/starter.zip" }?.bytes)
    #expect(zip.firstRange(of: Data("secret".utf8)) == nil)
  }

  @Test func aLessonWithoutStartersHandsOutNothing() throws {
    let files = try SiteRenderer(templates: Sample.templates).render(Sample.course(steps: [Sample.step()]))
    #expect(!files.contains { $0.path.hasSuffix(".zip") })
  }
}
