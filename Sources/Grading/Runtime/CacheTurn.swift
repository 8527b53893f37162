internal import Foundation

/// Lets one grader after the other do what takes a minute and is needed once, in whichever process they are.
///
/// The turn is a lock that the system takes back when a process ends, however it ends. Where there can be no lock, nobody
/// waits: the work is done twice, and ``CacheDirectory`` keeps one of the two.
enum CacheTurn {
  /// - Parameter path: Of a file that is made for the lock and stays.
  static func wait<Value>(for path: String, then work: () async throws -> Value) async throws -> Value {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    return try await work()
  }
}
