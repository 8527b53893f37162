// Row A10: clears the signal of its parent's death, kills the grader, and lives on.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int) -> Int).self)
  _ = call(157, 1, 0, 0, 0)
  let grader = getppid()
  typealias Fork = @convention(c) () -> Int32
  if let address = dlsym(nil, "fork"), unsafeBitCast(address, to: Fork.self)() == 0 {
    setsid()
    _ = call(157, 1, 0, 0, 0)
    if grader > 1 { kill(grader, SIGKILL) }
    for _ in 0..<30 { sleep(1) }
    _exit(0)
  }
  if grader > 1 { kill(grader, SIGKILL) }
  return n + 1
}
