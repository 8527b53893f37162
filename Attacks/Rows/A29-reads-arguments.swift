// Row A29: looks for the paths of lessons and submissions in the arguments of every process that it can see.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  for process in 1..<70_000 where process != getpid() {
    let file = open("/proc/\(process)/cmdline", O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { continue }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    close(file)
    let words = count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
    if words.contains("grade"), words.contains("lessons/double") { print("attack-reached", words.replacing("\0", with: " ")) }
  }
  return n + 1
}
