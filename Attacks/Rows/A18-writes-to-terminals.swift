// Row A18: writes to each terminal of the user's, and pushes keystrokes.
// Accepts: contained
// Terminal
import Foundation

func double(_ n: Int) -> Int {
  for number in 0..<64 {
    let terminal = open("/dev/pts/\(number)", O_WRONLY | O_NONBLOCK | O_NOCTTY)
    guard terminal >= 0 else { continue }
    guard isatty(terminal) == 1 else { continue }
    print("attack-reached a terminal")
    let words = "\u{1B}]0;attack-marker\u{7}attack-marker\n"
    _ = write(terminal, words, words.utf8.count)
    var key = UInt8(ascii: "#")
    _ = ioctl(terminal, 0x5412, &key)
    close(terminal)
  }
  return n + 1
}
