// Row 13: reads what /proc tells of every process: environment, arguments, descriptors, memory.
// Accepts: contained
import Foundation

func contents(_ path: String) -> String {
  let file = open(path, O_RDONLY | O_NONBLOCK)
  guard file >= 0 else { return "" }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = read(file, &bytes, bytes.count)
  return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
}

func double(_ n: Int) -> Int {
  let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(Int32.init)
  for process in processes where process != getpid() {
    for name in ["environ", "cmdline", "maps", "mem"] {
      let text = contents("/proc/\(process)/\(name)")
      if let found = text.range(of: "canary-") { print(name, text[found.lowerBound...].prefix(40)) }
    }
    if process == getppid(), open("/proc/\(process)/mem", O_RDWR) >= 0 { print("attack-reached memory") }
    for descriptor in 0..<64 {
      let text = contents("/proc/\(process)/fd/\(descriptor)")
      if let found = text.range(of: "canary-") { print("fd", text[found.lowerBound...].prefix(40)) }
    }
  }
  return n + 1
}
