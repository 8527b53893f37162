internal import Foundation

/// What stands below some folders: every entry with what it is and, of files, their bytes.
struct FileRecord {
  struct Entry: Equatable {
    /// Kind and permissions.
    var mode: UInt32
    var owner: UInt32
    var inode: UInt64
    /// Size and the inode's change time (`ctime`), which no program can set.
    var size: Int
    var changed: [Int]
    /// Of a file's bytes, or of a link's target; comparable within one process.
    var hash: Int
  }

  var entries: [String: Entry] = [:]

  /// - Parameter earlier: Files that have not been touched since then are not read again.
  init(_ folders: [String], earlier: FileRecord? = nil) {
    for folder in folders { add(folder, earlier) }
  }

  private mutating func add(_ path: String, _ earlier: FileRecord?) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    var entry = Entry(
      mode: information.st_mode, owner: information.st_uid, inode: UInt64(information.st_ino),
      size: Int(information.st_size), changed: [information.st_ctim.tv_sec, information.st_ctim.tv_nsec], hash: 0)
    switch information.st_mode & S_IFMT {
    case S_IFDIR:
      (entry.size, entry.changed) = (0, [])
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] { add(path + "/" + name, earlier) }
    case S_IFREG:
      if let known = earlier?.entries[path], known.changed == entry.changed, known.size == entry.size {
        entry.hash = known.hash
      } else {
        entry.hash = Self.hash(path)
      }
    default:
      entry.hash = ((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "").hashValue
    }
    entries[path] = entry
  }

  private static func hash(_ path: String) -> Int {
    var hasher = Hasher()
    (FileManager.default.contents(atPath: path) ?? Data()).withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// What is other than before: gone, changed in its bytes, its mode or its owner, and, where nothing new may be, new.
  func differences(from before: FileRecord, mayGrow: (String) -> Bool) -> [String] {
    var found: [String] = []
    for (path, old) in before.entries {
      guard let new = entries[path] else {
        found.append("\(path) is gone")
        continue
      }
      if (old.mode, old.owner, old.hash) != (new.mode, new.owner, new.hash) { found.append("\(path) has changed") }
    }
    for path in entries.keys where before.entries[path] == nil {
      if path.contains("attack-marker") || !mayGrow(path) { found.append("\(path) is new") }
    }
    return found.sorted()
  }
}
