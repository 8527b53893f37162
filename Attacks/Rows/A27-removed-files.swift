// Row A27: files that are removed and still held, open or in memory, so that no folder shows them (600 MiB at most).
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let size = 12 << 20
  var held = 0
  for number in 0..<50 {
    let name = "attack-marker-\(number)"
    let file = open(name, O_CREAT | O_RDWR, 0o600)
    guard file >= 0 else { break }
    unlink(name)
    guard posix_fallocate(file, 0, off_t(size)) == 0 else { break }
    held += size
    if number % 2 == 0, let pages = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), pages != MAP_FAILED {
      close(file)
    }
  }
  sleep(2)
  if held > 200 << 20 { print("attack-reached", held) }
  return n + 1
}
