import Foundation
import Storage
import SystemPackage
import Testing

/// Whose temporary folders a starting grader removes. Serialized, since all of them stand in one place.
@Suite(.serialized) struct TemporaryDirectoryTests {
  private let place = FilePath(NSTemporaryDirectory())

  @Test func thoseOfProcessesThatWereKilledGoAndThoseOfLiveOnesStay() throws {
    let live = try TemporaryDirectory()
    defer { live.remove() }
    // What a process leaves behind that was killed while it compiled: nobody holds its lock.
    let stale = place.appending("coursemark.\(String(UUID().uuidString.prefix(6)))")
    try stale.appending("learner/.call.AbCdEf").makeDirectory()
    try stale.appending("learner/.call.AbCdEf/0-YourApp.o").write("half")
    let others = place.appending("others-\(UUID().uuidString)")
    try others.makeDirectory()
    defer { DirectoryRemoval.remove(others) }
    TemporaryDirectory.removeStale(olderThan: 0)
    #expect(!stale.exists)
    #expect(live.path.exists)
    #expect(others.exists)
  }

  @Test func aFolderThatMayBeAboutToBeLockedStays() throws {
    let young = place.appending("coursemark.\(String(UUID().uuidString.prefix(6)))")
    try young.makeDirectory()
    defer { DirectoryRemoval.remove(young) }
    TemporaryDirectory.removeStale()
    #expect(young.exists)
  }
}
