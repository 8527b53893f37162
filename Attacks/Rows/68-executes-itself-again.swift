// Row 68: executes itself again with a loader's and Swift's variables set, hoping for fewer limits.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  setenv("LD_PRELOAD", "/proc/self/exe", 1)
  setenv("SWIFT_BACKTRACE", "enable=yes,swift-backtrace=/bin/sh", 1)
  setenv("SWIFT_DEBUG_LIBRARIES", "1", 1)
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("again"), nil]
  execv("/proc/self/exe", &arguments)
  return n + 1
}
