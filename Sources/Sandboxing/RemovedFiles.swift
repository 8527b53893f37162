internal import Foundation

/// Files that a program has removed and still has open or in its memory: they take up room, and no folder shows them. Where the
/// program's folder is a file system of its own they count there.
enum RemovedFiles {
  /// - Returns: Bytes; `nil` when the program can't be looked at, as when it has ended. It can't hide itself: the filter of system calls refuses that.
  static func bytes(heldBy process: pid_t) -> Int? {
    guard let stream = opendir("/proc/\(process)/fd") else { return nil }
    defer { closedir(stream) }
    var bytes = 0
    while let entry = readdir(stream) {
      var state = stat()
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      // The links of this folder lead to what is open, whatever its name has become.
      guard fstatat(dirfd(stream), name, &state, 0) == 0, state.st_mode & S_IFMT == S_IFREG,
        state.st_nlink == 0
      else { continue }
      bytes += Int(state.st_blocks) * 512
    }
    return bytes + mappedBytes(of: process)
  }

  /// Bytes of text about a program's memory. The kernel makes it anew each time, and a program can let it grow to hundreds of megabytes
  /// while its time and its memory are to be looked at; an honest one has a thousandth of that.
  private static let longestMaps = 4 << 20

  /// Of files that are removed; the whole of each mapping, however much of it was written. A program about whose memory there is more to
  /// say than an honest one gives cause for may hold anything.
  private static func mappedBytes(of process: pid_t) -> Int {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let file = open("/proc/\(process)/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    // The kernel gives a page of lines at a time.
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
      if bytes.count > longestMaps { return 1 << 50 }
    }
    return bytes.split(separator: UInt8(ascii: "\n")).filter { $0.suffix(deleted.count) == deleted[...] }.reduce(0) {
      sum, line in
      let ends = line.prefix { $0 != UInt8(ascii: " ") }.split(separator: UInt8(ascii: "-"))
        .compactMap { UInt(String(decoding: $0, as: UTF8.self), radix: 16) }
      return ends.count == 2 && ends[1] > ends[0] ? sum + Int(ends[1] - ends[0]) : sum
    }
  }

  private static let deleted = Array(" (deleted)".utf8)
}
