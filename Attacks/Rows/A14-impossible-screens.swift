// Row A14: answers with tables of impossible numbers of rows, rows that no table has, and sizes that are no numbers.
// Accepts: fail
// Lesson: first, step tick, with TaskItem.swift
import Foundation

class TaskItem {
    let caption: String
    var isDone = false

    init(caption: String) {
        self.caption = caption
    }
}

/// Answers every request with another screen that can't be.
@section(".init_array") @used
let early: @convention(c) () -> Void = {
  let counts = [Int.min, Int.max, 0, -1]
  let rows = [99, Int.min, Int.max, -1]
  let numbers = [1e308, -1e308, Double.infinity, 0]
  for turn in 0..<400 {
    var header = [UInt8](repeating: 0, count: 4)
    guard read(3, &header, 4) == 4 else { break }
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    var body = [UInt8](repeating: 0, count: max(1, min(length, 1 << 20)))
    let taken = max(0, read(3, &body, length))
    let frame = joined(number(0), number(numbers[turn % 4]), number(10), number(10))
    // An identifier, three empty texts, the frame, and of four flags that it is enabled.
    let middle = joined(text("tasks"), text(""), text(""), text(""), frame, [1, 0, 0, 0])
    let places: [Double] = [0, 1e308, -1, 1e308, 0, 0, 1e308, 0]
    let cell = joined(
      whole(2), [9], middle, [0, 0, 1], whole(0), [1], whole(rows[turn % 4]), [0, 0, 0], count(0))
    let sections = joined(
      count(2), text("Top Priority"), text(""), whole(counts[turn % 4]), text("Bonus"), text(""),
      whole(counts[(turn + 1) % 4]))
    let table = joined(
      whole(1), [8], middle, [1], places.flatMap(number), [1], sections, [0, 0, 0, 0, 0], count(1), cell)
    let reply = joined(
      whole(2), Array(body[..<min(taken, 8)]), [0], number(375), number(667), count(1), table, [0], count(0), count(0))
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
