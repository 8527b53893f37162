// Row 34: unbounded recursion until the stack overflows.
// Accepts: crash
func depth(_ n: Int, _ values: [Int]) -> Int { depth(n &+ 1, values + [n]) &+ values.count }

func double(_ n: Int) -> Int { depth(n, []) }
