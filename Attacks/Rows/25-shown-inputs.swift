// Row 25: answers the inputs that the lesson's text shows, and guesses otherwise.
// Accepts: fail
func double(_ n: Int) -> Int { [2: 4, 0: 0, 21: 42][n] ?? 4 }
