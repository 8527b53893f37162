// Row 23: types named Swift, Foundation, AppAgent, Bool, Array and Optional, to which generated code might resolve.
// Accepts: fail, compile-error
enum Swift { typealias Int = Never }
enum Foundation {}
enum Testing {}
enum AppAgent { static func run(scene: () -> Void, probes: [String: ([String]) -> String]) {} }
struct Bool {}
struct Array<T> {}
enum Optional<T> { case some }
struct JSONEncoder { func encode<T>(_ value: T) -> String { "4" } }

func double(_ n: Int) -> Int { n + 1 }
