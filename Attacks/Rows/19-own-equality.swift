// Row 19: a module-level == for Int that is always true.
// Accepts: fail
func == (a: Int, b: Int) -> Bool { true }
func != (a: Int, b: Int) -> Bool { false }

func double(_ n: Int) -> Int { n + 1 }
