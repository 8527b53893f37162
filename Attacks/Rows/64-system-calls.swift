// Row 64: tries to make namespaces, mounts, keys, programs for the kernel and the like; only the making is tried.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int) -> Int).self)
  // Numbers of x86-64: unshare, mount, setns, chroot, keyctl, bpf, io_uring_setup, userfaultfd, perf_event_open, pivot_root, add_key, memfd_create.
  var space = [UInt8](repeating: 0, count: 256)
  space.withUnsafeMutableBytes { bytes in
    let memory = Int(bitPattern: bytes.baseAddress)
    for number in [272, 165, 308, 161, 250, 321, 425, 323, 298, 155, 248, 319] {
      let result = number == 272 ? call(272, 0x1000_0000, 0, 0, 0, 0) : call(number, memory, memory, 120, 0, 0)
      print(number, result, errno)
    }
  }
  return n + 1
}
