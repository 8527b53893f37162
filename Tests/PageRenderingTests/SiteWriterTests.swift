import Foundation
import Testing

@testable import PageRendering

@Suite struct SiteWriterTests {
  private let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test func onlyWhatChangedIsWritten() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let writer = SiteWriter(directory: directory.appendingPathComponent("site"))
    let first = SiteFile(path: "index.html", content: .text("a"))
    let second = SiteFile(path: "01/index.html", content: .text("b"))
    #expect(try writer.write([first, second]) == .init(written: ["index.html", "01/index.html"]))
    let changed = SiteFile(path: "01/index.html", content: .text("c"))
    #expect(try writer.write([first, changed]) == .init(written: ["01/index.html"], unchanged: ["index.html"]))
    let text = try String(contentsOf: writer.directory.appendingPathComponent("01/index.html"), encoding: .utf8)
    #expect(text == "c")
  }

  @Test(arguments: ["../x", "a/../x", "/x", "a//x", ""])
  func aPathOutOfTheSiteIsRefused(path: String) {
    #expect(throws: SiteWriter.Problem.path(path)) {
      try SiteWriter(directory: directory).write([SiteFile(path: path, content: .text("x"))])
    }
  }

  @Test func onlyPicturesOfTheCourseAreCopied() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let course = directory.appendingPathComponent("course")
    let elsewhere = directory.appendingPathComponent("elsewhere")
    for folder in [course, elsewhere] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("bytes".utf8).write(to: folder.appendingPathComponent("a.png"))
    }
    for (name, target) in [("link.png", elsewhere.appendingPathComponent("a.png")), ("folder", elsewhere)] {
      try FileManager.default.createSymbolicLink(
        at: course.appendingPathComponent(name), withDestinationURL: target)
    }
    let writer = SiteWriter(directory: directory.appendingPathComponent("site"))
    let outcome = try writer.write(
      ["a.png", "link.png", "folder/a.png", "missing.png", "../elsewhere/a.png"].enumerated().map { index, name in
        SiteFile(path: "\(index).png", content: .copy(of: "\(course.path)/\(name)", in: course.path))
      })
    #expect(
      outcome
        == .init(
          written: ["0.png"],
          missing: ["link.png", "folder/a.png", "missing.png", "../elsewhere/a.png"].map { "\(course.path)/\($0)" }))
  }
}
