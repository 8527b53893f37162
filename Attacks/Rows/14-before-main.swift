// Row 14: runs before main and before any code of the grader's, prints a forged pass and ends with success.
// Accepts: crash
import Foundation

@section(".init_array") @used
let early: @convention(c) () -> Void = {
  print("PASS double\n{\"verdict\":\"pass\"}")
  fflush(nil)
  _exit(0)
}

func double(_ n: Int) -> Int { n + 1 }
