// Row 22: functions that do nothing, with the names of common assertions, reports and exits.
// Accepts: fail, compile-error
func expect<T>(_ a: T, is b: T) {}
func expect(_ condition: Bool, _ words: String = "") {}
func fail(_ reason: String = "") {}
func check(_ condition: Bool = true) {}
func report(_ words: Any...) {}
func assert(_ condition: Bool) {}
func precondition(_ condition: Bool) {}
func fatalError(_ message: String = "") {}
func exit(_ status: Int32) {}
func XCTAssertEqual<T>(_ a: T, _ b: T) {}
func encode(_ value: Any) -> String { "4" }
func respond(_ value: Any) -> String { "4" }

func double(_ n: Int) -> Int { n + 1 }
