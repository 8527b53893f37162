// Row X12: writes half a record to the channel, and closes it.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  for descriptor in Int32(3)..<260 {
    var half: [UInt8] = [0x40, 0, 0, 0, 0x7B, 0x22, 0x76]
    _ = write(descriptor, &half, half.count)
    close(descriptor)
  }
  while true { sleep(1) }
}
