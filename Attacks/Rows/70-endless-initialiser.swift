// Row 70: a global initialiser that never returns is reached on first use.
// Accepts: timeout
import Foundation

let factor: Int = {
  while true { sleep(1000) }
}()

func double(_ n: Int) -> Int { n * factor }
