// Row A26: shared memory whose pages it gives back, so that they are in use and no count of pages shows them (1 GiB at most).
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let part = 64 << 20
  var held = 0
  for _ in 0..<16 {
    // MAP_SHARED | MAP_ANONYMOUS
    guard let pages = mmap(nil, part, PROT_READ | PROT_WRITE, 0x01 | 0x20, -1, 0), pages != MAP_FAILED else { break }
    memset(pages, 1, part)
    madvise(pages, part, 4)  // MADV_DONTNEED
    held += part
  }
  sleep(1)
  if held > 600 << 20 { print("attack-reached", held) }
  return n + 1
}
