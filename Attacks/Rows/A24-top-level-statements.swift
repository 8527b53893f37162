// Row A24: code that is simply wrong must not end as undecided: statements where none can be, names that nobody has.
// Accepts: compile-error
func double(_ n: Int) -> Int { n.twice }
print("a statement at the top level")
let x: Int = "two"
for i in 0..<3 { undefined(i) }
