import Foundation
import Storage
import Testing

/// Values are read again by their key; what is not repeatable is not stored.
@Suite struct ValueCacheTests {
  private let folder = NSTemporaryDirectory() + "/coursemark-values-\(UUID().uuidString)"

  private func value(_ key: String, _ value: Int, isRepeatable: Bool = true) async throws -> Int {
    try await ValueCache<Int>(folder: folder).value(for: ContentHash([key]), isRepeatable: { _ in isRepeatable }) {
      value
    }
  }

  @Test func aStoredValueIsFoundByItsKey() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await value("a", 1) == 1)
    #expect(try await value("a", 2) == 1)
    #expect(try await value("b", 2) == 2)
  }

  @Test func aValueThatIsNotRepeatableIsComputedAgain() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await value("a", 1, isRepeatable: false) == 1)
    #expect(try await value("a", 2) == 2)
  }

  @Test func withoutACacheFolderValuesAreComputedAgain() async throws {
    try Data().write(to: URL(fileURLWithPath: folder))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await value("a", 1) == 1)
    #expect(try await value("a", 2) == 2)
  }

  @Test func theToolsIdentityChangesWithItsData() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = ToolIdentity.current(data: folder)
    #expect(ToolIdentity.current(data: folder) == before)
    try Data([1]).write(to: URL(fileURLWithPath: folder + "/names.txt"))
    #expect(ToolIdentity.current(data: folder) != before)
  }
}
