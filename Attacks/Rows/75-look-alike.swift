// Row 75: the function is named with a Cyrillic letter and a bidi control; it looks right and is not.
// Accepts: compile-error
func dоuble(_ n: Int) -> Int { n * 2 }
