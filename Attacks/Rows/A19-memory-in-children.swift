// Row A19: memory in children, each under the limit of one process, in shared memory, and in many small files (2 GiB at most).
// Accepts: limit
import Foundation

func double(_ n: Int) -> Int {
  typealias Fork = @convention(c) () -> Int32
  let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
  for _ in 0..<8 where fork() == 0 {
    let pages = mmap(nil, 200 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | 0x20, -1, 0)
    if let pages, pages != MAP_FAILED { memset(pages, 1, 200 << 20) }
    sleep(3)
    _exit(0)
  }
  let shared = shmget(0x6A77, 64 << 20, 0o1600)
  if shared >= 0, let memory = shmat(shared, nil, 0), Int(bitPattern: memory) != -1 { memset(memory, 1, 64 << 20) }
  let part = [UInt8](repeating: 1, count: 4096)
  for number in 0..<20_000 {
    let file = open("small-\(number)", O_CREAT | O_WRONLY, 0o600)
    guard file >= 0, write(file, part, part.count) > 0 else { break }
    close(file)
  }
  sleep(1)
  return n + 1
}
