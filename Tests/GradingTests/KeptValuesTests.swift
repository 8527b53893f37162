import Foundation
import Testing

@testable import Grading

/// What is found out once is told again, and what may be otherwise another time is not.
@Suite struct KeptValuesTests {
  private let folder = NSTemporaryDirectory() + "/coursemark-kept-\(UUID().uuidString)"

  private func value(_ key: String, _ value: Int, isKept: Bool = true) async throws -> Int {
    try await KeptValues<Int>(folder: folder).value(ContentHash([key]), isKept: { _ in isKept }) { value }
  }

  @Test func itIsToldAgainByItsKeyAlone() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await value("a", 1) == 1)
    #expect(try await value("a", 2) == 1)
    #expect(try await value("b", 2) == 2)
  }

  @Test func whatAClockHasDecidedIsFoundOutAnew() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await value("a", 1, isKept: false) == 1)
    #expect(try await value("a", 2) == 2)
  }

  @Test func aCacheThatCannotBeWrittenToCostsTimeAlone() async throws {
    try Data().write(to: URL(fileURLWithPath: folder))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await value("a", 1) == 1)
    #expect(try await value("a", 2) == 2)
  }

  @Test func anotherBuildOfTheToolOrOtherDataIsAnotherTool() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = ToolIdentity.current(data: folder)
    #expect(ToolIdentity.current(data: folder) == before)
    try Data([1]).write(to: URL(fileURLWithPath: folder + "/names.txt"))
    #expect(ToolIdentity.current(data: folder) != before)
  }
}
