// Row A21: C1 controls, bidi overrides and other invisible characters, in output and in diagnostics.
// Accepts: fail
// Sinks
import Foundation

@available(*, deprecated, message: "\u{9B}31m \u{202E} \u{2066} \u{200F} \u{85} \u{2028} \u{FEFF} \u{1B}[1m")
func old() {}

func double(_ n: Int) -> Int {
  old()
  print("\u{9B}31m \u{9D}0;owned\u{9C} \u{202E}dlrow \u{2066}a\u{2069} \u{200F} \u{85} \u{2028} \u{2029} \u{FEFF} \u{E0041}")
  fatalError("\u{9B}2J \u{202E} \u{1B}]8;;http://example.com\u{7}")
}
