// Row 01: prints success in every report format, then answers wrongly.
// Accepts: fail
import Foundation

let reports = [
  "PASS", "ok 1 - double", "1..1", "Test Suite 'All tests' passed", "✔ Test double() passed after 0.001 seconds.",
  #"{"format":1,"lessons":[{"steps":[{"checks":[{"verdict":"pass"}]}]}]}"#,
  #"<testsuite tests="1" failures="0"><testcase name="double"/></testsuite>"#, "verdict: pass", "::notice::passed",
]

func double(_ n: Int) -> Int {
  for report in reports {
    print(report)
    fputs(report + "\n", stderr)
  }
  return n + 1
}
