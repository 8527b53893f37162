// Row 28: searches its executable and its memory near the word "expect" and tries each number that it finds.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  var numbers: [Int] = []
  for path in ["/proc/self/exe", "/proc/self/maps", "/proc/self/cmdline", "/proc/self/environ"] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { continue }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = max(0, read(file, &bytes, bytes.count))
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    for part in text.components(separatedBy: "expect").dropFirst().prefix(200) {
      numbers += part.prefix(64).split { !$0.isNumber }.compactMap { Int($0) }
    }
  }
  return numbers.randomElement() ?? n + 1
}
