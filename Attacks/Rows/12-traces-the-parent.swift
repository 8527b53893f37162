// Row 12: attaches to its parent with ptrace, and reads and writes its memory.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let parent = Int(getppid())
  guard parent > 1 else { return n + 1 }
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  var word = [UInt8](repeating: 0, count: 4096)
  word.withUnsafeMutableBytes { bytes in
    var local = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
    var remote = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: 0x400000), iov_len: bytes.count)
    withUnsafeMutablePointer(to: &local) { local in
      withUnsafeMutablePointer(to: &remote) { remote in
        let (ours, theirs) = (Int(bitPattern: local), Int(bitPattern: remote))
        if call(310, parent, ours, 1, theirs, 1, 0) > 0 { print("attack-reached memory") }
        _ = call(311, parent, ours, 1, theirs, 1, 0)
      }
    }
  }
  print("seize", call(101, 0x4206, parent, 0, 0, 0, 0))
  print("attach", call(101, 16, parent, 0, 0, 0, 0))
  return n + 1
}
