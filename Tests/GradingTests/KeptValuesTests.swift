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

/// What takes long is done by one at a time, and the others find it done.
@Suite struct CacheTurnTests {
  @Test func oneAfterTheOtherHasTheTurn() async throws {
    let folder = NSTemporaryDirectory() + "/coursemark-turn-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let spans = try await withThrowingTaskGroup { group in
      for _ in 1...3 {
        group.addTask {
          try await CacheTurn.wait(for: folder + "/lock") {
            let start = ContinuousClock.now
            try await Task.sleep(for: .milliseconds(20))
            return start...ContinuousClock.now
          }
        }
      }
      return try await group.reduce(into: [ClosedRange<ContinuousClock.Instant>]()) { $0.append($1) }
    }.sorted { $0.lowerBound < $1.lowerBound }
    #expect(zip(spans, spans.dropFirst()).filter { $0.overlaps($1) }.isEmpty)
    #expect(spans.count == 3)
  }

  @Test func whereThereCanBeNoLockTheWorkIsDoneAllTheSame() async throws {
    let folder = NSTemporaryDirectory() + "/coursemark-turn-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/lock", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await CacheTurn.wait(for: folder + "/lock") { 1 } == 1)
  }
}
