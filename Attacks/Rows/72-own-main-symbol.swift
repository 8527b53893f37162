// Row 72: defines the C symbol main.
// Accepts: fail, compile-error
@c(main) public func ownMain(_ count: Int32, _ words: UnsafeRawPointer?) -> Int32 { 0 }

func double(_ n: Int) -> Int { n + 1 }
