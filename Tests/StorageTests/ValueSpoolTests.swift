import Foundation
import Storage
import Testing

@Suite struct ValueSpoolTests {
  @Test func valuesAreFoundAgainInAnyOrder() throws {
    let spool = try ValueSpool<[String]>()
    for number in [7, 0, 3] { try spool.keep(["\(number)", "ä\u{0}\u{2028}"], at: number) }
    try spool.keep(["again"], at: 0)
    #expect(try spool.value(at: 3) == ["3", "ä\u{0}\u{2028}"])
    #expect(try spool.value(at: 0) == ["again"])
    #expect(try spool.value(at: 7)?.first == "7")
    #expect(try spool.value(at: 1) == nil)
  }

  @Test func manyWriteAtOnce() async throws {
    let spool = try ValueSpool<String>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { try spool.keep(String(repeating: "\(number),", count: number), at: number) }
      }
      try await group.waitForAll()
    }
    for number in 0..<200 {
      #expect(try spool.value(at: number) == String(repeating: "\(number),", count: number))
    }
  }

  /// Nobody can look learners' work up in the folder of temporary files, and a killed process leaves nothing there.
  @Test func theFileHasNoName() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/coursemark-spool-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let spool = try ValueSpool<String>(in: folder)
    try spool.keep("secret", at: 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    #expect(try spool.value(at: 0) == "secret")
  }
}
