import Foundation
import SystemPackage
import Testing

@testable import Storage

/// Where an account's files go, with a home and without one.
@Suite struct UserFoldersTests {
  /// A folder that the account can write to.
  private let folder: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/coursemark-folders.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    folder = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    chmod(folder, 0o755)
  }

  private func folders(home: String?) -> UserFolders {
    var environment = ["TMPDIR": folder]
    environment["HOME"] = home
    return UserFolders(environment: environment)
  }

  @Test func aHomeThatCanBeWrittenToHasThem() {
    defer { DirectoryRemoval.remove(FilePath(folder)) }
    let found = folders(home: folder)
    #expect([found.caches, found.settings] == [FilePath(folder + "/.cache"), FilePath(folder + "/.config")])
  }

  @Test func whereThereIsNoneTheyAreAmongTemporaryFiles() {
    defer { DirectoryRemoval.remove(FilePath(folder)) }
    let own = "\(folder)/coursemark-home-\(geteuid())"
    #expect(folders(home: "/nonexistent").settings == FilePath(own + "/.config"))
    var state = stat()
    #expect(lstat(own, &state) == 0 && state.st_mode & 0o777 == 0o700)
  }

  @Test func aFolderThatOthersCanEnterIsNotTakenForOnesOwn() {
    defer { DirectoryRemoval.remove(FilePath(folder)) }
    let own = "\(folder)/coursemark-home-\(geteuid())"
    mkdir(own, 0o700)
    chmod(own, 0o777)
    #expect(folders(home: "/nonexistent").settings == "/nonexistent/.config")
  }

  @Test func aNamedFolderIsTaken() {
    defer { DirectoryRemoval.remove(FilePath(folder)) }
    let found = UserFolders(environment: ["XDG_CACHE_HOME": "/a", "XDG_CONFIG_HOME": "/b"])
    #expect([found.caches, found.settings] == ["/a", "/b"])
  }
}
