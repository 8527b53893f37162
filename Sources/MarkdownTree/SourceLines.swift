/// The lines of a text, as CommonMark ends them: by a line feed, a carriage return, or both.
package struct SourceLines {
  private let bytes: [UInt8]
  /// Offsets of bytes.
  private let starts: [Int]

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package init(_ bytes: some Collection<UInt8>) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : Array(bytes)
    var starts = [0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == 0x0A || (bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if isEnd { starts.append(index + 1) }
    }
    self.bytes = bytes
    self.starts = starts
  }

  package var count: Int { starts.count }

  /// The text of a 1-based line from a 1-based column of bytes, without the end of the line; empty when there is none.
  package func text(ofLine line: Int, fromColumn column: Int = 1) -> String {
    guard starts.indices.contains(line - 1), column >= 1 else { return "" }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    let start = starts[line - 1] + column - 1
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// Everything from the start of a 1-based line, ends of lines included.
  package func text(fromLine line: Int) -> String {
    starts.indices.contains(line - 1) ? String(decoding: bytes[starts[line - 1]...], as: UTF8.self) : ""
  }
}

extension BidirectionalCollection<UInt8> {
  /// Without the spaces and tabs at both ends.
  var trimmedBlanks: SubSequence {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let rest = drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return rest.prefix(0) }
    return rest[...last]
  }
}
