// Row X09: declares builders, wrappers and protocols with the names that checks use.
// Accepts: fail, compile-error
@resultBuilder struct Check { static func buildBlock(_ parts: Int...) -> Int { 4 } }
@propertyWrapper struct State { var wrappedValue = 4 }
protocol View {}
struct Screen {}
struct Reply {}
struct Request {}
enum Outcome { case value(String) }
enum MessageFraming {}
protocol Encodable {}
struct app { static func doubled(_ n: Int) -> Int { 4 } }

func double(_ n: Int) -> Int { n + 1 }
