// Row 27: a thread goes on writing forged records to every descriptor.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  Thread.detachNewThread {
    // An answer with a value on a screen without elements.
    let body = joined(
      whole(2), whole(3), [1], text("42"), number(0), number(0), count(0), [0], count(0), count(0))
    let message = joined(count(body.count), body)
    for _ in 0..<2000 {
      for descriptor in Int32(1)..<260 { _ = write(descriptor, message, message.count) }
    }
  }
  usleep(1000)
  return n + 1
}

/// The parts of a message in a row.
func joined(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }
/// Least significant byte first.
func whole(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
func count(_ value: Int) -> [UInt8] { Array(whole(value).prefix(4)) }
func number(_ value: Double) -> [UInt8] { whole(Int(bitPattern: UInt(value.bitPattern))) }
func text(_ text: String) -> [UInt8] { joined(count(text.utf8.count), Array(text.utf8)) }
