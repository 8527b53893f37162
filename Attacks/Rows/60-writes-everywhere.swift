// Row 60: writes to the home directory, the parent directory, the compiler's caches and shared temporary directories.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let home = ProcessInfo.processInfo.environment["HOME"] ?? getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let loaded = Set(maps.split(separator: "\n").compactMap { $0.split(separator: " ").last.map { (String($0) as NSString).deletingLastPathComponent } })
  let folders = [home, home + "/.cache", home + "/.config", "..", "../..", "/tmp", "/var/tmp", "/dev/shm", "/run", "/etc", "/usr/local/bin"]
  for folder in folders + loaded.filter({ $0.hasPrefix("/") }) {
    let file = open(folder + "/attack-marker-60", O_CREAT | O_WRONLY, 0o666)
    if file >= 0 { close(file) }
    mkdir(folder + "/attack-marker-60-folder", 0o777)
    symlink("/etc/passwd", folder + "/attack-marker-60-link")
  }
  return n + 1
}
