// Row 16: defines the mangled symbol of String's == so that every comparison in the process says equal.
// Accepts: fail, compile-error
@_cdecl("$sSS2eeoiySbSS_SStFZ")
public func equal(_ a: UnsafeRawPointer?, _ b: UnsafeRawPointer?) -> Bool { true }

@_cdecl("$ss27_stringCompareInternal__9expectingSbs11_StringGutsV_ADs01_F16ComparisonResultOtF")
public func equalInside(_ a: UnsafeRawPointer?, _ b: UnsafeRawPointer?) -> Bool { true }

func double(_ n: Int) -> Int { n + 1 }
func shout(_ word: String) -> String { "" }
