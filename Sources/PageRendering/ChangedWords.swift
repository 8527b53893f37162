/// Which words of a line that was changed are not in the other one.
struct ChangedWords {
  /// Offsets of Unicode scalars in the old line, and in the new one.
  private(set) var old: [Range<Int>] = []
  private(set) var new: [Range<Int>] = []

  /// - Returns: Nothing for lines that have little in common: one is not the other's successor, and marks would be noise.
  init(from old: Substring, to new: Substring) {
    let (before, after) = (Self.words(old), Self.words(new))
    guard before.count + after.count <= 400 else { return }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.map(\.text).difference(from: before.map(\.text)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let common = before.indices.filter { !removed.contains($0) }.reduce(0) { $0 + before[$1].weight }
    let longest = max(before.reduce(0) { $0 + $1.weight }, after.reduce(0) { $0 + $1.weight })
    guard common * 2 >= longest, common > 0 else { return }
    self.old = Self.ranges(removed, of: before)
    self.new = Self.ranges(inserted, of: after)
  }

  private struct Word {
    var text: Substring
    var start: Int
    var length: Int { text.unicodeScalars.count }
    /// Blanks say nothing of how much two lines have in common.
    var weight: Int { text.allSatisfy(\.isWhitespace) ? 0 : length }
  }

  /// Names and numbers, stretches of blanks, and every other character by itself.
  private static func words(_ line: Substring) -> [Word] {
    var words: [Word] = []
    var start = 0
    var rest = line
    while !rest.isEmpty {
      let text = firstWord(of: rest)
      words.append(Word(text: text, start: start))
      start += text.unicodeScalars.count
      rest = rest[text.endIndex...]
    }
    return words
  }

  private static func firstWord(of line: Substring) -> Substring {
    guard let first = line.first else { return line }
    if isOfName(first) { return line.prefix(while: isOfName) }
    return first.isWhitespace ? line.prefix(while: \.isWhitespace) : line.prefix(1)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Neighbours are one range.
  private static func ranges(_ changed: Set<Int>, of words: [Word]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in changed.sorted() {
      let range = words[index].start..<words[index].start + words[index].length
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}

/// Puts `<mark>` around parts of a line that is HTML already.
enum MarkedLine {
  /// - Parameters:
  ///   - html: Text, references such as `&lt;`, and `<span>`s that are not in each other.
  ///   - marks: Offsets of Unicode scalars in the text that it shows, in order.
  static func html(_ html: String, marks: [Range<Int>]) -> String {
    if marks.isEmpty { return html }
    var result = ""
    var (span, openSpan) = ("", "")
    var isMarking = false
    var offset = 0
    var rest = Substring(html).unicodeScalars[...]

    func move(toMark mark: Bool, span: String) {
      if mark == isMarking, span == openSpan { return }
      if !openSpan.isEmpty { result += "</span>" }
      if isMarking, !mark { result += "</mark>" }
      if mark, !isMarking { result += "<mark>" }
      result += span
      (isMarking, openSpan) = (mark, span)
    }

    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        let tag = String(rest[...end])
        span = tag == "</span>" ? "" : tag
        rest = rest[rest.index(after: end)...]
        continue
      }
      var unit = rest.prefix(1)
      if first == "&", let end = rest.firstIndex(of: ";") { unit = rest[...end] }
      move(toMark: marks.contains { $0.contains(offset) }, span: span)
      result.unicodeScalars += unit
      rest = rest[unit.endIndex...]
      offset += 1
    }
    move(toMark: false, span: "")
    return result
  }
}
