import Storage
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import SharedStore

/// What is believed of a store that others can write to.
@Suite struct SealedStoreTests {
  private let folder: TemporaryFolder
  private let files: FolderStore
  private let notices = Notices()
  private let secret = [UInt8](repeating: 7, count: 32)
  private let identity = ContentHash(["a submission"])

  init() throws {
    folder = try TemporaryFolder()
    files = FolderStore(FilePath(folder.path))
  }

  private final class Notices: Sendable {
    let all = Mutex<[String]>([])
  }

  private func store(_ secret: [UInt8]? = nil) -> SealedStore {
    SealedStore(files, secret: secret ?? self.secret) { [notices] notice in notices.all.withLock { $0.append(notice) } }
  }

  private var onlyFile: FilePath { get throws { try #require(files.entries.first).path } }

  @Test func whatWasKeptIsFoundAgainByAnotherGraderWithTheSameSecret() async {
    await store().keep("passed", for: identity)
    #expect(await store().value(for: identity) == "passed")
    #expect(await store().value(for: ContentHash(["another submission"])) == nil)
    #expect(files.entries.count == 1)
  }

  @Test func aGraderWithAnotherSecretFindsNothingAndComplainsOfNothing() async {
    await store().keep("passed", for: identity)
    let other = store([UInt8](repeating: 8, count: 32))
    #expect(await other.value(for: identity) == nil)
    #expect(notices.all.withLock(\.self) == [])
  }

  @Test(arguments: ["", "pass", "coursemark value 1 0123\npassed"])
  func whatSomebodyElseHasPutThereIsNotBelieved(bytes: String) async throws {
    await store().keep("failed", for: identity)
    try onlyFile.write(bytes)
    #expect(await store().value(for: identity) == nil)
    #expect(notices.all.withLock(\.count) == 1)
    await store().keep("failed", for: identity)
    #expect(await store().value(for: identity) == "failed")
  }

  @Test func aChangedValueIsNotBelieved() async throws {
    await store().keep("failed", for: identity)
    let path = try onlyFile
    let bytes = try String(contentsOfFile: path.string, encoding: .utf8)
    try path.write(bytes.replacing("failed", with: "passed"))
    #expect(await store().value(for: identity) == nil)
    #expect(try await store().isSound(#require(files.entries.first?.name)) == false)
  }

  @Test func aValueInAnothersPlaceIsNotBelieved() async throws {
    await store().keep("failed", for: identity)
    let place = try onlyFile
    await store().keep("passed", for: ContentHash(["the solution"]))
    let better = try #require(files.entries.map(\.path).first { $0 != place })
    try place.write(String(contentsOfFile: better.string, encoding: .utf8))
    #expect(await store().value(for: identity) == nil)
  }

  @Test func aStoreInTroubleIsToldOnceAndNotAskedAgain() async throws {
    try folder.write("", to: "file")
    let broken = SealedStore(FolderStore(FilePath(folder.path).appending("file")), secret: secret) { [notices] notice in
      notices.all.withLock { $0.append(notice) }
    }
    await broken.keep("passed", for: identity)
    await broken.keep("passed", for: identity)
    #expect(await broken.value(for: identity) == nil)
    #expect(notices.all.withLock(\.count) == 1)
  }

  @Test func entriesAreRemovedWithTheirFolders() async throws {
    for number in 1...20 { await store().keep("\(number)", for: ContentHash(["\(number)"])) }
    try folder.write("not mine", to: "readme.txt")
    #expect(files.entries.count == 20)
    for entry in files.entries { try files.remove(entry) }
    #expect(try folder.names() == ["readme.txt"])
  }
}
