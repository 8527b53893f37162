// Row A12: finds whatever may be the examiner, asks whether it could be sent signals, and opens its memory.
// Accepts: contained
import Foundation

@section(".init_array") @used
let early: @convention(c) () -> Void = {
  for _ in 0..<50 {
    for process in (getpid() - 6)...(getpid() + 6) where process > 1 && process != getpid() {
      let memory = open("/proc/\(process)/mem", O_RDWR)
      if memory >= 0 {
        print("attack-reached memory")
        close(memory)
      }
      // Signal 0 asks only whether a signal could be sent.
      if kill(process, 0) == 0 { print("attack-reached process") }
    }
    usleep(500)
  }
}

func double(_ n: Int) -> Int { n + 1 }
