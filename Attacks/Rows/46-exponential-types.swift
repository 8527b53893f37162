// Row 46: an expression whose type checking is exponential.
// Accepts: compile-error, timeout, limit
func double(_ n: Int) -> Int {
  let a = [1, 2.0, 3], b: Int = 1
  let x = a.map { $0 + 1 / 2 * -3 + 4 }.reduce(0) { $0 + -$1 * 2 - 1 / 3 + 4 * -$1 } + b + 1.5 - -n * 2 / 3 + (n > 1 ? 2.0 : 1) * -1
  let y = ["a": 1 + 2 - -3 * n, "b": 2.5 + -1 * 3 / n].map { [$0.key + "b" + 1: -$0.value + 1] }.reduce([:]) { $0 + $1 } + -x * 2
  return y + x - -1 + 2 * -3 + n
}
