// Row 07: ignores every signal that it may, then spins.
// Accepts: timeout
import Foundation

func double(_ n: Int) -> Int {
  for number in [SIGTERM, SIGINT, SIGHUP, SIGALRM, SIGXCPU, SIGVTALRM, SIGPROF, SIGQUIT, SIGPIPE] { signal(number, SIG_IGN) }
  var x: UInt64 = 1
  while x != 0 { x = x &* 6_364_136_223_846_793_005 | 1 }
  return n + Int(truncatingIfNeeded: x)
}
