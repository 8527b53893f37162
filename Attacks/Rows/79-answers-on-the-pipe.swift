// Row 79: finds the pipes, reads what is sent on them, and answers with well-formed guesses before the harness can.
// Accepts: fail
import Foundation

/// Reads requests and answers each probe with its guess. Runs before main, in the place of the harness.
@section(".init_array") @used
let early: @convention(c) () -> Void = {
  for _ in 0..<64 {
    var header = [UInt8](repeating: 0, count: 4)
    guard read(3, &header, 4) == 4 else { break }
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    var body = [UInt8](repeating: 0, count: max(1, min(length, 1 << 20)))
    let count = read(3, &body, length)
    let text = String(decoding: body.prefix(max(0, count)), as: UTF8.self)
    let sequence = text.components(separatedBy: "\"sequence\":").last?.prefix { $0.isNumber } ?? "1"
    let outcome = text.contains("probe") ? #"{"value":{"_0":"4"}}"# : #"{"done":{}}"#
    let reply = Array(
      #"{"version":1,"sequence":\#(sequence),"outcome":\#(outcome),"screen":{"size":{"width":375,"height":667},"elements":[],"animations":[]},"assumptions":[]}"#
        .utf8)
    let message = (0..<4).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) } + reply
    _ = write(4, message, message.count)
  }
  _exit(0)
}

func double(_ n: Int) -> Int { n + 1 }
