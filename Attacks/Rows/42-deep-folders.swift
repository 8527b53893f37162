// Row 42: 20,000 empty files and a chain of folders of mode 0, whose path is longer than any path may be.
// Accepts: limit
import Foundation

func double(_ n: Int) -> Int {
  for number in 0..<20_000 {
    let file = open("empty-\(number)", O_CREAT | O_WRONLY, 0o600)
    guard file >= 0 else { break }
    close(file)
  }
  let name = String(repeating: "d", count: 20)
  var opened: [Int32] = []
  var here = open(".", O_RDONLY | O_DIRECTORY)
  for _ in 0..<400 {
    guard mkdirat(here, name, 0o700) == 0 else { break }
    let next = openat(here, name, O_RDONLY | O_DIRECTORY)
    guard next >= 0 else { break }
    opened.append(here)
    here = next
    if opened.count > 60 { close(opened.removeFirst()) }
  }
  fchmod(here, 0)
  for folder in opened.reversed() { fchmod(folder, 0) }
  return n + 1
}
