internal import Foundation

/// What a program and all that it has started use at this moment.
struct ProcessTree {
  var processes = 0
  var threads = 0
  /// Bytes of memory in use. What two processes share counts twice.
  var memory = 0
  /// Seconds of processor time of those that live, and of those of their children that have ended.
  var processorTime = 0.0

  /// - Parameter isGuarded: Whether `root` is a guard, which does not count.
  init(root: pid_t, isGuarded: Bool) {
    var left = isGuarded ? Self.children(of: root) : [root]
    // A tree that grows while it is walked through is over its limit anyway.
    while let process = left.popLast(), processes < 500 {
      guard let fields = Self.fields(of: process) else { continue }
      processes += 1
      threads += fields.threads
      memory += fields.memory
      processorTime += fields.processorTime
      left += Self.children(of: process)
    }
  }

  private struct Fields {
    var threads: Int
    var memory: Int
    var processorTime: Double
  }

  /// From `/proc/PID/stat`: the words after the name, which stands in parentheses and may hold anything.
  private static func fields(of process: pid_t) -> Fields? {
    guard let line = contents("/proc/\(process)/stat"), let end = line.lastIndex(of: UInt8(ascii: ")")) else {
      return nil
    }
    let words = line[(end + 1)...].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    // The third field of proc(5) is the first here.
    guard words.count > 21 else { return nil }
    let ticks = (11...14).compactMap { Int(words[$0]) }.reduce(0, +)
    return Fields(
      threads: Int(words[17]) ?? 0, memory: (Int(words[21]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))),
      processorTime: Double(ticks) / Double(max(1, sysconf(Int32(_SC_CLK_TCK)))))
  }

  private static func children(of process: pid_t) -> [pid_t] {
    // Of a program with one thread, and of the first thread of others: those start programs here.
    guard let text = contents("/proc/\(process)/task/\(process)/children") else { return [] }
    return text.split(separator: UInt8(ascii: " ")).compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
  }

  private static func contents(_ path: String) -> ArraySlice<UInt8>? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? bytes[..<count] : nil
  }
}

/// What lies in the folders that a program may write to.
struct FolderUsage {
  var bytes = 0
  var files = 0

  /// Counts until there is more than `most` files; follows no link.
  init(_ folders: [String], most: Int) {
    for folder in folders {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if descriptor >= 0 { count(descriptor, depth: 0, most: most) }
    }
  }

  /// Closes `folder`.
  private mutating func count(_ folder: Int32, depth: Int, most: Int) {
    guard let stream = fdopendir(folder) else {
      close(folder)
      return
    }
    defer { closedir(stream) }
    while files <= most, let entry = readdir(stream) {
      let name = DirectoryEntryName(entry)
      if name.isSelfOrParent { continue }
      files += 1
      var state = stat()
      guard fstatat(dirfd(stream), name.bytes, &state, AT_SYMLINK_NOFOLLOW) == 0 else {
        // It is gone; or it is hidden, and then there may be anything in it.
        if errno != ENOENT { files = most + 1 }
        continue
      }
      bytes += Int(state.st_blocks) * 512
      guard state.st_mode & S_IFMT == S_IFDIR else { continue }
      // As deep as descriptors allow; what is deeper counts as over the limit.
      guard depth < 30 else {
        files = most + 1
        return
      }
      let inner = openat(dirfd(stream), name.bytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if inner >= 0 { count(inner, depth: depth + 1, most: most) }
    }
  }
}

/// A name as a folder has it: bytes that need not be text, ended by a zero.
struct DirectoryEntryName {
  let bytes: [CChar]

  init(_ entry: UnsafeMutablePointer<dirent>) {
    bytes = withUnsafeBytes(of: &entry.pointee.d_name) { name in
      name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }

  var isSelfOrParent: Bool { bytes == [0x2E, 0] || bytes == [0x2E, 0x2E, 0] }
}
