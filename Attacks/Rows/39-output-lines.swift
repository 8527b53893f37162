// Row 39: writes short lines as fast as it can (512 MiB at most).
// Accepts: limit
import Foundation

func double(_ n: Int) -> Int {
  let line = String(repeating: "a short line\n", count: 80)
  for _ in 0..<(512 << 10) { _ = write(1, line, line.utf8.count) }
  return n + 1
}
