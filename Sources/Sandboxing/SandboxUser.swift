private import CSandbox
internal import Foundation
internal import Synchronization

/// A user that nothing else runs as, for a program that root starts.
///
/// How this works: the numbers have no name in any list of users. A lock on a file lets each be held by one grader at a time; the
/// system takes it back when the grader ends, however it ends.
final class SandboxUser: @unchecked Sendable {
  /// Debian reserves them for nobody, and they exist in containers whose users are the usual 65,536.
  static let numbers: Range<UInt32> = 64_200..<64_800
  private static let folder = "/run/lock/coursemark"
  /// Where the next search for a free number begins, counted from the first.
  private static let start = Mutex(UInt32(getpid()) % 600)

  let number: UInt32
  private var lock: Int32

  private init(number: UInt32, lock: Int32) {
    self.number = number
    self.lock = lock
  }

  /// - Throws: When none is free, or locks can't be made.
  static func take() throws(LaunchFailure) -> SandboxUser {
    let folder = access("/run/lock", W_OK) == 0 ? Self.folder : "/tmp/.coursemark-users"
    mkdir(folder, 0o700)
    var state = stat()
    guard lstat(folder, &state) == 0, state.st_uid == 0, state.st_mode & S_IFMT == S_IFDIR else {
      throw LaunchFailure(executable: folder, step: "mkdir", code: EPERM)
    }
    for _ in numbers {
      let number = start.withLock { start in
        start = (start + 1) % UInt32(numbers.count)
        return numbers.lowerBound + start
      }
      let lock = open("\(folder)/\(number)", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard lock >= 0 else { throw LaunchFailure(executable: folder, step: "open", code: errno) }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { return SandboxUser(number: number, lock: lock) }
      close(lock)
    }
    throw LaunchFailure(executable: folder, step: "flock", code: EBUSY)
  }

  /// Ends all that runs as this user, and gives the number back.
  func release(killing: Bool) {
    guard lock >= 0 else { return }
    if killing { sandbox_kill_user(number) }
    close(lock)
    lock = -1
  }

  deinit { if lock >= 0 { close(lock) } }
}
