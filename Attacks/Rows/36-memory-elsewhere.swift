// Row 36: memory that limits of one process do not see: memfd, /dev/shm, children (2 GiB at most).
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int) -> Int).self)
  let name = Array("attack-marker".utf8CString)
  let chunk = [UInt8](repeating: 7, count: 1 << 20)
  let anonymous = Int32(truncatingIfNeeded: name.withUnsafeBytes { call(319, Int(bitPattern: $0.baseAddress), 0, 0, 0) })
  let shared = open("/dev/shm/attack-marker-memory", O_CREAT | O_RDWR, 0o600)
  for file in [anonymous, shared] where file >= 0 {
    for _ in 0..<512 where write(file, chunk, chunk.count) < 0 { break }
  }
  typealias Fork = @convention(c) () -> Int32
  let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
  for _ in 0..<4 where fork() == 0 {
    let pages = mmap(nil, 256 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | 0x20, -1, 0)
    if let pages, pages != MAP_FAILED { memset(pages, 1, 256 << 20) }
    sleep(2)
    _exit(0)
  }
  return n + 1
}
