// Row 09: stops itself; no processor time is used, so only a wall clock sees it.
// Accepts: timeout
import Foundation

func double(_ n: Int) -> Int {
  while true { kill(getpid(), SIGSTOP) }
}
