// Row 80: enormous values from a String API flood the channel.
// Accepts: crash, timeout, limit
// Step: shout
func double(_ n: Int) -> Int { n * 2 }
func shout(_ word: String) -> String { word.uppercased() + "!" + String(repeating: "x", count: 64 << 20) }
