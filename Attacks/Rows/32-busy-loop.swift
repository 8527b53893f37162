// Row 32: a busy loop.
// Accepts: timeout
func double(_ n: Int) -> Int {
  var x: UInt64 = 1
  while x != 0 { x = x &* 6_364_136_223_846_793_005 | 1 }
  return n + Int(truncatingIfNeeded: x)
}
