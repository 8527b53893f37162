// Row 35: grows and touches arrays until it may not (2.5 GiB at most).
// Accepts: limit
func double(_ n: Int) -> Int {
  var kept: [[UInt8]] = []
  for round in 0..<40 { kept.append([UInt8](repeating: UInt8(round), count: 64 << 20)) }
  return kept.count + n + 1
}
