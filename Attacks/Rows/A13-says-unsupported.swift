// Row A13: answers "unsupported" on the channel by itself, so that what fails becomes undecided.
// Accepts: fail
import Foundation

@section(".init_array") @used
let early: @convention(c) () -> Void = {
  var header = [UInt8](repeating: 0, count: 4)
  while read(3, &header, 4) == 4 {
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    var body = [UInt8](repeating: 0, count: max(1, min(length, 1 << 20)))
    let count = max(0, read(3, &body, length))
    let text = String(decoding: body[..<count], as: UTF8.self)
    let sequence = text.components(separatedBy: "\"sequence\":").last?.prefix { $0.isNumber } ?? "1"
    let reply = Array(
      #"{"version":1,"sequence":\#(sequence),"outcome":{"unsupported":{"_0":"UITextField.attack"}},"screen":{"size":{"width":375,"height":667},"elements":[],"animations":[]},"assumptions":[]}"#
        .utf8)
    let message = (0..<4).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) } + reply
    _ = write(4, message, message.count)
  }
  _exit(0)
}

func double(_ n: Int) -> Int { n + 1 }
