// Row 40: one line of 100 MB to standard output, then to standard error.
// Accepts: limit
import Foundation

func double(_ n: Int) -> Int {
  let part = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
  for descriptor in [Int32(1), 2] {
    for _ in 0..<100 { _ = write(descriptor, part, part.count) }
  }
  return n + 1
}
