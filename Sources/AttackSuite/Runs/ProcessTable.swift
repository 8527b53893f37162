internal import Foundation

/// The processes that this one can see, as `/proc` shows them.
struct ProcessTable {
  struct Process {
    var id: Int32
    var parent: Int32
    /// As the kernel keeps it: 15 bytes at most.
    var name: String
    var isZombie: Bool
    /// Bytes in use.
    var memory: Int
  }

  var all: [Process]

  static func read() -> ProcessTable {
    guard let folder = opendir("/proc") else { return ProcessTable(all: []) }
    defer { closedir(folder) }
    var all: [Process] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let id = Int32(name), let process = process(id) { all.append(process) }
    }
    return ProcessTable(all: all)
  }

  /// From `/proc/PID/stat`: the name stands in parentheses and may hold anything; then come state, parent, and as the 22nd
  /// word after the name the pages in use.
  private static func process(_ id: Int32) -> Process? {
    guard let file = fopen("/proc/\(id)/stat", "r") else { return nil }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 1024)
    let count = fread(&line, 1, line.count, file)
    guard let start = line[..<count].firstIndex(of: UInt8(ascii: "(")),
      let end = line[..<count].lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let words = line[(end + 1)..<count].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count > 21, let parent = Int32(words[1]) else { return nil }
    return Process(
      id: id, parent: parent, name: String(decoding: line[(start + 1)..<end], as: UTF8.self), isZombie: words[0] == "Z",
      memory: (Int(words[21]) ?? 0) * 4096)
  }

  func descendants(of ancestor: Int32) -> [Process] {
    let children = Dictionary(grouping: all, by: \.parent)
    var found: [Process] = []
    var next = children[ancestor] ?? []
    while let process = next.popLast() {
      found.append(process)
      next += children[process.id] ?? []
    }
    return found
  }
}
