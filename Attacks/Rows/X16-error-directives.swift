// Row X16: warnings and #error; nothing that does not compile is "no check failed".
// Accepts: compile-error
#warning("all checks passed")
#error("all checks passed")
func double(_ n: Int) -> Int { n * 2 }
