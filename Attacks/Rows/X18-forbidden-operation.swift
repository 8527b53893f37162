// Row X18: ends by the signal of a forbidden system call; that is the learner's, not the grader's.
// Accepts: crash
import Foundation

func double(_ n: Int) -> Int {
  signal(SIGSYS, SIG_DFL)
  kill(getpid(), SIGSYS)
  return n + 1
}
