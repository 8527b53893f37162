/// A piece of Swift that somebody wrote, and where it is to go in a program.
package struct CodeFragment: Hashable, Sendable, Codable {
  package enum Destination: Hashable, Sendable, Codable {
    /// The whole file of that name.
    case file(String)
    /// Members of that type; `Outer.Inner` for a nested one.
    case members(of: String)
  }

  package var code: String
  package var destination: Destination
  /// The file that the piece was written in: a lesson, a learner's answer, a Swift file.
  package var file: String
  /// Where its first byte stands in that file: 1-based.
  package var line: Int
  /// 1-based, in bytes of UTF-8; every line of the piece is taken to be moved by the same width.
  package var column: Int

  package init(_ code: String, to destination: Destination, from file: String, line: Int = 1, column: Int = 1) {
    self.code = code
    self.destination = destination
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Where a line of a program was written.
package struct LineOrigin: Hashable, Sendable, Codable {
  package var file: String
  /// 1-based.
  package var line: Int
  /// What to add to a column of the program's line to get the column in `file`; bytes of UTF-8.
  package var columnShift: Int

  package init(file: String, line: Int, columnShift: Int = 0) {
    self.file = file
    self.line = line
    self.columnShift = columnShift
  }

  /// The column in the origin's file for a column of the program's line; both are 1-based.
  package func column(for column: Int) -> Int { max(1, column + columnShift) }
}
