// Row 33: sleeps without using the processor, again after every signal.
// Accepts: timeout
import Foundation

func double(_ n: Int) -> Int {
  while true {
    let time = timespec(tv_sec: 3600, tv_nsec: 0)
    _ = withUnsafePointer(to: time) { nanosleep($0, nil) }
  }
}
