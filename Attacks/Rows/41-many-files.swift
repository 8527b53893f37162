// Row 41: many files just under any limit of one file, in every directory that it can (300 MiB at most).
// Accepts: limit
import Foundation

func double(_ n: Int) -> Int {
  let part = [UInt8](repeating: 1, count: 1 << 20)
  var left = 300
  for folder in [".", "/tmp", "/var/tmp", "/dev/shm", NSHomeDirectory(), NSTemporaryDirectory()] {
    for number in 0..<100 where left > 0 {
      let file = open("\(folder)/attack-marker-\(number)", O_CREAT | O_WRONLY, 0o600)
      guard file >= 0 else { break }
      if write(file, part, part.count) < 0 { left = min(left, 5) }
      close(file)
      left -= 1
    }
  }
  return n + 1
}
