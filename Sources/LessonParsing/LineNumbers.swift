/// The value of `highlight`: numbers of lines and ranges of them.
///
///     LineNumbers("2,4-6")    // [2...2, 4...6]
struct LineNumbers {
  /// In order; those that touch or overlap are one.
  let ranges: [ClosedRange<Int>]

  /// `nil` for text of another form.
  init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Self.number($0.trimmed) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else {
        return nil
      }
      ranges.append(first...last)
    }
    self.ranges = Self.joined(ranges)
  }

  /// 1-based; digits only.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), (1...100_000).contains(number)
    else { return nil }
    return number
  }

  private static func joined(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
