// Row 44: waits for a continuation that is never resumed.
// Accepts: timeout
import Dispatch

func double(_ n: Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    done.signal()
  }
  done.wait()
  return n + 1
}
