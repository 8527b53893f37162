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

  @Test func aPictureThatIsMissingOrALinkIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let link = directory.appendingPathComponent("link.png")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: "/etc/hostname"))
    let missing = directory.appendingPathComponent("missing.png").path
    let writer = SiteWriter(directory: directory.appendingPathComponent("site"))
    let outcome = try writer.write([
      SiteFile(path: "link.png", content: .copy(of: link.path)),
      SiteFile(path: "missing.png", content: .copy(of: missing)),
    ])
    #expect(outcome == .init(missing: [link.path, missing]))
  }
}
