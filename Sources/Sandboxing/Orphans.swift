private import CSandbox
internal import Foundation
internal import Synchronization

/// What programs leave behind: processes that they started in sessions of their own, and that outlived them.
///
/// Only a process that starts nothing but through ``Supervisor`` may ask for this: other children would be taken for
/// orphans. The command line tool does; a test runner must not.
///
/// How this works: the kernel gives this process every descendant whose parent has ended. So whatever is a child of ours
/// and was not started by us is an orphan, and is ended. Starting and sweeping take turns, so that no program is
/// taken for an orphan between its start and its registration.
enum Orphans {
  private struct State {
    var programs: Set<Int32> = []
    var areEnded = false
  }
  private static let state = Mutex(State())

  /// Called once, before any program is started.
  static func end() {
    sandbox_adopt_orphans()
    state.withLock { $0.areEnded = true }
  }

  /// Starts a program and remembers it as one of ours.
  static func start(_ body: () -> Int32) -> Int32 {
    state.withLock { state in
      let process = body()
      if process > 0 { state.programs.insert(process) }
      return process
    }
  }

  /// A program has been waited for; its number may be given to another process.
  static func forget(_ process: Int32) { state.withLock { _ = $0.programs.remove(process) } }

  /// Ends all orphans, and theirs.
  static func sweep() {
    guard state.withLock({ $0.areEnded }) else { return }
    // An orphan's children become ours when it is gone; a chain of them ends, because each is killed before it can start another.
    for _ in 0..<50 {
      let found = state.withLock { state -> [Int32] in
        let orphans = children().filter { !state.programs.contains($0) }
        for orphan in orphans {
          kill(orphan, SIGKILL)
          waitpid(orphan, nil, 0)
        }
        return orphans
      }
      if found.isEmpty { return }
    }
  }

  private static func children() -> [Int32] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    let own = getpid()
    var children: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let process = Int32(name), parent(of: process) == own { children.append(process) }
    }
    return children
  }

  /// From `/proc/PID/stat`: the second word after the name, which stands in parentheses and may hold anything.
  private static func parent(of process: Int32) -> Int32? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 512)
    let count = fread(&line, 1, line.count, file)
    guard let end = line[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let words = line[(end + 1)..<count].split(separator: UInt8(ascii: " "))
    return words.count > 1 ? Int32(String(decoding: words[1], as: UTF8.self)) : nil
  }
}
