// Row 43: waits for a semaphore that nobody signals.
// Accepts: timeout
import Dispatch

func double(_ n: Int) -> Int {
  DispatchSemaphore(value: 0).wait()
  return n + 1
}
