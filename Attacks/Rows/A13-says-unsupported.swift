// Row A13: answers "unsupported" on the channel by itself, so that what fails becomes undecided.
// Accepts: fail
import Foundation

@section(".init_array") @used
let early: @convention(c) () -> Void = {
  var header = [UInt8](repeating: 0, count: 4)
  while read(3, &header, 4) == 4 {
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    var body = [UInt8](repeating: 0, count: max(1, min(length, 1 << 20)))
    let taken = max(0, read(3, &body, length))
    // The version, the number of the request, and the claim; a screen without elements, and no assumptions.
    let reply = joined(
      whole(2), Array(body[..<min(taken, 8)]), [4], text("UITextField.attack"), number(375), number(667), count(0), [0],
      count(0), count(0))
    let message = joined(count(reply.count), reply)
    _ = write(4, message, message.count)
  }
  _exit(0)
}

/// The parts of a message in a row.
func joined(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }
/// Least significant byte first.
func whole(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
func count(_ value: Int) -> [UInt8] { Array(whole(value).prefix(4)) }
func number(_ value: Double) -> [UInt8] { whole(Int(bitPattern: UInt(value.bitPattern))) }
func text(_ text: String) -> [UInt8] { joined(count(text.utf8.count), Array(text.utf8)) }

func double(_ n: Int) -> Int { n + 1 }
