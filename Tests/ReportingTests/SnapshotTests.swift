import Foundation
import TestSupport
import Testing

@Suite struct SnapshotTests {
  @Test func whoUpdatesASnapshotDoesNotPass() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "coursemark-snapshot-\(UUID().uuidString)/a.txt")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let snapshot = Snapshot(at: file)
    #expect(throws: Snapshot.Updated.self) {
      try snapshot.text(updatedWith: "new", environment: ["COURSEMARK_UPDATE_SNAPSHOTS": "1"])
    }
    #expect(try snapshot.text(updatedWith: "newer", environment: [:]) == "new")
  }
}
