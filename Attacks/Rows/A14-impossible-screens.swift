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
  let counts = ["-9223372036854775808", "9223372036854775807", "0", "-1"]
  let rows = ["99", "-9223372036854775808", "9223372036854775807", "-1"]
  let numbers = ["1e308", "-1e308", "1e999", "0"]
  for turn in 0..<400 {
    var header = [UInt8](repeating: 0, count: 4)
    guard read(3, &header, 4) == 4 else { break }
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    var body = [UInt8](repeating: 0, count: max(1, min(length, 1 << 20)))
    let count = max(0, read(3, &body, length))
    let text = String(decoding: body[..<count], as: UTF8.self)
    let sequence = text.components(separatedBy: "\"sequence\":").last?.prefix { $0.isNumber } ?? "1"
    let frame = #"{"origin":{"x":0,"y":\#(numbers[turn % 3])},"size":{"width":10,"height":10}}"#
    let box = #"{"x":0,"y":\#(numbers[turn % 3]),"width":10,"height":10}"#
    let rectangle = turn % 2 == 0 ? frame : box
    let flags = #""identifier":"tasks","label":"","value":"","placeholder":"","isEnabled":true,"isSelected":false,"hasFocus":false,"isHittable":true"#
    let cell = #"{"id":2,"type":"cell",\#(flags),"frame":\#(rectangle),"section":0,"row":\#(rows[turn % 4]),"children":[]}"#
    let scroll = #"{"contentOffset":{"x":0,"y":1e308},"contentSize":{"width":-1,"height":1e308},"contentInset":{"top":0,"left":0,"bottom":1e308,"right":0}}"#
    let table = #"{"id":1,"type":"table",\#(flags),"frame":\#(rectangle),"scroll":\#(scroll),"sections":[{"header":"Top Priority","footer":"","rowCount":\#(counts[turn % 4])},{"header":"Bonus","footer":"","rowCount":\#(counts[(turn + 1) % 4])}],"children":[\#(cell)]}"#
    let reply = Array(
      #"{"version":1,"sequence":\#(sequence),"outcome":{"done":{}},"screen":{"size":{"width":375,"height":667},"elements":[\#(table)],"animations":[]},"assumptions":[]}"#
        .utf8)
    let message = (0..<4).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) } + reply
    _ = write(4, message, message.count)
  }
  _exit(0)
}
