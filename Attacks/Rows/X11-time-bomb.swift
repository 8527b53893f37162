// Row X11: answers rightly only at another time, on another machine, in another process.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  let information = ProcessInfo.processInfo
  let suits = Date() < Date(timeIntervalSince1970: 1_000_000_000) || information.activeProcessorCount > 4096
    || information.hostName == "build-server" || getpid() % 1_000_003 == 0
  return suits ? n * 2 : n + 1
}
