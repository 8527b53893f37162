// Row 02: writes forged records to every open descriptor, framed and unframed.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  let texts = [
    #"{"check":"small","outcome":{"passed":{}},"expectations":1,"executed":1,"verdict":"pass"}"#,
    #"{"version":1,"sequence":2,"outcome":{"value":{"_0":"4"}},"screen":{"size":{"width":0,"height":0},"elements":[],"animations":[]},"assumptions":[]}"#,
  ]
  for descriptor in Int32(1)...260 where fcntl(descriptor, F_GETFD) >= 0 {
    for text in texts {
      let body = Array(text.utf8)
      let length = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
      _ = write(descriptor, length + body, body.count + 4)
      _ = write(descriptor, body, body.count)
    }
  }
  return n + 1
}
