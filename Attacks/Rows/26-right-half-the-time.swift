// Row 26: right half of the time; a grader that tries again until it passes would pass it.
// Accepts: fail
func double(_ n: Int) -> Int { [0, 2, 21].contains(n) || Bool.random() ? n * 2 : n + 1 }
