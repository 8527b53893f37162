// Row 03: ends the process with success in the middle of the first check.
// Accepts: crash
import Foundation

func double(_ n: Int) -> Int { exit(0) }
