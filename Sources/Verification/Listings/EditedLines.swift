internal import CourseModel

/// The bytes of a text, by lines.
struct EditedLines {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Puts other lines between the marks of a fence; `isWhole` for a part, which has no marks.
  /// - Returns: Whether they fit there.
  mutating func replace(_ fence: Snippet, with printed: String, isWhole: Bool) -> Bool {
    var lines = printed.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let starts = lineStarts
    let first = fence.location.position.line - 1
    let count = fence.code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count - 1
    guard !isWhole else {
      bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
      return true
    }
    guard first > 0, first + count < starts.count, holds(fence.code, starts[first]..<starts[first + count]) else {
      return false
    }
    let opening = bytes[starts[first - 1]..<starts[first]]
    let end = opening.suffix(while: { $0 == 0x0A || $0 == 0x0D })
    let indentation = opening.prefix { $0 == 0x20 }
    let mark = opening.dropFirst(indentation.count).prefix { $0 == opening[opening.startIndex + indentation.count] }
    let closes = lines.contains { line in line.drop { $0 == " " }.utf8.starts(with: mark) }
    guard !mark.isEmpty, !closes, !lines.contains(where: { $0.contains("\0") }) else { return false }
    let new = lines.flatMap { Array(indentation) + Array($0.utf8) + Array(end) }
    bytes.replaceSubrange(starts[first]..<starts[first + count], with: new)
    return true
  }

  /// Whether the range is the code of a fence, but for its indentation and line ends.
  private func holds(_ code: String, _ range: Range<Int>) -> Bool {
    func words(_ text: String) -> [String] {
      text.split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " }) }
    }
    return words(String(decoding: bytes[range], as: UTF8.self)) == words(code)
  }

  /// Offsets of lines, as CommonMark ends them: by a line feed, a carriage return, or both.
  private var lineStarts: [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isReturn { starts.append(index + 1) }
    }
    return starts
  }
}

extension Collection<UInt8> where Self: BidirectionalCollection {
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> [UInt8] {
    reversed().prefix(while: condition).reversed()
  }
}
