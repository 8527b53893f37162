import Foundation
import Storage
import TestSupport
import Testing

@testable import CourseCommand

/// What makes bitmaps for shared links; a script stands in for the program.
@Suite struct BitmapDrawerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func drawer(_ script: String) throws -> BitmapDrawer? {
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/rsvg-convert")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/rsvg-convert")
    var home = try Home.find()
    home.cache = .init(folder.path + "/cache")
    return BitmapDrawer(home: home, environment: ["PATH": "relative:\(folder.path)/none:\(folder.path)/bin"])
  }

  @Test func aDrawingIsMadeOnce() async throws {
    let drawer = try #require(
      try drawer(#"echo "$1" >> "\#(folder.path)/calls"; printf '\211PNG'; exec /usr/bin/cat"#))
    for _ in 1...2 {
      #expect(try await drawer.png(of: "<svg/>") == Data([0x89]) + Data("PNG<svg/>".utf8))
    }
    #expect(try String(contentsOfFile: folder.path + "/calls", encoding: .utf8) == "--format=png\n")
  }

  @Test(arguments: ["exit 1", "printf '\\211PNG'; exit 1", "echo no picture"])
  func whatTheProgramRefusesIsNoPicture(script: String) async throws {
    let drawer = try #require(try drawer(script))
    #expect(try await drawer.png(of: "<svg/>") == nil)
  }

  @Test func withoutTheProgramThereIsNone() throws {
    #expect(BitmapDrawer(home: try Home.find(), environment: ["PATH": folder.path]) == nil)
  }
}
