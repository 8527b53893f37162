// Row 58: TCP, UDP, listening and Unix sockets, one of them abstract.
// Accepts: contained
import Foundation

func double(_ n: Int) -> Int {
  let families: [(Int32, Int32)] = [(AF_INET, 1), (AF_INET, 2), (AF_INET6, 1), (AF_UNIX, 1), (AF_UNIX, 2), (16, 3), (40, 1)]
  for (family, kind) in families {
    let number = socket(family, kind, 0)
    guard number >= 0 else { continue }
    if family == AF_INET {
      var address = sockaddr_in()
      address.sin_family = UInt16(AF_INET)
      address.sin_port = UInt16(47_113).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          (connect(number, $0, 16), bind(number, $0, 16), sendto(number, "canary", 6, 0, $0, 16))
        }
      }
      print("inet", kind, result, listen(number, 1))
    } else {
      print("socket", family, kind)
    }
  }
  return n + 1
}
