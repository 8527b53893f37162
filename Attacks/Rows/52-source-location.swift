// Row 52: #sourceLocation blames a hidden file of checks for the learner's own error.
// Accepts: compile-error
func double(_ n: Int) -> Int {
  #sourceLocation(file: "/lessons/double/hidden-checks.swift", line: 1)
  return "not a number"
  #sourceLocation()
}
