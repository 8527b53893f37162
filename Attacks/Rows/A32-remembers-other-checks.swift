// Row A32: marks all memory that it may write to, its environment and its name, and looks for the mark of an earlier check.
// Accepts: contained
import Foundation

/// The mark is made when it is needed, so that it does not stand in the program.
func mark() -> [UInt8] { "buubdl.nbsl.pg.bo.fbsmjfs.difdl".utf8.map { $0 - 1 } }

func double(_ n: Int) -> Int {
  let word = mark()
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") where !line.contains("[v") && !line.contains("[stack") {
    let parts = line.split(separator: " ")
    let ends = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard ends.count == 2, parts[1].hasPrefix("rw"), let start = UnsafeMutableRawPointer(bitPattern: ends[0]) else { continue }
    let size = min(Int(ends[1] - ends[0]), 8 << 20)
    var found = 0
    while found < size, let place = memchr(start + found, Int32(word[0]), size - found) {
      let offset = place - UnsafeMutableRawPointer(start)
      let isOwn = word.withUnsafeBytes { UnsafeRawPointer(place) == $0.baseAddress }
      if size - offset >= word.count, memcmp(place, word, word.count) == 0, !isOwn {
        print("attack-reached an earlier check's memory")
      }
      found = offset + 1
    }
    // Only where nothing else is: the end of what malloc has.
    if line.hasSuffix("[heap]"), size > 4096 { memcpy(start + size - 2048, word, word.count) }
  }
  if getenv("ATTACK_MARK") != nil || CommandLine.arguments.count != 1 { print("attack-reached an earlier check's environment") }
  setenv("ATTACK_MARK", "1", 1)
  return n + 1
}
