internal import Foundation
package import SystemPackage

/// A lock between processes (`flock`), for work that takes a minute and whose result all of them can use.
///
/// The system releases the lock when a process ends, however it ends. Where the file can't be locked, nobody waits: the
/// work is done twice, and ``CacheDirectory`` keeps one of the two results.
package enum FileLock {
  /// Runs `body` while this process holds the lock.
  /// - Parameter path: The file that is locked. It is made when it does not exist, and stays.
  package static func withLock<Value>(on path: FilePath, _ body: () async throws -> Value) async throws -> Value {
    try path.removingLastComponent().makeDirectory()
    let descriptor = open(path.string, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    return try await body()
  }
}
