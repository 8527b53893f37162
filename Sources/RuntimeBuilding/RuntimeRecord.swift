internal import Foundation
internal import Storage
internal import SystemPackage

/// What a runtime was when it was made, so that one which was damaged or changed since is not linked with.
///
/// How this works: a runtime holds a hash of its own files, which shows damage. In the user's settings, which nothing that is graded
/// can reach, stands the hash that the grader has seen first; so whoever can write to the cache alone can't replace both. A
/// runtime that the settings do not know, of a cache that came from another machine, is taken as it is, as whoever
/// brought it there wants.
struct RuntimeRecord {
  /// The user's settings; `nil` for an installation, which is trusted as the program is that lies beside it.
  let settings: FilePath?

  private static let fileName = "contents"

  /// Called when all files are there.
  static func write(in directory: FilePath) throws {
    guard let contents = FolderContents(of: directory) else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: directory.string])
    }
    try directory.appending(fileName).write(contents.hash.description)
  }

  /// Keeps in mind what was just made.
  func remember(_ directory: FilePath) {
    guard let contents = Self.contents(of: directory) else { return }
    remember(contents)
  }

  /// - Returns: `nil` when it is not what was made.
  func contents(of directory: FilePath) -> FolderContents? {
    guard let contents = Self.contents(of: directory) else { return nil }
    guard let place = place(of: directory) else { return contents }
    if let known = FileManager.default.contents(atPath: place.string) {
      return known == Data(contents.hash.description.utf8) ? contents : nil
    }
    remember(contents)
    return contents
  }

  /// Where nothing can be remembered, the runtime is as good as one that came from elsewhere.
  private func remember(_ contents: FolderContents) {
    guard let place = place(of: contents.folder) else { return }
    let folder = place.removingLastComponent()
    try? FileManager.default.createDirectory(
      atPath: folder.string, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data(contents.hash.description.utf8).write(to: place.url, options: .atomic)
    CacheDirectory.removeOldest(in: folder, above: 200)
  }

  private func place(of directory: FilePath) -> FilePath? {
    settings?.appending("runtimes/\(ContentHash([directory.resolved.string]))")
  }

  private static func contents(of directory: FilePath) -> FolderContents? {
    guard let contents = FolderContents(of: directory, leavingOut: fileName),
      let record = FileManager.default.contents(atPath: directory.appending(fileName).string),
      record == Data(contents.hash.description.utf8)
    else { return nil }
    return contents
  }
}
