import Foundation
import Storage
import SystemPackage
import Testing

@Suite struct DirectoryRemovalTests {
  private func isThere(_ path: FilePath) -> Bool {
    var information = stat()
    return lstat(path.string, &information) == 0
  }

  @Test func deepForbiddenAndCrowdedFoldersGo() throws {
    let directory = try TemporaryDirectory()
    // A chain whose path is far longer than PATH_MAX, made level by level through descriptors.
    var folder = open(directory.path.string, O_RDONLY | O_DIRECTORY)
    for _ in 0..<60 {
      let name = String(repeating: "d", count: 200)
      #expect(mkdirat(folder, name, 0o700) == 0)
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
      fchmod(folder, 0)
      close(folder)
      folder = next
    }
    close(folder)
    directory.remove()
    #expect(!isThere(directory.path))
  }

  @Test func namesThatAreNoTextGo() throws {
    let directory = try TemporaryDirectory()
    let folder = open(directory.path.string, O_RDONLY | O_DIRECTORY)
    defer { close(folder) }
    let name: [CChar] = [-1, 0x31, 0]
    #expect(mkdirat(folder, name, 0o700) == 0)
    let inner = openat(folder, name, O_RDONLY | O_DIRECTORY)
    defer { close(inner) }
    let file = openat(inner, name, O_WRONLY | O_CREAT, 0o600)
    #expect(file >= 0)
    close(file)
    directory.remove()
    #expect(!isThere(directory.path))
  }

  @Test func aLinkGoesAndWhatItNamesStays() throws {
    let kept = try TemporaryDirectory()
    defer { kept.remove() }
    try Data().write(to: kept.path.appending("file").url)
    let directory = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      atPath: directory.path.appending("link").string, withDestinationPath: kept.path.string)
    directory.remove()
    #expect(!isThere(directory.path))
    #expect(isThere(kept.path.appending("file")))
  }
}
