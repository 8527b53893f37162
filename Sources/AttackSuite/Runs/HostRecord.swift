internal import Foundation

/// What an attack must not change: files, shared memory, and what carries the attacks' own mark.
struct HostRecord {
  var files: FileRecord
  var sharedMemory: Set<String>

  /// Where an attack may have left something, outside of the workspace.
  private static let shared = ["/tmp", "/var/tmp", "/dev/shm", "/run", "/"]
  /// Attacks that make such memory use this key.
  private static let key = " \(0x6A77) "

  init(_ place: AttackWorkspace, earlier: HostRecord? = nil) {
    files = FileRecord(
      [place.home, place.cache, place.lessons, place.outside, place.temporary], earlier: earlier?.files)
    sharedMemory = Set(
      ["shm", "msg", "sem"].flatMap { kind in
        let text = (try? String(contentsOfFile: "/proc/sysvipc/\(kind)", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { (" " + $0).contains(Self.key) }.map { "\(kind) \($0)" }
      })
  }

  func problems(since before: HostRecord, place: AttackWorkspace) -> [String] {
    var found = files.differences(from: before.files) { path in
      // The tool compiles what it has not met yet, and the next program replaces the oldest.
      path.hasPrefix(place.cache) || path.hasPrefix(place.home + "/.config")
    }
    found += sharedMemory.subtracting(before.sharedMemory).map { "shared memory is left: \($0)" }
    for folder in Self.shared {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where name.contains("attack-marker") {
        found.append("\(folder)/\(name) was written")
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
    return found
  }
}
