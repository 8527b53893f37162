// Row 27: a thread goes on writing forged records to every descriptor.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  Thread.detachNewThread {
    let body = Array(
      #"{"version":1,"sequence":3,"outcome":{"value":{"_0":"42"}},"screen":{"size":{"width":0,"height":0},"elements":[],"animations":[]},"assumptions":[]}"#
        .utf8)
    let message = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
    for _ in 0..<2000 {
      for descriptor in Int32(1)..<260 { _ = write(descriptor, message, message.count) }
    }
  }
  usleep(1000)
  return n + 1
}
