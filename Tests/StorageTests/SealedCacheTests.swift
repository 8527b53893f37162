import Foundation
import Storage
import Synchronization
import SystemPackage
import Testing

/// Programs that are kept, and what was done to them meanwhile.
@Suite struct SealedCacheTests {
  private let folder: FilePath
  private let notices = Notices()
  private let identity = ContentHash(["what is made"])

  private final class Notices: Sendable {
    let all = Mutex<[String]>([])
    var count: Int { all.withLock { $0.count } }
  }

  init() throws {
    folder = FilePath(NSTemporaryDirectory()).appending("coursemark-sealed-\(UUID().uuidString)")
  }

  private func cache(secret: UInt8 = 1, kind: String = "programs") -> SealedCache {
    SealedCache(folder: folder.appending(kind), secret: [UInt8](repeating: secret, count: 32)) { [notices] sentence in
      notices.all.withLock { $0.append(sentence) }
    }
  }

  /// What the program says that the cache gives, and whether it was made for that.
  private func program(_ cache: SealedCache, identity: ContentHash? = nil) async throws -> (text: String, isNew: Bool) {
    var isNew = false
    let entry = try await cache.entry(for: identity ?? self.identity) { draft in
      isNew = true
      try draft.appending("app").write("made by the grader")
    }
    return (String(decoding: try #require(entry["app"]).contents(), as: UTF8.self), isNew)
  }

  private func place(_ cache: SealedCache) throws -> FilePath {
    cache.folder.appending(try #require(cache.folder.entries.first))
  }

  @Test func whatWasMadeIsTakenAgain() async throws {
    #expect(try await program(cache()) == ("made by the grader", true))
    #expect(try await program(cache()) == ("made by the grader", false))
    #expect(notices.count == 0)
  }

  @Test(arguments: [true, false])
  func aProgramThatWasReplacedIsMadeAnewAndSaid(inPlace: Bool) async throws {
    _ = try await program(cache())
    let app = try place(cache()).appending("app")
    if inPlace {
      try app.write("made by an attacker")
    } else {
      try folder.appending("forged").write("made by an attacker")
      #expect(rename(folder.appending("forged").string, app.string) == 0)
    }
    #expect(try await program(cache()) == ("made by the grader", true))
    #expect(notices.all.withLock { $0.count == 1 && $0[0].contains("is not what Coursemark has put there") })
    #expect(try await program(cache()) == ("made by the grader", false))
  }

  @Test func aFileMoreAndASealFromElsewhereAreNoticed() async throws {
    _ = try await program(cache())
    try place(cache()).appending("more").write("")
    #expect(try await program(cache()).isNew)

    // The seal of an entry fits no other entry, and that of a cache no other cache.
    let other = ContentHash(["something weaker"])
    _ = try await program(cache(kind: "weaker"), identity: other)
    let sealed = try place(cache(kind: "weaker"))
    let own = try place(cache())
    try FileManager.default.removeItem(atPath: own.string)
    try FileManager.default.copyItem(atPath: sealed.string, toPath: own.string)
    #expect(try await program(cache()).isNew)
    #expect(notices.count == 2)
  }

  @Test func aLinkInPlaceOfAProgramIsNotFollowed() async throws {
    _ = try await program(cache())
    let app = try place(cache()).appending("app")
    #expect(rename(app.string, folder.appending("moved").string) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: app.string, withDestinationPath: folder.appending("moved").string)
    #expect(try await program(cache()).isNew)
  }

  @Test func whoHasAnotherSecretFindsNothingAndDisturbsNobody() async throws {
    _ = try await program(cache(secret: 1))
    #expect(try await program(cache(secret: 2)).isNew)
    #expect(try await program(cache(secret: 1)).isNew == false)
    #expect(notices.count == 0)
  }

  @Test func whatIsChangedWhileItIsHeldIsNoticed() async throws {
    _ = try await program(cache())
    let held = try #require(cache().entry(for: identity)?["app"])
    try held.requireUntouched()
    // The old bytes and the old time of modification do not help.
    var times = stat()
    #expect(stat(held.path.string, &times) == 0)
    try held.path.write("made by an attacker")
    try held.path.write("made by the grader")
    var before = [times.st_atim, times.st_mtim]
    #expect(utimensat(AT_FDCWD, held.path.string, &before, 0) == 0)
    #expect(throws: HostError.self) { try held.requireUntouched() }
  }
}
