// Row 61: changes modes, times, owners and names of what it does not own. Landlock alone does not cover all of these.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  typealias SetAttribute = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, Int, Int32) -> Int32
  let setAttribute = dlsym(nil, "setxattr").map { unsafeBitCast($0, to: SetAttribute.self) }
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let loaded = Set(maps.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }.filter { $0.hasPrefix("/") })
  for path in loaded.sorted() where path.contains("coursemark-attack") {
    for victim in [path, (path as NSString).deletingLastPathComponent] {
      chmod(victim, 0)
      chown(victim, 1, 1)
      utimes(victim, nil)
      _ = setAttribute?(victim, "user.attack", "marker", 6, 0)
      rename(victim, victim + ".attack-marker")
      truncate(victim, 0)
      unlink(victim)
    }
  }
  return n + 1
}
