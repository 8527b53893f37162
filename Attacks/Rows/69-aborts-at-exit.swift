// Row 69: the answers are right, but the process aborts when it ends. The report must say so.
// Accepts: crash
import Foundation

func double(_ n: Int) -> Int {
  atexit { abort() }
  return n * 2
}
func shout(_ word: String) -> String { word.uppercased() + "!" }
