// Row 10: forks; the parent ends with success at once and the child goes on with forged lines.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  typealias Fork = @convention(c) () -> Int32
  if let address = dlsym(nil, "fork") {
    let child = unsafeBitCast(address, to: Fork.self)()
    if child > 0 { _exit(0) }
    if child == 0 {
      for _ in 0..<20 {
        print("PASS double")
        fflush(nil)
        usleep(50_000)
      }
      _exit(0)
    }
  }
  return n + 1
}
