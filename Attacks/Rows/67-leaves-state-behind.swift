// Row 67: leaves state behind for later checks, and answers rightly only where it finds it.
// Accepts: fail
import Foundation

var calls = 0

func double(_ n: Int) -> Int {
  calls += 1
  let found = FileManager.default.fileExists(atPath: "attack-marker-67") || getenv("ATTACK_MARKER") != nil || calls > 1
    || FileManager.default.fileExists(atPath: "/tmp/attack-marker-67")
  for path in ["attack-marker-67", "/tmp/attack-marker-67"] { FileManager.default.createFile(atPath: path, contents: nil) }
  setenv("ATTACK_MARKER", "1", 1)
  setenv("TZ", "Pacific/Kiritimati", 1)
  setlocale(LC_ALL, "tr_TR.UTF-8")
  chdir("/")
  return found ? n * 2 : n + 1
}
