// Row 56: an ordinary trap; the other step is still reported.
// Accepts: crash
// Step shout: pass
func double(_ n: Int) -> Int { [0][n + 5] }
func shout(_ word: String) -> String { word.uppercased() + "!" }
