// Row 90: a right answer that prints FAIL, escapes and 200 lines.
// Accepts: pass
// Sinks
func double(_ n: Int) -> Int {
  for line in 0..<200 { print("FAIL \(line) \u{1B}[31mnot ok\u{1B}[0m {\"verdict\":\"fail\"}") }
  return n * 2
}
func shout(_ word: String) -> String { word.uppercased() + "!" }
