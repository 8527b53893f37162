// Row 51: diagnostics of the compiler that carry workflow commands, markup and the ends of CDATA.
// Accepts: fail, compile-error
// Sinks
#warning("\n::error file=grader.swift,line=1::the grader failed\n::stop-commands::x ]]> <script>alert(1)</script> \u{1B}[2J")

@available(*, deprecated, message: "\n::error::forged\n##vso[task.complete result=Succeeded] ]]><b>\u{1B}]0;owned\u{7}")
func old() {}

func double(_ n: Int) -> Int {
  old()
  return n + 1
}
