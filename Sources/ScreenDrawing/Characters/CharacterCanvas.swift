internal import MarkupText

/// How wide text is in a terminal.
enum CharacterWidth {
  /// In columns.
  static func of(_ text: some StringProtocol) -> Int { columns(text) }
}

/// A sheet of squared paper, a character in each square. What is written later covers what was there; what is outside of the clip is not written.
struct CharacterCanvas {
  let columns, rows: Int
  /// Where writing shows.
  var clip: (columns: Range<Int>, rows: Range<Int>)
  /// A square that a wide character reaches into is `nil`.
  private var squares: [[Character?]]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    clip = (0..<columns, 0..<rows)
    squares = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  func text(_ row: Int) -> String { String(squares[row].compactMap(\.self)) }

  func isEmpty(_ row: Int) -> Bool { squares[row].allSatisfy { $0 == " " } }

  mutating func clear(_ columns: Range<Int>, _ rows: Range<Int>) {
    let blank = String(repeating: " ", count: columns.count)
    for row in rows.clamped(to: clip.rows) { write(blank, at: columns.lowerBound, row) }
  }

  mutating func write(_ text: String, at column: Int, _ row: Int) {
    guard clip.rows.contains(row) else { return }
    var column = column
    for character in text {
      let width = CharacterWidth.of(String(character))
      // What stands on another character can't have a square of its own.
      guard width > 0 else { continue }
      let taken = column..<column + width
      if taken.clamped(to: clip.columns) == taken { put(character, in: taken, row) }
      column += width
    }
  }

  private mutating func put(_ character: Character, in taken: Range<Int>, _ row: Int) {
    // Half of a wide character is nothing.
    if squares[row][taken.lowerBound] == nil { squares[row][taken.lowerBound - 1] = " " }
    let next = taken.upperBound
    if next < columns, squares[row][next] == nil { squares[row][next] = " " }
    squares[row][taken.lowerBound] = character
    for column in taken.dropFirst() { squares[row][column] = nil }
  }
}
