// Row 45: reads all of standard input, opens the terminal and waits for a key.
// Accepts: fail, timeout
import Foundation

func double(_ n: Int) -> Int {
  while let line = readLine() { print("input", line) }
  let terminal = open("/dev/tty", O_RDWR)
  var key: UInt8 = 0
  if terminal >= 0 { print("terminal", read(terminal, &key, 1)) }
  return n + 1
}
