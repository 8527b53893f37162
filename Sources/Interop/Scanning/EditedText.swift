/// A text with edits that keep every byte where it was, and a few insertions that are remembered.
package struct EditedText: Hashable, Sendable, Codable {
  private(set) var bytes: [UInt8]
  /// Put after the last line.
  var tail = ""
  /// Where something was put in, in bytes of the original, and how much.
  private(set) var insertions: [Insertion] = []

  package struct Insertion: Hashable, Sendable, Codable {
    package var offset: Int
    package var text: String
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  private enum CodingKeys: String, CodingKey { case text, tail, insertions }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    bytes = Array(try values.decode(String.self, forKey: .text).utf8)
    tail = try values.decode(String.self, forKey: .tail)
    insertions = try values.decode([Insertion].self, forKey: .insertions)
  }

  /// As text: whole tokens are edited, so it stays UTF-8.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(String(decoding: bytes, as: UTF8.self), forKey: .text)
    try values.encode(tail, forKey: .tail)
    try values.encode(insertions, forKey: .insertions)
  }

  /// A learner's text as the compiler counts its lines and columns: without a byte-order mark, and with line feeds for
  /// carriage returns that stand alone, which the compiler does not take for line ends.
  static func normalized(_ text: String) -> String {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\r") {
      if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: "\n") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// 1-based, in the original.
  var lineCount: Int { 1 + bytes.count { $0 == UInt8(ascii: "\n") } }

  /// Makes bytes blank; line ends stay.
  mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// Puts a shorter or equally long text in the place of a range, with blanks after it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let new = Array(text.utf8)
    guard new.count <= range.count else { return }
    blank(range)
    bytes.replaceSubrange(range.lowerBound..<(range.lowerBound + new.count), with: new)
  }

  mutating func insert(_ text: String, at offset: Int) {
    insertions.append(Insertion(offset: offset, text: text))
  }

  /// Puts a member into the body of a type, before its closing brace. What was put in there before comes behind it.
  mutating func insertMember(_ member: String, at end: Int) {
    let needsSeparator = needsSeparator(at: end)
    let isFirst = !insertions.contains { $0.offset == end }
    insert((needsSeparator ? "; " : " ") + member + (isFirst || needsSeparator ? " " : "; "), at: end)
  }

  /// Whether a declaration before this byte stands on the same line.
  private func needsSeparator(at offset: Int) -> Bool {
    let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before.map { !"\n\r{;".utf8.contains($0) } ?? false
  }

  func contains(_ part: String) -> Bool { String(decoding: bytes, as: UTF8.self).contains(part) }

  /// Whether the expression that stood at this byte was made into a key path.
  func isKeyPath(at offset: Int) -> Bool {
    insertions.contains { $0.offset == offset && $0.text == "\\" }
      || offset > 0 && bytes[offset - 1] == UInt8(ascii: "\\")
  }

  /// The text with its insertions.
  package var text: String {
    var result: [UInt8] = []
    var next = 0
    // Of several at one byte, the last one that was put in comes first.
    let ordered = insertions.enumerated().sorted { ($0.element.offset, $1.offset) < ($1.element.offset, $0.offset) }
    for (_, insertion) in ordered {
      result += bytes[next..<insertion.offset]
      result += Array(insertion.text.utf8)
      next = insertion.offset
    }
    result += bytes[next...]
    if !tail.isEmpty { result += Array(((result.last == UInt8(ascii: "\n") ? "" : "\n") + tail).utf8) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where a byte of the original stands in the edited text.
  func editedOffset(_ original: Int) -> Int {
    original + insertions.filter { $0.offset <= original }.map(\.text.utf8.count).reduce(0, +)
  }

  /// The column of a place of the original in the edited text.
  func editedColumn(_ place: Place) -> Int {
    let lineStart = place.offset - (place.column - 1)
    return place.column
      + insertions.filter { $0.offset >= lineStart && $0.offset <= place.offset }.map(\.text.utf8.count).reduce(0, +)
  }

  /// The column in the original for a column of the edited text; both are 1-based, in bytes.
  func originalColumn(line: Int, column: Int) -> Int {
    let start = lineStart(line)
    var original = column
    for insertion in insertions.sorted(by: { $0.offset < $1.offset })
    where insertion.offset >= start && insertion.offset - start < original - 1 {
      original = max(insertion.offset - start + 1, original - insertion.text.utf8.count)
    }
    return original
  }

  /// The byte at which a 1-based line starts.
  private func lineStart(_ line: Int) -> Int {
    var current = 1
    var index = 0
    while current < line, index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { current += 1 }
      index += 1
    }
    return index
  }
}
