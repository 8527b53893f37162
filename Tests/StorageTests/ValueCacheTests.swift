import Foundation
import Storage
import SystemPackage
import Testing

/// Values are read again by their key; what is not repeatable is not stored.
@Suite struct ValueCacheTests {
  private let folder = FilePath(NSTemporaryDirectory()).appending("coursemark-values-\(UUID().uuidString)")

  private func value(_ key: String, _ value: Int, isRepeatable: Bool = true) async throws -> Int {
    try await ValueCache<Int>(folder: folder).value(for: ContentHash([key]), isRepeatable: { _ in isRepeatable }) {
      value
    }
  }

  @Test func aStoredValueIsFoundByItsKey() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    #expect(try await value("a", 1) == 1)
    #expect(try await value("a", 2) == 1)
    #expect(try await value("b", 2) == 2)
  }

  @Test func aValueThatIsNotRepeatableIsComputedAgain() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    #expect(try await value("a", 1, isRepeatable: false) == 1)
    #expect(try await value("a", 2) == 2)
  }

  @Test func withoutACacheFolderValuesAreComputedAgain() async throws {
    try Data().write(to: folder.url)
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    #expect(try await value("a", 1) == 1)
    #expect(try await value("a", 2) == 2)
  }

  @Test func theToolsIdentityChangesWithItsData() throws {
    try folder.makeDirectory()
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    let before = ToolIdentity.current(data: folder)
    #expect(ToolIdentity.current(data: folder) == before)
    try Data([1]).write(to: folder.appending("names.txt").url)
    #expect(ToolIdentity.current(data: folder) != before)
  }

  @Test func theToolsIdentityDoesNotDependOnWhereItsDataLiesAndWhenThatWasWritten() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    let identities = try [0, 1_000_000_000].map { seconds in
      let data = folder.appending("from \(seconds)")
      try data.makeDirectory()
      let file = data.appending("names.txt").string
      try Data([1]).write(to: URL(fileURLWithPath: file))
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      return ToolIdentity.current(data: data)
    }
    #expect(identities[0] == identities[1])
  }

  @Test func programsThatLieTogetherHaveOneIdentity() throws {
    try folder.makeDirectory()
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    let (tool, server) = (folder.appending("coursemark"), folder.appending("coursemark-serve"))
    func identities() throws -> [[String]] {
      try [tool, server].map { program in
        ToolIdentity.programs(beside: program, itself: try #require(ContentHash(of: program)).description)
      }
    }
    try Data([1]).write(to: tool.url)
    try Data([2]).write(to: server.url)
    let before = try identities()
    #expect(before[0] == before[1])
    try Data([3]).write(to: server.url)
    #expect(try identities()[0] == identities()[1])
    #expect(try identities()[0] != before[0])
  }
}
