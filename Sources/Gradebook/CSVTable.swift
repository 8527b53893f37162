/// Rows of cells as comma-separated values. Source: RFC 4180.
package struct CSVTable: Sendable, Equatable {
  package var rows: [[String]]

  package init(rows: [[String]] = []) { self.rows = rows }

  /// What is wrong with a text that is no such table.
  package struct Problem: Error, Equatable {
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
      self.line = line
      self.message = message
    }
  }

  /// Reads commas, or semicolons and tabs as spreadsheets of some countries write them: whichever the first line has most of.
  /// A byte-order mark and empty lines are left out.
  package init(_ text: String) throws(Problem) {
    // Bytes, since Swift takes a carriage return and a line feed for one character.
    let bytes = Array((text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text).utf8)
    let firstLine = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counts = separators.map { separator in firstLine.count { $0 == separator } }
    let separator = separators[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
    var reader = Reader(bytes: bytes, separator: separator)
    rows = try reader.rows()
  }

  private struct Reader {
    let bytes: [UInt8]
    let separator: UInt8
    private var index = 0
    private var line = 1

    init(bytes: [UInt8], separator: UInt8) {
      self.bytes = bytes
      self.separator = separator
    }

    mutating func rows() throws(Problem) -> [[String]] {
      var rows: [[String]] = []
      while index < bytes.count {
        let row = try row()
        if row != [""] { rows.append(row) }
      }
      return rows
    }

    private mutating func row() throws(Problem) -> [String] {
      var row: [String] = []
      while true {
        row.append(try cell())
        guard index < bytes.count else { return row }
        let end = bytes[index]
        index += 1
        if end == separator { continue }
        if end == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        line += 1
        return row
      }
    }

    private mutating func cell() throws(Problem) -> String {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        let start = index
        while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      let firstLine = line
      var cell: [UInt8] = []
      index += 1
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        guard byte == UInt8(ascii: "\"") else {
          cell.append(byte)
          continue
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
          cell.append(byte)
          index += 1
        } else if index == bytes.count || isEnd(bytes[index]) {
          return String(decoding: cell, as: UTF8.self)
        } else {
          throw Problem(line: line, message: "A quotation mark stands within a cell; write it twice")
        }
      }
      throw Problem(line: firstLine, message: "The quotation mark that begins here does not end")
    }

    private func isEnd(_ byte: UInt8) -> Bool {
      byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
  }

  /// Comma-separated, each row ended by a line feed.
  package var text: String {
    rows.map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { [UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D].contains($0) }) else {
      return cell
    }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }
}
