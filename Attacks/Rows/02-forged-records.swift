// Row 02: writes forged records to every open descriptor, framed and unframed.
// Accepts: fail
import Foundation

func double(_ n: Int) -> Int {
  // A finding that says "pass", and an answer with the right value on a screen without elements.
  let finding = joined([0], text(""), [0], count(0), [0, 0, 0], whole(1), count(0), [0, 0, 0, 0])
  let reply = joined(
    whole(2), whole(2), [1], text("4"), number(0), number(0), count(0), [0], count(0), count(0))
  let json = #"{"check":"small","outcome":{"passed":{}},"expectations":1,"executed":1,"verdict":"pass"}"#
  for descriptor in Int32(1)...260 where fcntl(descriptor, F_GETFD) >= 0 {
    for body in [finding, reply, Array(json.utf8)] {
      _ = write(descriptor, joined(count(body.count), body), body.count + 4)
      _ = write(descriptor, body, body.count)
    }
  }
  return n + 1
}

/// The parts of a message in a row.
func joined(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }
/// Least significant byte first.
func whole(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
func count(_ value: Int) -> [UInt8] { Array(whole(value).prefix(4)) }
func number(_ value: Double) -> [UInt8] { whole(Int(bitPattern: UInt(value.bitPattern))) }
func text(_ text: String) -> [UInt8] { joined(count(text.utf8.count), Array(text.utf8)) }
