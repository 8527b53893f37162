// Row A31: before main, looks for what has started it: descriptors of a server's, capabilities that it may have left, its memory, its entry.
// Accepts: contained
import Foundation

@section(".init_array") @used
let early: @convention(c) () -> Void = { look("before main") }

func double(_ n: Int) -> Int {
  look("in the check")
  return n + 1
}

func look(_ when: String) {
  func reached(_ what: String) { print("attack-reached", what, when) }
  // Of a socket, which nothing that an app is given is.
  var (kind, size) = (Int32(0), socklen_t(4))
  for descriptor in Int32(0)..<2_000 where getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 {
    reached("a socket, \(descriptor)")
  }
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  for line in status.split(separator: "\n") where ["CapInh", "CapPrm", "CapEff", "CapAmb"].contains(line.prefix(6)) {
    if line.dropFirst(7).contains(where: { !"0 \t".contains($0) }) { reached("capabilities") }
  }
  for process in Set([1, getppid()]) where process > 0 {
    for file in ["mem", "environ", "fd/0", "map_files"] where open("/proc/\(process)/\(file)", O_RDONLY) >= 0 {
      reached("\(file) of process \(process)")
    }
    if kill(process, SIGCONT) == 0 { reached("a signal to process \(process)") }
  }
  for name in ["sandbox_serve", "sandbox_ask", "sandbox_start", "guard"] where dlsym(nil, name) != nil { reached(name) }
}
