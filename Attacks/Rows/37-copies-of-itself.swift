// Row 37: starts copies of itself until it may not (100 at most).
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  var copies: [Process] = []
  for _ in 0..<100 {
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    guard (try? copy.run()) != nil else { break }
    copies.append(copy)
  }
  print("started", copies.count)
  return n + 1
}
