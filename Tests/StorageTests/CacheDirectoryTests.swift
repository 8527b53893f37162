import Foundation
import Storage
import SystemPackage
import Testing

/// Directories that are there whole or not at all, and drafts of graders that were killed.
@Suite struct CacheDirectoryTests {
  private let cache: FilePath

  init() throws {
    cache = FilePath(NSTemporaryDirectory()).appending("coursemark-cache-\(UUID().uuidString)")
    try cache.appending("examiners").makeDirectory()
  }

  private var entries: [String] { cache.appending("examiners").entries }

  @Test func aDraftWhoseMakerWasKilledIsRemovedLater() async throws {
    let stale = cache.appending("examiners/0123456789abcdef.a1B2c3")
    try stale.appending("deep/er").makeDirectory()
    try stale.appending("Checks.o").write("half")
    CacheDirectory.removeStaleDrafts(in: cache)
    #expect(entries == ["0123456789abcdef.a1B2c3"], "its maker may be about to lock it")
    CacheDirectory.removeStaleDrafts(in: cache, olderThan: 0)
    #expect(entries == [])
  }

  @Test func aDraftThatIsBeingMadeStays() async throws {
    try await CacheDirectory.make(cache.appending("examiners/0123")) { draft in
      try draft.appending("examiner").write("")
      CacheDirectory.removeStaleDrafts(in: cache, olderThan: 0)
      #expect(draft.exists)
    }
    #expect(entries == ["0123"])
  }

  @Test func whatIsNoDraftStays() async throws {
    for name in ["0123", "0123.json", "a.drawer.b", "lock"] {
      try cache.appending("examiners/\(name)").makeDirectory()
    }
    let before = entries
    CacheDirectory.removeStaleDrafts(in: cache, olderThan: 0)
    #expect(entries == before)
  }

  @Test func whatCannotBeFilledLeavesNothing() async throws {
    await #expect(throws: CancellationError.self) {
      try await CacheDirectory.make(cache.appending("examiners/0123")) { draft in
        try draft.appending("half").write("")
        throw CancellationError()
      }
    }
    #expect(entries == [])
  }
}
