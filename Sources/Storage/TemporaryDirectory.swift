internal import Foundation
package import SystemPackage

/// An empty directory that goes away with all that was put into it; at the latest when a later process calls ``removeStale()``.
///
/// How this works: the process that made a directory holds a lock on it. The system releases the lock when the process ends, however it
/// ends, so a directory without a lock is no longer used.
package struct TemporaryDirectory: Sendable {
  package let path: FilePath
  private let lock: Int32

  private static let prefix = "coursemark."
  /// Seconds. Between making a directory and locking it, another process may come by.
  package static let leastAge = 60

  package init() throws {
    var template = Array(FilePath(NSTemporaryDirectory()).appending(Self.prefix + "XXXXXX").string.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw HostError(code: errno, path: NSTemporaryDirectory()) ?? CocoaError(.fileWriteUnknown)
    }
    path = FilePath(String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    // Other users run what root puts into it; they can't list it.
    if geteuid() == 0 { chmod(path.string, 0o711) }
    lock = open(path.string, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
  }

  package func remove() {
    DirectoryRemoval.remove(path)
    if lock >= 0 { close(lock) }
  }

  /// Removes what processes have left that were killed.
  /// - Parameter age: Seconds.
  package static func removeStale(olderThan age: Int = leastAge) {
    let parent = FilePath(NSTemporaryDirectory())
    for name in parent.entries where name.hasPrefix(prefix) {
      let path = parent.appending(name)
      var state = stat()
      guard lstat(path.string, &state) == 0, state.st_uid == geteuid(), state.st_mode & S_IFMT == S_IFDIR,
        time(nil) - state.st_ctim.tv_sec >= age
      else { continue }
      let folder = open(path.string, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard folder >= 0 else { continue }
      if flock(folder, LOCK_EX | LOCK_NB) == 0 { DirectoryRemoval.remove(path) }
      close(folder)
    }
  }
}
