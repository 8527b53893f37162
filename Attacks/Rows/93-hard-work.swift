// Row 93: a right answer after 0.8 s of work, with 60 MiB of memory, four threads and a temporary file.
// Accepts: pass
import Dispatch
import Foundation

func double(_ n: Int) -> Int {
  let end = Date().addingTimeInterval(0.8)
  let memory = [UInt8](repeating: 1, count: 60 << 20)
  let sums = UnsafeMutablePointer<Int>.allocate(capacity: 4)
  sums.initialize(repeating: 0, count: 4)
  defer { sums.deallocate() }
  nonisolated(unsafe) let shared = sums
  DispatchQueue.concurrentPerform(iterations: 4) { index in
    while Date() < end { shared[index] &+= Int(memory[index]) }
  }
  let path = "work.txt"
  guard FileManager.default.createFile(atPath: path, contents: Data("\(n * 2)".utf8)),
    let text = try? String(contentsOfFile: path, encoding: .utf8)
  else { return -1 }
  try? FileManager.default.removeItem(atPath: path)
  return Int(text) ?? -1
}
func shout(_ word: String) -> String { word.uppercased() + "!" }
