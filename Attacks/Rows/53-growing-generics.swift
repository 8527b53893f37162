// Row 53: a generic type that grows without end at run time.
// Accepts: crash, timeout, limit
struct Box<T> {}

func grow<T>(_ type: T.Type, _ n: Int) -> Int { n > 4_000_000 ? n : grow(Box<T>.self, n + 1) }

func double(_ n: Int) -> Int { grow(Int.self, n) }
