import Foundation

/// Text broken into lines. Without fonts each character is as wide as `TextMeasure` says: deterministic, not exact.
public struct _TextLines {
  private let text: NSString
  /// In UTF-16 units; a line feed belongs to the line that it ends.
  private(set) var ranges: [NSRange] = []
  private let font: UIFont?
  /// In points, in which lines are aligned; nil where they begin at the left.
  private let room: CGFloat?
  private let alignment: NSTextAlignment

  /// - Parameters:
  ///   - width: In points; nil for a single line without an end.
  ///   - room: In points, in which a line is aligned: the width, where there is one.
  init(
    _ string: String, _ font: UIFont?, width: CGFloat?, room: CGFloat? = nil, alignment: NSTextAlignment = .natural
  ) {
    text = string as NSString
    self.font = font
    self.room = width ?? room
    self.alignment = alignment
    var start = 0
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in Self.broken(paragraph, into: width.map { max(1, Int($0 / TextMeasure.width(of: "m", font))) }) {
        ranges.append(NSRange(location: start, length: line.utf16.count))
        start += line.utf16.count
      }
      start += 1
    }
  }

  /// In points.
  var height: CGFloat { CGFloat(ranges.count) * lineHeight }
  var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  /// Lines end at the last blank that fits, or where they are full.
  private static func broken(_ paragraph: Substring, into limit: Int?) -> [Substring] {
    guard let limit, paragraph.count > limit else { return [paragraph] }
    var lines: [Substring] = []
    var rest = paragraph
    while rest.count > limit {
      let full = rest.prefix(limit)
      let end = full.lastIndex(of: " ").map { full.index(after: $0) } ?? full.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines + [rest]
  }

  private func x(of offset: Int, in line: NSRange) -> CGFloat {
    let before = NSRange(location: line.location, length: min(max(0, offset - line.location), line.length))
    return start(of: line) + TextMeasure.width(of: text.substring(with: before), font)
  }

  /// [A] NSTextAlignment. A line that fills its room begins at the left.
  private func start(of line: NSRange) -> CGFloat {
    guard let room, alignment == .right || alignment == .center else { return 0 }
    let free = max(0, room - TextMeasure.width(of: text.substring(with: line), font))
    return alignment == .right ? free : free / 2
  }

  private func line(of offset: Int) -> Int { ranges.lastIndex { $0.location <= offset } ?? 0 }

  func caret(at offset: Int) -> CGRect {
    let index = line(of: offset)
    return CGRect(x: x(of: offset, in: ranges[index]), y: CGFloat(index) * lineHeight, width: 2, height: lineHeight)
  }

  func rectangles(of range: NSRange) -> [CGRect] {
    ranges.enumerated().compactMap { index, line in
      guard let part = range.intersection(line), part.length > 0 else { return nil }
      let start = x(of: part.location, in: line)
      let end = x(of: part.location + part.length, in: line)
      return CGRect(x: start, y: CGFloat(index) * lineHeight, width: end - start, height: lineHeight)
    }
  }

  func offset(nearest point: CGPoint) -> Int {
    let index = min(max(0, Int(point.y / lineHeight)), ranges.count - 1)
    let line = ranges[index]
    var best = line.location
    var next = line.location
    while next <= line.location + line.length {
      if abs(x(of: next, in: line) - point.x) < abs(x(of: best, in: line) - point.x) { best = next }
      guard next < text.length else { break }
      next += text.rangeOfComposedCharacterSequence(at: next).length
    }
    return best
  }
}
