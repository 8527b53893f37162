import Foundation
import Storage
import SystemPackage
import Testing

@Suite struct FilePathTests {
  @Test func aPathIsTheSameBeforeAFileIsMadeAndAfter() throws {
    let folder = try TemporaryDirectory()
    defer { folder.remove() }
    try folder.path.appending("real").makeDirectory()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path.appending("link").string, withDestinationPath: folder.path.appending("real").string)
    let path = folder.path.appending("link/./a/../new/file.txt")
    let before = path.resolved
    try folder.path.appending("real/new").makeDirectory()
    try path.resolved.write("")
    #expect(path.resolved == before)
    #expect(before == folder.path.resolved.appending("real/new/file.txt"))
  }

  @Test func aRelativePathIsTakenFromTheCurrentFolder() {
    let current = FilePath(FileManager.default.currentDirectoryPath)
    #expect(FilePath("a/./b//c/").resolved == current.resolved.appending("a/b/c"))
    #expect(FilePath(".").resolved == current.resolved)
    #expect(FilePath("/").resolved == "/")
    #expect(FilePath("/../no such/x").resolved == "/no such/x")
  }

  @Test func whatCannotBeReadHasNoEntries() {
    #expect(FilePath("/no such folder").entries == [])
    #expect(FilePath("/no such folder").subpaths == [])
  }
}
