internal import Foundation
package import SystemPackage

/// A directory that is there whole or not at all, however many graders make it at once and wherever they are stopped.
///
/// How this works: it is made as a draft, `NAME.XXXXXX` beside its place, and then renamed. Whoever makes a draft holds a lock on it,
/// which the system releases when the process ends, however it ends; a draft without a lock is nobody's any more.
package enum CacheDirectory {
  /// Lets `fill` write into a draft beside `path`, and puts that in place. Does nothing when another was faster.
  package static func make(_ path: FilePath, fill: (_ draft: FilePath) async throws -> Void) async throws {
    try path.removingLastComponent().makeDirectory()
    var template = Array((path.string + ".XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw HostError(code: errno, path: path.string) ?? CocoaError(.fileWriteUnknown)
    }
    let draft = FilePath(String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    let lock = open(draft.string, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
    defer {
      DirectoryRemoval.remove(draft)
      if lock >= 0 { close(lock) }
    }
    // What root has made is run by another user.
    if geteuid() == 0 { chmod(draft.string, 0o755) }
    try await fill(draft)
    if rename(draft.string, path.string) != 0, errno != EEXIST, errno != ENOTEMPTY {
      throw HostError(code: errno, path: path.string) ?? CocoaError(.fileWriteUnknown)
    }
  }

  /// Removes the directory: it is whole up to the moment when it is gone.
  package static func remove(_ path: FilePath) {
    let draft = FilePath(path.string + ".\(draftSuffix())")
    DirectoryRemoval.remove(rename(path.string, draft.string) == 0 ? draft : path)
  }

  /// Removes the drafts of processes that were killed.
  /// - Parameters:
  ///   - cache: The user's cache; drafts lie in the folders in it.
  ///   - age: Seconds. Between making a draft and locking it, another process may come by.
  package static func removeStaleDrafts(in cache: FilePath, olderThan age: Int = 60) {
    for kind in cache.entries {
      let folder = cache.appending(kind)
      guard folder.isDirectory else { continue }
      for name in folder.entries where isDraft(name) { removeStale(folder.appending(name), olderThan: age) }
    }
  }

  private static func removeStale(_ path: FilePath, olderThan age: Int) {
    var state = stat()
    guard lstat(path.string, &state) == 0, state.st_uid == geteuid(), state.st_mode & S_IFMT == S_IFDIR,
      time(nil) - state.st_ctim.tv_sec >= age
    else { return }
    let draft = open(path.string, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard draft >= 0 else { return }
    if flock(draft, LOCK_EX | LOCK_NB) == 0 { DirectoryRemoval.remove(path) }
    close(draft)
  }

  /// `NAME.XXXXXX`, where no entry's name holds a full stop and six characters.
  private static func isDraft(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].utf8.count == 6
  }

  private static func draftSuffix() -> String {
    String((0..<6).compactMap { _ in "abcdefghijklmnopqrstuvwxyz0123456789".randomElement() })
  }

  /// Leaves the half of the entries that was used last, when there are more than `limit`.
  package static func removeOldest(in folder: FilePath, above limit: Int) {
    let names = folder.entries.filter { !isDraft($0) }
    guard names.count > limit else { return }
    let used = names.map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(name).string)
      return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for entry in used.sorted(by: { $0.date < $1.date }).prefix(names.count - limit / 2) {
      try? FileManager.default.removeItem(atPath: folder.appending(entry.name).string)
    }
  }
}
