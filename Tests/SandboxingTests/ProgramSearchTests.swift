import Foundation
import Sandboxing
import Testing

/// Which program of several a name means.
@Suite struct ProgramSearchTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/coursemark-search-\(UUID().uuidString)"

  private func program(in name: String, permissions: Int = 0o755) throws -> String {
    let place = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(place)/tool"))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: "\(place)/tool")
    return place
  }

  private func find(_ folders: String...) -> String? {
    ProgramSearch.find("tool", environment: ["PATH": folders.joined(separator: ":")])
  }

  @Test func theFirstThatCanBeStartedIsMeant() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = try program(in: "text", permissions: 0o644)
    let (first, second) = (try program(in: "a"), try program(in: "b"))
    #expect(find(text, first, second) == first + "/tool")
    #expect(find(second, first) == second + "/tool")
    #expect(find(text) == nil)
    #expect(ProgramSearch.find("tool", environment: [:]) == nil)
  }

  /// It would depend on where the command is given, and that may be a stranger's folder.
  @Test func aRelativeFolderIsPassedOver() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let way = String(repeating: "../", count: 40)
    let place = try program(in: "a")
    #expect(FileManager.default.isExecutableFile(atPath: way + place.dropFirst() + "/tool"))
    #expect(find(way + place.dropFirst(), ".", "") == nil)
  }
}
